import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, webEnvironment } from '../emulators/builds.ts';
import { portsAt } from '../emulators/ports.ts';
import type { Benchmark } from './benchmark.ts';
import { table } from './figures.ts';

/** The output of `web/site/build/budgets.ts`, in bytes and KiB. */
type Weights = {
  readonly weights: readonly ({
    readonly page: string;
    readonly kind: string;
  } & Readonly<Moments>)[];
  readonly budgets: Readonly<Record<string, Readonly<Moments>>>;
};

interface Moments {
  first: number;
  shown: number;
  settled: number;
  all: number;
}

/**
 * The script of every page, brotli 11, from Vite's manifest: until its first content (entry, texts of one language, the
 * area's frame), until its data (the page, the SDK of its queries), with its late parts, and in all, with what is loaded on demand
 * only. The build measures it and fails above the limits that are listed with it; this prints the result.
 */
export const benchmark: Benchmark = { alone };

async function alone(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sizes-'));
  try {
    const weighed = join(folder, 'weights.json');
    await build({
      workspace: 'web',
      mode: 'emulator',
      outDir: join(folder, 'web'),
      pagesDir: join(folder, 'pages'),
      // A unique name, because a cached build would write no file.
      env: { ...webEnvironment('demo-portal', portsAt(0)), SCRIPT_WEIGHTS: weighed },
    });
    const { weights, budgets } = JSON.parse(await readFile(weighed, 'utf8')) as Weights;
    console.log(
      table(
        [
          'script of a page, KiB',
          'to first content',
          'limit',
          'to its data',
          'limit',
          'with late parts',
          'limit',
          'in all',
          'limit',
        ],
        weights.map(({ page, kind, first, shown, settled, all }) => {
          const limit = budgets[kind];
          return [
            page,
            ...[kib(first), String(limit?.first ?? '')],
            ...[kib(shown), String(limit?.shown ?? '')],
            ...[kib(settled), String(limit?.settled ?? '')],
            ...[kib(all), String(limit?.all ?? '')],
          ];
        }),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function kib(bytes: number): string {
  return (bytes / 1_024).toFixed(1);
}
