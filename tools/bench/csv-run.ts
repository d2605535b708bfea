import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import Papa from 'papaparse';
import { inRepository } from '../repository.ts';

/**
 * One run of `csv.bench.ts` in a separate process: `node csv-run.ts rows|csv|digests`. Prints a {@link CsvRun}, or the
 * digests of the file as our code and as the library writes it.
 */
export type CsvRun = {
  /** From the first row to the last byte consumed, in milliseconds. */
  readonly milliseconds: number;
  /** The peak memory of the process, in bytes. */
  readonly peak: number;
};

type Row = readonly [email: string, subscribedAt: string];
type Stage = {
  readonly subscriberCsv: (pages: AsyncIterable<readonly Row[]>) => AsyncIterable<string>;
};

const ROWS = 1_000_000;
const PAGE = 1_000;
const BEGUN = Date.UTC(2026, 10, 21);

/** Subscribers as the functions read them, newest first. One address in a hundred is not plain, some of them not harmless. */
async function* pages(): AsyncGenerator<Row[]> {
  for (let start = 0; start < ROWS; start += PAGE) {
    const page: Row[] = [];
    for (let index = start; index < start + PAGE; index++) {
      page.push([emailOf(index), new Date(BEGUN - index * 61_337).toISOString()]);
    }
    // Awaits each page, as from a database.
    await Promise.resolve();
    yield page;
  }
}

function emailOf(index: number): string {
  if (index % 100 === 50) return `ผู้อ่าน${index}@example.com`;
  if (index % 1_000 === 7) return `=reader"${index}@example.com`;
  return `reader${index}@example.com`;
}

async function stage(): Promise<Stage> {
  // Tools do not import functions statically: loaded as a program's input, like the seed.
  const file = inRepository('functions', 'src', 'newsletter', 'subscriber-csv.ts');
  return (await import(pathToFileURL(file).href)) as Stage;
}

/** The library's output for the same rows, page by page. */
async function* byLibrary(): AsyncGenerator<string> {
  yield '\ufeffEmail,Subscribed At';
  for await (const page of pages()) yield `\r\n${Papa.unparse(page, { escapeFormulae: true })}`;
}

async function run(work: () => Promise<unknown>): Promise<CsvRun> {
  const begun = performance.now();
  await work();
  const milliseconds = performance.now() - begun;
  return { milliseconds, peak: process.resourceUsage().maxRSS * 1_024 };
}

async function readRows(): Promise<number> {
  let rows = 0;
  for await (const page of pages()) rows += page.length;
  return rows;
}

async function writeCsv(): Promise<number> {
  const { subscriberCsv } = await stage();
  let bytes = 0;
  const sink = new Writable({
    write(portion: Buffer, _encoding, taken) {
      bytes += portion.length;
      taken();
    },
  });
  await pipeline(Readable.from(subscriberCsv(pages()), { highWaterMark: 1 }), sink);
  return bytes;
}

async function digestOf(portions: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256');
  for await (const portion of portions) hash.update(portion);
  return hash.digest('hex');
}

const RUNS: Record<string, () => Promise<unknown>> = {
  rows: () => run(readRows),
  csv: () => run(writeCsv),
  digests: async () => [await digestOf((await stage()).subscriberCsv(pages())), await digestOf(byLibrary())],
};

const wanted = RUNS[process.argv[2] ?? ''];
if (wanted === undefined) throw new RangeError(`Runs are ${Object.keys(RUNS).join(', ')}.`);
console.log(JSON.stringify(await wanted()));
