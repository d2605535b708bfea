import type { Plugin } from 'vite';
import { APART_PATH } from '../../src/components/identity/drawn-apart.ts';
import {
  BAND_PATH,
  bandSvg,
  ENGRAVED,
  engravingSvg,
  engravingPath,
} from '../../src/components/identity/engraving.ts';
import { waveRingPath } from '../../src/components/identity/wave-ring.ts';
import { AREAS, COAST, RIVER } from '../../src/components/identity/metropolitan-areas.ts';

/** The engravings as separate files: drawn at build time, or on request by the dev server. */
export function engravings(): Plugin {
  const files = new Map([
    ...ENGRAVED.map((petals) => [engravingPath(petals), () => engravingSvg(petals)] as const),
    [BAND_PATH, bandSvg],
    [APART_PATH, apartSvg],
  ]);
  return {
    name: 'portal:engravings',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = files.get(request.url ?? '');
        if (draw === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(draw());
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, draw] of files)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: draw() });
    },
  };
}

/** What is too long for a page: the rosette of the cheque on the home page, the map of Bangkok. */
function apartSvg(): string {
  const rosette = [
    { radius: 44, swing: 13, waves: 12 },
    { radius: 20, swing: 8, waves: 12 },
  ];
  const paths = {
    rosette: rosette.map((ring) => waveRingPath(0, ring)).join(''),
    coast: COAST,
    river: RIVER,
    ...Object.fromEntries(AREAS.map(({ n, outline }) => [`area-${n}`, outline])),
  };
  const drawn = Object.entries(paths).map(([id, d]) => `<path id="${id}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`;
}
