import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One entry of Vite's manifest. */
export interface Chunk {
  file: string;
  /** Keys of what it needs before it can run. */
  imports?: string[];
  /** Keys of what it may load later. */
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** @param outDir of the client's build, which left its manifest there */
export async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** @throws Error for a key that the manifest lacks */
export function chunkOf(manifest: Manifest, key: string): Chunk {
  const found = manifest[key];
  if (found === undefined) throw new Error(`${key} is not in the manifest of the client's build.`);
  return found;
}

/** The keys, and those of everything that must be there before they can run, once each. */
export function withImports(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const found = new Set(keys);
  // A set goes on to what is added while it is walked.
  for (const key of found) for (const next of chunkOf(manifest, key).imports ?? []) found.add(next);
  return found;
}

/** The same, and everything that is loaded later, except what `skips` names and leads to alone. */
export function withAllImports(
  manifest: Manifest,
  keys: Iterable<string>,
  skips: (key: string) => boolean,
): Set<string> {
  const found = withImports(manifest, keys);
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = chunkOf(manifest, key);
    for (const next of imports) found.add(next);
    for (const next of dynamicImports) if (!skips(next)) found.add(next);
  }
  return found;
}
