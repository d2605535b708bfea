import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { askForFonts } from '../src/app/site/ask-for-fonts.ts';

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
  // The circle under a mark that stands alone.
  [0x25cc, 0x25cc],
];

/** Marks above and below take their places by these. What no style asks for (fractions, other forms) would bring its glyphs along. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];

/**
 * Cuts the whole faces of `web/fonts` down to what the site shows, Thai and Latin in one file each, for `styles/fonts.css`
 * under `@fonts/` (decision 066). A cut that was made once is kept in `.cache/`.
 */
export function fonts(root: string): Plugin {
  return {
    name: 'portal:fonts',
    config: async () => ({ resolve: { alias: { '@fonts': await cutFonts(root) } } }),
    // The portal's document; a public page does so itself (`render-document.tsx`).
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

/** @returns the folder with `<name>.woff2` for each `web/fonts/<name>.ttf` */
async function cutFonts(root: string): Promise<string> {
  const folder = path.join(root, 'fonts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf')).sort();
  const faces = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const key = createHash('sha256').update(JSON.stringify([names, LETTERS, FEATURES]));
  for (const face of faces) key.update(face);
  const kept = path.join(root, '..', '.cache', 'fonts', key.digest('hex').slice(0, 16));
  if (existsSync(kept)) return kept;
  const work = `${kept}-${randomUUID()}`;
  await mkdir(work, { recursive: true });
  const letters = LETTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join('');
  for (const [index, face] of faces.entries()) {
    const cut = await subsetFont(face, letters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      // Instructions for coarse screens are a third of a face, and phones ignore them.
      noHinting: true,
    });
    await writeFile(path.join(work, `${path.parse(names[index] ?? '').name}.woff2`), cut);
  }
  // Another build may have been faster.
  await rename(work, kept).catch(() => rm(work, { recursive: true, force: true }));
  return kept;
}
