import type { Context } from '@oxlint/plugins';
import path from 'node:path';

/** A linted file's path from the folder that the linter runs in (the repository's root), with forward slashes. */
export function repositoryPath({ cwd, filename }: Context): string {
  return path.relative(cwd, filename).split(path.sep).join('/');
}
