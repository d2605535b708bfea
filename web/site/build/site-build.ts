import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite';
import { holdBudgets, holdPages } from './budgets.ts';
import { headingFiles } from './fonts.ts';
import { groupChunks } from './group-chunks.ts';
import { drawPictures, type Picture } from './pictures.ts';
import type { SiteAssets } from '../document/assets.ts';
import { aliasesOf, shortNamesFor } from '../document/class-names.ts';
import { finishPage } from '../document/finish-page.ts';
import {
  attributeOf,
  elementOf,
  insertBefore,
  partsOf,
  readHtml,
  replaceElement,
  sheetLinkOf,
  writeHtml,
} from '../document/html-tree.ts';
import { wholeSheet, type StylePiece } from '../document/page-styles.ts';
import { classesOfSheet } from './sheet-classes.ts';
import { chunkOf, readManifest } from './manifest.ts';
import { withScripts } from './policy.ts';
import { buildServiceWorker } from './service-worker.ts';
import { DEV_ASSETS, readAssets, readInlined, SITE_INPUTS, withDataAhead } from './site-assets.ts';
import { splitStyles, takeFaces } from './split-styles.ts';
import { readTextsOfCode, withTextImports, type TextsOfCode } from './texts-of-code.ts';

const ASSETS = 'virtual:site-assets';

/** Loaded by the forms' commands, and never called while a page is finished. */
const FIREBASE = ['app', 'app-check', 'auth', 'firestore', 'functions', 'storage'].map(
  (part) => `firebase/${part}`,
);

/** What `web/site/render/prerender.tsx` exports. */
interface Prerenderer {
  finishedPages: (
    shell: string,
    sheet: readonly StylePiece[],
  ) => AsyncIterable<{ file: string; html: string }>;
  pictures: () => readonly Picture[];
  waitingPage: (shell: string, sheet: readonly StylePiece[], script: string) => Promise<string>;
}

/**
 * Builds the site in three steps: the client; by a renderer that runs here and now every page that can be finished at build time,
 * which gives the lists of classes their short names; and the renderer that the function takes (`<outDir>-pages`, one file without
 * packages, and the faces for its PDFs).
 */
export function siteBuild(root: string): Plugin {
  let outDir = '';
  let building = false;
  return {
    name: 'portal:site-build',
    config(config, { command }) {
      building = command === 'build';
      outDir = path.resolve(root, config.build?.outDir ?? 'dist');
      const server = (input: string, folder: string) => ({
        outDir: `${outDir}-${folder}`,
        ssr: true,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node22',
        rolldownOptions: { input: path.join(root, input) },
      });
      return {
        environments: {
          client: {
            build: {
              outDir,
              manifest: true,
              rolldownOptions: {
                input: ['spa.html', ...Object.values(SITE_INPUTS)].map((name) => path.join(root, name)),
                // `start-page.ts` imports the islands by address and calls what they export. An entry may also hold what shared files import.
                preserveEntrySignatures: 'allow-extension',
              },
            },
          },
          pages: {
            consumer: 'server',
            resolve: { noExternal: true },
            build: server('site/render/page-renderer.ts', 'pages'),
          },
          prerender: {
            consumer: 'server',
            // It runs where it is built, which need not be below `web/`: it brings its packages along, except the SDK.
            resolve: { noExternal: true, external: FIREBASE },
            build: server('site/render/prerender.tsx', 'prerender'),
          },
        },
        builder: {
          buildApp: async (builder) => {
            const { client, pages, prerender } = builder.environments;
            if (client === undefined || pages === undefined || prerender === undefined)
              throw new Error('The site needs its three environments.');
            const texts = await readTextsOfCode(root);
            await buildGrouped(builder, client, outDir, texts);
            await holdBudgets(outDir, texts);
            await writeHeadings(root, outDir);
            await builder.build(prerender);
            // Vite makes one plugin per environment, so a variable is not shared: the next environment reads this file.
            await writeFile(stylesFile(outDir), JSON.stringify(await writeFinishedPages(root, outDir)));
            await builder.build(pages);
            await copyFaces(root, `${outDir}-pages`);
            await buildServiceWorker(builder, root, outDir);
            // They are inlined in the pages.
            const manifest = await readManifest(outDir);
            for (const script of [SITE_INPUTS.first, SITE_INPUTS.frame])
              await rm(path.join(outDir, chunkOf(manifest, script).file));
            await rm(path.join(outDir, '.vite'), { recursive: true, force: true });
          },
        },
      };
    },
    resolveId: (id) => (id === ASSETS ? `\0${ASSETS}` : null),
    load: async (id) => {
      if (id !== `\0${ASSETS}`) return null;
      if (!building) return `export default ${JSON.stringify(DEV_ASSETS)};`;
      const assets = await readAssets(outDir, await headingFiles(root));
      const css = await readFile(stylesFile(outDir), 'utf8').catch(() => null);
      const known = css === null ? assets : { ...assets, css: JSON.parse(css) as SiteAssets['css'] };
      return `export default ${JSON.stringify(known)};`;
    },
  };
}

/** The site's style sheet as the finished pages have it (`SiteAssets.css`), for the renderer of the others. */
function stylesFile(outDir: string): string {
  return path.join(outDir, '.vite', 'site-styles.json');
}

