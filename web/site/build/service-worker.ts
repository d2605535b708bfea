import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteBuilder } from 'vite';
import { FILES } from '../../src/lib/page/portal-files.ts';
import { elementsIn, readHtml } from '../document/html-tree.ts';

const LIST = 'virtual:portal-files';
const FILE = 'service-worker.js';
/** Where Hosting has `spa.html` (`cleanUrls` in firebase.json): a redirect cannot answer for a page. */
const DOCUMENT = '/spa';

/** What the service worker keeps from its installation on. */
export interface PortalFiles {
  portalDocument: string;
  /** The name of the cache for all other files. */
  filesCache: string;
  precached: { url: string; revision: string | null }[];
}

/** Bundles the portal's service worker, after everything else of the site (decision 214). */
export function serviceWorker(root: string): Plugin {
  let outDir = '';
  return {
    name: 'portal:service-worker',
    config(config) {
      outDir = path.resolve(root, config.build?.outDir ?? 'dist');
      return {
        environments: {
          worker: {
            consumer: 'client',
            build: {
              outDir: workerDir(outDir),
              copyPublicDir: false,
              emptyOutDir: true,
              rolldownOptions: {
                input: path.join(root, 'src/app/service-worker.ts'),
                output: { format: 'iife', entryFileNames: FILE },
              },
            },
          },
        },
      };
    },
    resolveId: (id) => (id === LIST ? `\0${LIST}` : null),
    load: async (id) => {
      if (id !== `\0${LIST}`) return null;
      const list = JSON.parse(await readFile(listOf(outDir), 'utf8')) as PortalFiles;
      return Object.entries(list)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/**
 * @param root of the website
 * @param outDir of the client's build, which is finished
 */
export async function buildServiceWorker(builder: ViteBuilder, root: string, outDir: string): Promise<void> {
  const { worker } = builder.environments;
  if (worker === undefined) throw new Error('The service worker needs its environment.');
  const folder = workerDir(outDir);
  const [html, config] = await Promise.all(
    [path.join(outDir, 'spa.html'), path.join(root, '..', 'firebase.json')].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  const list = portalFiles(html ?? '', config ?? '');
  await mkdir(path.dirname(listOf(outDir)), { recursive: true });
  await writeFile(listOf(outDir), JSON.stringify(list));
  await builder.build(worker);
  await copyFile(path.join(folder, FILE), path.join(outDir, FILE));
  await rm(folder, { recursive: true, force: true });
}

/**
 * The document as it is now, and the files that it names: scripts, their imports, the style sheet and faces.
 * @param config `firebase.json`: the document is kept with its headers
 */
export function portalFiles(html: string, config: string): PortalFiles {
  const named = elementsIn(readHtml(html)).flatMap(({ attrs }) =>
    attrs.filter(({ name, value }) => (name === 'href' || name === 'src') && value.startsWith('/assets/')),
  );
  const revision = createHash('sha256').update(html).update(config).digest('hex').slice(0, 16);
  return {
    portalDocument: DOCUMENT,
    filesCache: `${FILES}-${revision}`,
    precached: [
      { url: DOCUMENT, revision },
      ...[...new Set(named.map(({ value }) => value))].map((url) => ({ url, revision: null })),
    ],
  };
}

function workerDir(outDir: string): string {
  return `${outDir}-worker`;
}

function listOf(outDir: string): string {
  return path.join(outDir, '.vite', 'portal-files.json');
}
