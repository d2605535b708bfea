import path from 'node:path';
import type { Plugin } from 'vite';
import { chunkOf, readManifest } from './manifest.ts';

const ADDRESS = 'virtual:late-main';
/** What a finished page of the portal loads before it is touched. */
export const LATE_MAIN = 'src/app/late-main.ts';

/** Builds the script with which finished pages of the portal begin, and tells the pages' renderer where it is. */
export function lateMain(root: string): Plugin {
  let outDir = '';
  return {
    name: 'portal:late-main',
    config(config) {
      outDir = path.resolve(root, config.build?.outDir ?? 'dist');
      const input = [path.join(root, LATE_MAIN)];
      return { environments: { client: { build: { rolldownOptions: { input } } } } };
    },
    resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : null),
    load: async (id) => {
      if (id !== `\0${ADDRESS}`) return null;
      const { file } = chunkOf(await readManifest(outDir), LATE_MAIN);
      return `export default ${JSON.stringify(`/${file}`)};`;
    },
  };
}
