import type { Zip as ZipStream } from 'fflate';

/** A file of an archive, with streamed content. */
export interface ArchiveEntry {
  path: string;
  /** Texts are compressed; attachments are already. */
  compress: boolean;
  content: AsyncIterable<Uint8Array>;
}

/** Bytes of an archive that are buffered before reading pauses. */
const AHEAD = 1024 * 1024;

/**
 * A streamed ZIP archive: at most one chunk of one file is in memory.
 * @throws what reading an entry throws
 */
export async function* zipOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  let waiting: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive: ZipStream = new Zip((error, portion) => {
    if (error !== null) failure = error;
    else waiting.push(portion);
  });
  const take = () => {
    if (failure !== null) throw failure;
    const taken = waiting;
    waiting = [];
    return taken;
  };
  for await (const { path, compress, content } of entries) {
    const file = compress ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    archive.add(file);
    for await (const portion of content) {
      for (let start = 0; start < portion.length; start += AHEAD) {
        file.push(portion.subarray(start, start + AHEAD));
        yield* take();
      }
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  archive.end();
  yield* take();
}
