import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './site/build/dev-pages.ts';
import { engravings } from './site/build/engravings.ts';
import { environment } from './site/build/environment.ts';
import { fonts } from './site/build/fonts.ts';
import { noPipelines } from './site/build/no-pipelines.ts';
import { productionRouter } from './site/build/production-router.ts';
import { reactfireImports } from './site/build/reactfire-imports.ts';
import { serviceWorker } from './site/build/service-worker.ts';
import { siteBuild } from './site/build/site-build.ts';
import { toFunctions } from './site/build/to-functions.ts';
import { wholeWords } from './site/build/whole-words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Chunks that every page of the portal may load on demand. */
const NO_LIST = /\/(?:command-palette|waiting-badge)-[^/]+$/;

export default defineConfig({
  root: here('.'),
  plugins: [
    environment(),
    wholeWords(here('./')),
    react(),
    tailwindcss(),
    fonts(here('.')),
    siteBuild(here('.')),
    serviceWorker(here('.')),
    engravings(),
    noPipelines(),
    productionRouter(),
    reactfireImports(),
    toFunctions(),
    devPages(),
  ],
  resolve: { alias: { '@': here('./src') } },
  build: {
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // Constants that several scripts share need no separate file.
    rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
    modulePreload: {
      polyfill: false,
      // Vite writes a list of files to preload beside each dynamic import. What these chunks import is loaded by then.
      resolveDependencies: (file, dependencies) => (NO_LIST.test(file) ? [] : dependencies),
    },
  },
});
