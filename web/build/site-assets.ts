import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteAssets } from '../src/app/site/assets.ts';
import { splitStyles } from './split-styles.ts';

/** One entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, Chunk>;

/** The files of the client's build that a public page names. */
export const SITE_INPUTS = {
  bootstrap: 'src/app/site/bootstrap.ts',
  islands: 'src/app/site/start-islands.tsx',
  style: 'src/app/site/page-style.ts',
} as const;

/** What the dev server gives in their place. */
export const DEV_ASSETS: SiteAssets = {
  css: { href: '/src/styles/site.css', pieces: null },
  bootstrap: `/${SITE_INPUTS.bootstrap}`,
  islands: [`/${SITE_INPUTS.islands}`],
  fonts: [],
  pictures: '/pictures',
};

/** @param outDir of the client's build, which left its manifest there */
export async function readAssets(outDir: string): Promise<SiteAssets> {
  const manifest = JSON.parse(
    await readFile(path.join(outDir, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const chunk = (name: string): Chunk => {
    const found = manifest[name];
    if (found === undefined) throw new Error(`${name} is not in the manifest of the client's build.`);
    return found;
  };
  const { css: [sheet] = [], assets: files = [] } = chunk(SITE_INPUTS.style);
  if (sheet === undefined) throw new Error(`${SITE_INPUTS.style} brings no style sheet.`);
  const address = (file: string) => `/${file}`;
  const entry = chunk(SITE_INPUTS.islands);
  return {
    css: {
      href: address(sheet),
      pieces: splitStyles(await readFile(path.join(outDir, sheet), 'utf8')),
    },
    bootstrap: address(chunk(SITE_INPUTS.bootstrap).file),
    islands: [entry, ...importsOf(manifest, entry)].map(({ file }) => address(file)),
    fonts: files.filter((file) => file.endsWith('.woff2')).map(address),
    pictures: '/pictures',
  };
}

/** Everything that a chunk needs before it can run, once each. */
function importsOf(manifest: Manifest, entry: Chunk): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    for (const name of chunk.imports ?? []) {
      const next = manifest[name];
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(entry);
  return [...found];
}
