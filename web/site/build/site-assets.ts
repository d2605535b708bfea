import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAskedFor } from '../document/ask-for-fonts.ts';
import type { SiteAssets } from '../document/assets.ts';
import { append, elementOf, elementsIn, partsOf, readHtml, writeHtml } from '../document/html-tree.ts';
import type { PageFaces } from '../document/page-faces.ts';
import type { HeadingFile } from './fonts.ts';
import { chunkOf, readManifest, withImports, type Manifest } from './manifest.ts';

/** The files of the client's build that public pages and prerendered screens name. */
export const SITE_INPUTS = {
  first: 'site/browser/head-script.ts',
  frame: 'site/browser/portal-frame.ts',
  starter: 'site/browser/start-page.ts',
  islands: 'site/browser/start-islands.tsx',
  style: 'site/browser/site-style.ts',
} as const;

/** What the dev server gives in their place. */
export const DEV_ASSETS: SiteAssets = {
  css: { href: '/src/styles/site.css', isBuilt: false, sheet: null },
  first: { src: `/${SITE_INPUTS.first}` },
  starter: `/${SITE_INPUTS.starter}`,
  islands: [`/${SITE_INPUTS.islands}`],
  fonts: [],
  faces: { thai: '', latin: '' },
  pictures: '/pictures',
};

/**
 * A script that is inlined: in every page (decision 092) or in the portal's document (decision 213).
 * @param outDir of the client's build
 */
export async function readInlined(outDir: string, manifest: Manifest, script: string): Promise<string> {
  const text = await readFile(path.join(outDir, chunkOf(manifest, script).file), 'utf8');
  return text.trim();
}

/**
 * @param outDir of the client's build, which left its manifest there
 * @param headings the subsets of the heading face
 */
export async function readAssets(outDir: string, headings: readonly HeadingFile[]): Promise<SiteAssets> {
  const manifest = await readManifest(outDir);
  const { css: [sheet] = [], assets: files = [] } = chunkOf(manifest, SITE_INPUTS.style);
  if (sheet === undefined) throw new Error(`${SITE_INPUTS.style} brings no style sheet.`);
  const address = (file: string) => `/${file}`;
  const faces: PageFaces = { thai: '', latin: '' };
  for (const { script, file } of headings) faces[script] = address(file);
  return {
    css: { href: address(sheet), isBuilt: true, sheet: null },
    first: { children: await readInlined(outDir, manifest, SITE_INPUTS.first) },
    starter: address(chunkOf(manifest, SITE_INPUTS.starter).file),
    islands: [...withImports(manifest, [SITE_INPUTS.islands])].map((key) =>
      address(chunkOf(manifest, key).file),
    ),
    fonts: files.filter(isAskedFor).map(address),
    faces,
    pictures: '/pictures',
  };
}

/** What every screen behind the login asks its data of. */
const DATA = 'src/lib/session/own-documents.ts';

/**
 * The page of the portal, which asks for the database together with its own script: main would ask for it a round trip
 * later. What is needed for the frame of the area goes before it on the line. Pages that are finished at the build (login) do without.
 */
export function withDataAhead(shell: string, manifest: Manifest): string {
  const files = [...withImports(manifest, [DATA])].map((key) => chunkOf(manifest, key).file);
  const document = readHtml(shell);
  const there = new Set(elementsIn(document).flatMap(({ attrs }) => attrs.map(({ value }) => value)));
  const hints = files
    .map((file) => `/${file}`)
    .filter((file) => !there.has(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin="" href="${file}">`);
  append(elementOf(document, 'head'), partsOf(hints.join('')));
  return writeHtml(document);
}
