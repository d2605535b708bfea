import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { functionEntries } from './function-entries.ts';

/**
 * Deployment uploads this folder alone and installs from its own package.json, so the domain (a workspace package)
 * is inlined and npm packages stay imports. Zod alone is inlined with it: most of it is not needed (its languages above
 * all), and loading the whole took a tenth of every cold start.
 */
export default defineConfig({
  plugins: [functionEntries(fileURLToPath(new URL('src/index.ts', import.meta.url)))],
  ssr: { noExternal: [/^@app\//, 'zod'] },
  build: {
    ssr: true,
    outDir: 'lib',
    target: 'node22',
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: 'shared-[name]-[hash].cjs',
        // The page renderer and a few packages are imported when they are needed, as the modules they are.
        dynamicImportInCjs: true,
      },
    },
  },
});
