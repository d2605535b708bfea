import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, webEnvironment } from '../emulators/builds.ts';
import { portsAt } from '../emulators/ports.ts';
import type { Benchmark } from './benchmark.ts';
import { median, table } from './figures.ts';

/** The downloads of a visitor's browser, brotli 11: the page (with its first script), its fonts and its script, and the files that load with React. */
export const benchmark: Benchmark = { alone };

async function alone(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sizes-'));
  try {
    const outDir = join(folder, 'web');
    await build({
      workspace: 'web',
      mode: 'emulator',
      outDir,
      pagesDir: join(folder, 'pages'),
      env: webEnvironment('demo-portal', portsAt(0)),
    });
    const files = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.html'));
    const pages = await Promise.all(
      files.map(async (name) => ({ name, html: await readFile(join(outDir, name), 'utf8') })),
    );
    const site = pages.filter(({ html }) => html.includes('data-react=') && !html.includes('data-screen'));
    const weighed = site
      .map(({ name, html }) => ({ name, bytes: brotli(Buffer.from(html)) }))
      .toSorted((a, b) => a.bytes - b.bytes);
    const heaviest = weighed.at(-1);
    const html = site[0]?.html ?? '';
    const fonts = await Promise.all(fontsOf(html).map((name) => stat(join(outDir, name))));
    const script = await sizeOf(outDir, [/src="\/(assets\/start-page[^"]+)"/.exec(html)?.[1] ?? '']);
    const react = await sizeOf(outDir, filesNamed(html));
    console.log(
      table(
        ['sent to a visitor', 'KiB', 'goal'],
        [
          ['a page with its styles, median of all', kib(median(weighed.map(({ bytes }) => bytes))), ''],
          [`the heaviest: ${heaviest?.name ?? ''}`, kib(heaviest?.bytes ?? 0), ''],
          // Unchanged: WOFF2 is compressed already.
          [
            `the fonts of a page: ${fonts.length} files`,
            kib(fonts.reduce((sum, { size }) => sum + size, 0)),
            '60',
          ],
          ['script before anything is touched', kib(script), '4'],
          ['script once React is in, without the forms', kib(script + react), '85'],
        ],
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The files that a page preloads in its head (`web/site/document/ask-for-fonts.ts`). */
function fontsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
}

/** The files that `start-page.ts` loads at the first intent. */
function filesNamed(html: string): string[] {
  const [, names = ''] = /data-react="([^"]*)"/.exec(html) ?? [];
  return names.split(' ').map((name) => name.slice(1));
}

async function sizeOf(outDir: string, names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(names.map(async (name) => brotli(await readFile(join(outDir, name)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function brotli(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function kib(bytes: number): string {
  return (bytes / 1_024).toFixed(1);
}
