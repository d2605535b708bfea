import type { Context } from '@oxlint/plugins';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A linted file's path from the folder of the linter's configuration, with forward slashes. */
export function repositoryPath({ filename }: Context): string {
  let root = path.dirname(filename);
  while (!existsSync(path.join(root, 'oxlint.config.ts')) && root !== path.dirname(root))
    root = path.dirname(root);
  return path.relative(root, filename).split(path.sep).join('/');
}