/** Builds the client twice: the first build shows which chunks there are and what loads them (decision 179). */
async function buildGrouped(
  builder: ViteBuilder,
  client: BuildEnvironment,
  outDir: string,
  texts: TextsOfCode,
): Promise<void> {
  const built = await builder.build(client);
  if (!('output' in built)) throw new Error('The client has one output.');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const groups = groupChunks(withTextImports(await readManifest(outDir), texts), chunks);
  const shared = {
    debugName: 'shared',
    name: (id: string) => groups.get(id) ?? null,
    // What a module imports may be an entry or a library that keeps its own file.
    includeDependenciesRecursively: false,
  };
  client.config.build.rolldownOptions.output = { codeSplitting: { groups: [shared] } };
  await builder.build(client);
}

/** The subsets of the heading face that pages preload. */
async function writeHeadings(root: string, outDir: string): Promise<void> {
  for (const { file, content } of await headingFiles(root)) await writeFile(path.join(outDir, file), content);
}

/** The whole faces, for the function that makes PDFs: their letters must take their places without a browser. */
async function copyFaces(root: string, pages: string): Promise<void> {
  const faces = (await readdir(path.join(root, 'fonts'))).filter((name) => name.endsWith('.ttf'));
  await mkdir(path.join(pages, 'fonts'), { recursive: true });
  await Promise.all(
    faces.map((name) => copyFile(path.join(root, 'fonts', name), path.join(pages, 'fonts', name))),
  );
}

/** @throws Error after a change of the script: what serves the pages may have read the old policy already */
async function writePolicy(script: string, ofPortal: string, file: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = withScripts(script, ofPortal, before);
  if (after === before) return;
  await writeFile(file, after);
  throw new Error('An inlined script has changed, and firebase.json names it now: run the command again.');
}

/** @returns the site's style sheet as the pages have it */
async function writeFinishedPages(root: string, outDir: string): Promise<SiteAssets['css']> {
  const folder = `${outDir}-prerender`;
  const entry = pathToFileURL(path.join(folder, 'prerender.js')).href;
  const { finishedPages, pictures, waitingPage } = (await import(entry)) as Prerenderer;
  const built = await readFile(path.join(outDir, 'spa.html'), 'utf8');
  const spa = readHtml(built);
  const sheet = sheetLinkOf(spa);
  const { faces, rest } = takeFaces(
    await readFile(path.join(outDir, attributeOf(sheet, 'href') ?? ''), 'utf8'),
  );
  const manifest = await readManifest(outDir);
  const first = await readInlined(outDir, manifest, SITE_INPUTS.first);
  const ofPortal = await readInlined(outDir, manifest, SITE_INPUTS.frame);
  const { css: [siteSheet = ''] = [] } = chunkOf(manifest, SITE_INPUTS.style);
  const pieces = splitStyles(await readFile(path.join(outDir, siteSheet), 'utf8'));
  await writePolicy(first, ofPortal, path.join(root, '..', 'firebase.json'));
  insertBefore(sheet, partsOf(`<style>${faces}</style>`));
  replaceElement(
    elementOf(spa, 'script', (script) => attributeOf(script, 'src') === `/${SITE_INPUTS.first}`),
    partsOf(`<script>${first}</script>`),
  );
  const shell = writeHtml(spa);
  await writeFile(path.join(outDir, 'spa.html'), shell);
  // Every document has its faces by now.
  for (const file of await readdir(path.join(outDir, 'assets'))) {
    if (!file.endsWith('.css')) continue;
    const whole = path.join(outDir, 'assets', file);
    await writeFile(whole, takeFaces(await readFile(whole, 'utf8')).rest);
  }
  const write = async (file: string, content: string | Uint8Array) => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  const drafts = new Map<string, string>();
  for await (const { file, html } of finishedPages(shell, splitStyles(rest))) drafts.set(file, html);
  const sitePages = [...drafts].filter(([, html]) => html.includes(`data-sheet="/${siteSheet}"`));
  const documents = new Map(sitePages.map(([file, html]) => [file, readHtml(html)]));
  const classes = classesOfSheet(pieces);
  const names = shortNamesFor(documents.values(), classes);
  const whole = wholeSheet(
    splitStyles(await readFile(path.join(outDir, siteSheet), 'utf8')),
    aliasesOf(names),
  );
  const href = `/assets/site-${createHash('sha256').update(whole).digest('hex').slice(0, 8)}.css`;
  await write(href, whole);
  await rm(path.join(outDir, siteSheet));
  const finished = { pieces, names, classes };
  for (const [file, document] of documents) {
    finishPage(document, href, finished);
    drafts.set(file, writeHtml(document));
  }
  // Thai pages are the heaviest.
  await holdPages(
    sitePages.flatMap(([file]) => (file.includes('/') ? [] : [[file, drafts.get(file) ?? ''] as const])),
  );
  for (const [file, html] of drafts) await write(file, html);
  const spaPage = withDataAhead(await waitingPage(shell, splitStyles(rest), ofPortal), manifest);
  await holdPages([['spa.html', spaPage]]);
  await write('spa.html', spaPage);
  await drawPictures(pictures(), outDir);
  await rm(folder, { recursive: true, force: true });
  return { href, isBuilt: true, sheet: finished };
}
