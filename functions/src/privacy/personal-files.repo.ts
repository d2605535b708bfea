import type { File } from '@google-cloud/storage';
import { CASE_DOCUMENTS, storagePaths } from '@app/domain/paths';
import { documentsBy } from '../case-document/document.repo.ts';
import { bucket } from '../lib/storage.ts';
import { ownCases } from './holdings.repo.ts';
import { jsonFile } from './json-portions.ts';
import { portionsOf } from './portions.repo.ts';
import type { ArchiveEntry } from './zip-archive.ts';

/** Bytes of files in one archive; further files are listed with their size, and can be downloaded from their case. */
const ARCHIVE_FILE_BYTES = 256 * 1024 * 1024;

/** A stored file, and where it is in the archive. */
interface Found {
  name: string;
  file: File;
  bytes: number;
}

/** The files of a person, and the list of them. */
export async function* personalFiles(
  uid: string,
  json: (name: string, content: AsyncIterable<Uint8Array>) => ArchiveEntry,
): AsyncGenerator<ArchiveEntry> {
  const listed: { path: string; bytes: number; in_archive: boolean }[] = [];
  let left = ARCHIVE_FILE_BYTES;
  for (const source of [ownFiles(uid), documentsOfCases(uid)]) {
    for await (const { name, file, bytes } of source) {
      const fits = bytes <= left;
      listed.push({ path: name, bytes, in_archive: fits });
      if (!fits) continue;
      left -= bytes;
      yield { path: `files/${name}`, compress: false, content: file.createReadStream() };
    }
  }
  yield json('files', jsonFile(listed));
}

/** All of the own folders but documents that the person has added to clients' cases: those are about a client's debtor. */
async function* ownFiles(uid: string): AsyncGenerator<Found> {
  const documents = new Set<unknown>();
  for await (const portion of portionsOf(documentsBy(uid)))
    for (const added of portion) documents.add(added.get('path'));
  const storage = await bucket();
  for (const folder of [storagePaths.avatars(uid), storagePaths.caseFiles(uid)]) {
    const [files] = await storage.getFiles({ prefix: `${folder}/` });
    for (const file of files)
      if (!documents.has(file.name)) yield { name: file.name, file, bytes: Number(file.metadata.size ?? 0) };
  }
}

/** What others have added to the person's cases, without the author's id. */
async function* documentsOfCases(uid: string): AsyncGenerator<Found> {
  const storage = await bucket();
  for await (const portion of portionsOf(ownCases(uid))) {
    for (const { ref } of portion) {
      const documents = await ref.collection(CASE_DOCUMENTS).select('path').get();
      for (const added of documents.docs) {
        const path = String(added.get('path'));
        const file = storage.file(path);
        const [exists] = await file.exists();
        if (!exists) continue;
        const [{ size }] = await file.getMetadata();
        const name = `case-documents/${ref.id}/${added.id}-${path.slice(path.lastIndexOf('/') + 1)}`;
        yield { name, file, bytes: Number(size ?? 0) };
      }
    }
  }
}
