import path from 'node:path';
import type { Plugin } from 'vite';

const FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * Takes React Router's production files into builds. Its package names only those for development, whose warnings are 0.4 KiB
 * on every page; there is no condition that chooses.
 */
export function productionRouter(): Plugin {
  return {
    name: 'portal:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      const file = FILES[id];
      if (file === undefined) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      const folder = found?.id.replace(/[\\/]development[\\/][^\\/]+$/, '');
      if (folder === undefined || folder === found?.id) throw new Error(`${id} has no development files.`);
      return path.join(folder, 'production', file);
    },
  };
}
