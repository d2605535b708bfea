import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { SCALES, SEAL_RIM, STRINGS } from '../../src/components/identity/seal-paths.ts';
import { waveRingPath } from '../../src/components/identity/wave-ring.ts';
import { linesOf } from './break-lines.ts';

/** A picture for previews in chats and search engines (Open Graph), as a page wants it. */
export interface Picture {
  /** `pictures/about.th.png` */
  file: string;
  title: string;
  /** The firm's. */
  name: string;
  /** Of the page's engraving. */
  petals: number;
}

/** Open Graph's usual size, in px. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The paper, the ink and the rest by day (`web/src/styles/tokens.css`). */
const PAPER = '#f6f1e6';
const INK = '#10292b';
const SEAL = '#a92d1a';
const BRASS = '#6b4e0c';
const SOFT = '#324a49';

/** The heading face, whole: what draws the pictures reads no compressed fonts. */
const HEADING = fileURLToPath(new URL('../../fonts/trirong-600.ttf', import.meta.url));

/** Draws the pictures of all pages. Their letters come from the site's own fonts, which hold no Chinese: see `prerender.tsx`. */
export async function drawPictures(pictures: readonly Picture[], outDir: string): Promise<void> {
  for (const picture of pictures) {
    const file = path.join(outDir, picture.file);
    await mkdir(path.dirname(file), { recursive: true });
    const drawn = new Resvg(svgOf(picture), {
      font: { fontFiles: [HEADING], loadSystemFonts: false, defaultFontFamily: 'Trirong' },
    });
    await writeFile(file, drawn.render().asPng());
  }
}

function svgOf({ title, name, petals }: Picture): string {
  const lines = linesOf(title, 15);
  const size = lines.length > 3 ? 62 : 76;
  const step = size * 1.45;
  const first = 330 - ((lines.length - 1) * step) / 2;
  const heading = lines
    .map((line, index) => `<text x="80" y="${(first + index * step).toFixed(0)}">${escape(line)}</text>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
  <g transform="translate(660 -40) scale(1.75)" fill="none" stroke="${BRASS}" stroke-width="0.7" opacity="0.5">${engraving(petals)}</g>
  <g transform="translate(80 56) scale(2.25)">
    <path d="${SEAL_RIM}" fill="${SEAL}"/>
    <g fill="none" stroke="#fffaf3"><circle cx="16" cy="16" r="13" stroke-width="0.6"/><path d="${SCALES}" stroke-width="1.5"/><path d="${STRINGS}" stroke-width="0.7"/></g>
  </g>
  <g font-family="Trirong" font-weight="600" fill="${INK}">
    <text x="172" y="102" font-size="30" fill="${SOFT}">${escape(name)}</text>
    <g font-size="${size}">${heading}</g>
  </g>
  <path d="M80 556h1040" stroke="${INK}" stroke-width="4"/><path d="M80 564h1040" stroke="${INK}" stroke-width="1.5"/>
</svg>`;
}

/** The rosette of a page as `web/src/components/identity/guilloche.tsx` draws it, with fewer lines: a preview is small. */
function engraving(petals: number): string {
  const layers = 4;
  const bands = [
    { radius: 160, swing: 34, waves: petals },
    { radius: 92, swing: 30, waves: petals },
  ];
  return bands
    .flatMap((band) => {
      const ring = waveRingPath(200, band);
      return Array.from({ length: layers }, (_, layer) => {
        const turn = ((layer * 360) / (band.waves * layers)).toFixed(3);
        return `<path d="${ring}" transform="rotate(${turn} 200 200)"/>`;
      });
    })
    .join('');
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
