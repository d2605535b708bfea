import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { askForFonts } from '../document/ask-for-fonts.ts';
import { readHtml, writeHtml } from '../document/html-tree.ts';
import type { PageFaces } from '../document/page-faces.ts';

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

/** The heading face by script, small enough to be there when a page is first painted (decision 191). */
const HEADING_FACES = [
  { script: 'thai', letters: lettersOf(THAI) + FIGURES },
  { script: 'latin', letters: `${lettersOf([[0x20, 0x7e]])}\u00a0©–—‘’“”…·` },
] as const;
const HEADING = 'trirong-600';
/** What a preloaded subset may weigh, in bytes. */
const HEADING_BUDGET = 12 * 1_024;

/**
 * Cuts the whole faces of `web/fonts` down to what the site shows, Thai and Latin in one file each, for `web/src/styles/fonts.css`
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
        if (files.length === 0) return html;
        const document = readHtml(html);
        askForFonts(
          document,
          files.map((file) => `/${file}`),
        );
        return writeHtml(document);
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

/** The subset of the heading face for one script, as a file of the site. */
export interface HeadingFile {
  script: keyof PageFaces;
  /** `assets/heading-thai-1a2b3c4d.woff2` */
  file: string;
  content: Uint8Array;
}

/**
 * @param root the folder `web`
 * @throws Error for a subset that is heavier than its budget
 */
export async function headingFiles(root: string): Promise<HeadingFile[]> {
  const folder = await cutFonts(root);
  return Promise.all(
    HEADING_FACES.map(async ({ script }) => {
      const content = await readFile(path.join(folder, headingFile(script)));
      if (content.length > HEADING_BUDGET)
        throw new Error(`The heading face in ${script} has ${content.length} bytes.`);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return { script, file: `assets/heading-${script}-${hash}.woff2`, content };
    }),
  );
}

function headingFile(script: string): string {
  return `heading-${script}.woff2`;
}

/** @returns the folder with `<name>.woff2` for each `web/fonts/<name>.ttf` */
async function cutFonts(root: string): Promise<string> {
  const folder = path.join(root, 'fonts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf')).sort();
  const faces = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const key = createHash('sha256').update(JSON.stringify([names, LETTERS, FEATURES, HEADING_FACES]));
  for (const face of faces) key.update(face);
  const kept = path.join(root, '..', '.cache', 'fonts', key.digest('hex').slice(0, 16));
  if (existsSync(kept)) return kept;
  const work = `${kept}-${randomUUID()}`;
  await mkdir(work, { recursive: true });
  const letters = lettersOf(LETTERS);
  for (const [index, face] of faces.entries()) {
    await writeFile(path.join(work, `${nameOf(names[index])}.woff2`), await cut(face, letters, FEATURES));
  }
  const heading = faces[names.findIndex((name) => nameOf(name) === HEADING)];
  if (heading === undefined) throw new Error(`web/fonts has no ${HEADING}.`);
  for (const { script, letters: few } of HEADING_FACES)
    await writeFile(path.join(work, headingFile(script)), await cut(heading, few, FEATURES));
  // Another build may have been faster.
  await rename(work, kept).catch(() => rm(work, { recursive: true, force: true }));
  return kept;
}

function nameOf(file = ''): string {
  return path.parse(file).name;
}
