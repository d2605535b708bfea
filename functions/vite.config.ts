import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { functionEntries } from './function-entries.ts';

/**
 * Deployment uploads this folder alone and installs from its own package.json, so the domain (a workspace package)
 * is inlined and npm packages stay imports. Of those, only Zod is inlined: most of it is not needed (above all its
 * languages), and loading the whole took a tenth of every cold start.
 */
export default defineConfig({
  plugins: [functionEntries(fileURLToPath(new URL('src/index.ts', import.meta.url)))],
  // The site's own origin, of the run that builds (tools/deploy.ts).
  define: { 'process.env.SITE_ORIGIN': JSON.stringify(process.env['SITE_ORIGIN'] ?? '') },
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
        // The page renderer and a few packages are loaded lazily, as ES modules.
        dynamicImportInCjs: true,
      },
    },
  },
});
