import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A linted file's path from the repository's root, with forward slashes. */
export function repositoryPath(filename: string): string {
  return path.relative(ROOT, filename).split(path.sep).join('/');
}
