import { defineConfig } from 'vite';

/**
 * Deployment uploads this folder alone and installs from its own package.json, so the domain (a workspace package)
 * is inlined and every npm package stays an import.
 */
export default defineConfig({
  ssr: { noExternal: [/^@app\//] },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    target: 'node22',
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { format: 'esm' } },
  },
});
