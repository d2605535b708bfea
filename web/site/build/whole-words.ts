import path from 'node:path';
import type { Plugin } from 'vite';

/** React's module, and ours that replaces it. */
const RUNTIMES: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'jsx-runtime.ts',
  'react/jsx-dev-runtime': 'jsx-dev-runtime.ts',
};

/**
 * Puts `web/src/lib/thai` between JSX and React, in the browser and on the server alike, in our code and in the packages': no
 * text has to be asked to keep its words whole (decision 137).
 */
export function wholeWords(root: string): Plugin {
  const folder = path.join(root, 'src/lib/thai');
  return {
    name: 'portal:whole-words',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = RUNTIMES[id];
      if (file === undefined || importer?.startsWith(folder) === true) return null;
      return path.join(folder, file);
    },
  };
}
