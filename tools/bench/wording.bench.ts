import { readFile } from 'node:fs/promises';
import { findings } from '../../domain/src/wording.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { table } from './figures.ts';

const LENGTH = 5_000;
const RUNS = 200;
const LANGUAGES = ['th', 'en', 'zh'] as const;

/** The wording check of an update of the greatest length, made of the sentences of its tests: the fastest run and the median. */
export const benchmark: Benchmark = { alone };

async function alone(): Promise<void> {
  const rows: string[][] = [];
  for (const language of LANGUAGES) {
    const file = inRepository('domain', 'src', 'wording-corpus', `${language}.json`);
    const sentences = Object.keys(JSON.parse(await readFile(file, 'utf8')) as object).join(' ');
    const text = sentences.repeat(Math.ceil(LENGTH / sentences.length)).slice(0, LENGTH);
    const times = Array.from({ length: RUNS }, () => {
      const begun = performance.now();
      findings(text, { recipient: 'case' });
      return performance.now() - begun;
    }).sort((a, b) => a - b);
    const at = (part: number) => (times[Math.floor(RUNS * part)] ?? 0).toFixed(2);
    rows.push([language, at(0), at(0.5)]);
  }
  console.log(table(['wording check, 5,000 characters', 'fastest, ms', 'median, ms'], rows));
}
