import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { askForFonts } from '../src/app/site/ask-for-fonts.ts';
import type { PageFaces } from '../src/app/site/page-faces.ts';

/**
 * What each face holds: ASCII, the whole of Thai, and the signs and punctuation of both. Fixed, not gathered from our
 * texts: authors and customers write as well. Letters with accents, a fifth of a file, come from the reader's system.
 */
const LETTERS: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  // A space that does not break, §, ©, «, ®, °, ±, ·, », ×, ÷.
  ...[0xa0, 0xa7, 0xa9, 0xab, 0xae, 0xb0, 0xb1, 0xb7, 0xbb, 0xd7, 0xf7].map((sign) => [sign, sign] as const),
  [0xe01, 0xe3a],
  [0xe3f, 0xe5b],
  [0x200b, 0x200d],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  // The dotted circle shown under a combining mark without a base letter.
  [0x25cc, 0x25cc],
];

/** Marks above and below take their places by these. What no style asks for (fractions, other forms) would bring its glyphs along. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];

const THAI: readonly (readonly [first: number, last: number])[] = [
  [0xe01, 0xe3a],
  [0xe40, 0xe4e],
  [0x200b, 0x200b],
];
const FIGURES = ' 0123456789%+.,()/-:–“”';

/** What is inlined in a page, so that its first paint has it on any line (decision 150). */
const PAGE_FACES = [
  {
    script: 'thai',
    family: 'Trirong, page',
    file: 'trirong-600',
    weight: 600,
    letters: lettersOf(THAI) + FIGURES,
    features: FEATURES,
  },
  {
    script: 'thai',
    family: 'IBM Plex Sans Thai Looped, page',
    file: 'ibm-plex-sans-thai-looped-400',
    weight: 400,
    letters: lettersOf(THAI),
    features: ['ccmp', 'locl', 'mark', 'mkmk'],
  },
  {
    script: 'latin',
    family: 'Trirong, page',
    file: 'trirong-600',
    weight: 600,
    letters: `${lettersOf([[0x20, 0x7e]])}\u00a0©–—‘’“”…·`,
    features: FEATURES,
  },
] as const;

/**
 * Cuts the whole faces of `web/fonts` down to what the site shows, Thai and Latin in one file each, for `styles/fonts.css`
 * under `@fonts/` (decision 066). A cut that was made once is kept in `.cache/`.
 */
export function fonts(root: string): Plugin {
  return {
    name: 'portal:fonts',
    config: async () => ({ resolve: { alias: { '@fonts': await cutFonts(root) } } }),
    // The portal's document; a public page does so itself (`render-document.tsx`). It asks for the heading face too: a face
    // that a rule in the document asks for later names the document's address (a case) to the server, whatever its policy.
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        return askForFonts(
          html,
          files.map((file) => `/${file}`),
        );
      },
    },
  };
}

function lettersOf(ranges: readonly (readonly [first: number, last: number])[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

/** Instructions for coarse screens (hints) are a third of a face, and phones ignore them. */
function cut(face: Buffer, letters: string, features: readonly string[]): Promise<Uint8Array> {
  return subsetFont(face, letters, { targetFormat: 'woff2', keepFeatures: [...features], noHinting: true });
}

/**
 * The font faces inlined in pages, as rules that contain the file.
 * @param root the folder `web`
 */
export async function pageFaces(root: string): Promise<PageFaces> {
  const folder = await cutFonts(root);
  const faces: PageFaces = { thai: '', latin: '' };
  for (const [index, { script, family, weight }] of PAGE_FACES.entries()) {
    const data = await readFile(path.join(folder, pageFile(index)), 'base64');
    faces[script] +=
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  }
  return faces;
}

function pageFile(index: number): string {
  return `page-${index}.woff2`;
}

/** @returns the folder with `<name>.woff2` for each `web/fonts/<name>.ttf` */
async function cutFonts(root: string): Promise<string> {
  const folder = path.join(root, 'fonts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf')).sort();
  const faces = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const key = createHash('sha256').update(JSON.stringify([names, LETTERS, FEATURES, PAGE_FACES]));
  for (const face of faces) key.update(face);
  const kept = path.join(root, '..', '.cache', 'fonts', key.digest('hex').slice(0, 16));
  if (existsSync(kept)) return kept;
  const work = `${kept}-${randomUUID()}`;
  await mkdir(work, { recursive: true });
  const letters = lettersOf(LETTERS);
  for (const [index, face] of faces.entries()) {
    await writeFile(path.join(work, `${nameOf(names[index])}.woff2`), await cut(face, letters, FEATURES));
  }
  for (const [index, { file, letters: few, features }] of PAGE_FACES.entries()) {
    const face = faces[names.findIndex((name) => nameOf(name) === file)];
    if (face === undefined) throw new Error(`web/fonts has no ${file}.`);
    await writeFile(path.join(work, pageFile(index)), await cut(face, few, features));
  }
  // Another build may have been faster.
  await rename(work, kept).catch(() => rm(work, { recursive: true, force: true }));
  return kept;
}

function nameOf(file = ''): string {
  return path.parse(file).name;
}
