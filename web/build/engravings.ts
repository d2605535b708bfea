import type { Plugin } from 'vite';
import { ENGRAVED, engravingSvg, engravingPath } from '../src/components/identity/engraving.ts';

/** The engravings as separate files: drawn at build time, or on request by the dev server. */
export function engravings(): Plugin {
  const files = new Map(ENGRAVED.map((petals) => [engravingPath(petals), petals]));
  return {
    name: 'portal:engravings',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const petals = files.get(request.url ?? '');
        if (petals === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(engravingSvg(petals));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, petals] of files) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: engravingSvg(petals) });
      }
    },
  };
}
