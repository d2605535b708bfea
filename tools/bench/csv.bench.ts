import { Failure } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import type { CsvRun } from './csv-run.ts';
import { inMilliseconds, machine, median, table } from './figures.ts';

const TURNS = 5;
const GOAL = { ratio: 1.7, memory: 16 * 1_024 * 1_024 };

/**
 * The CSV of 1,000,000 subscribers as the export writes it, against reading the same rows without it. Each run is a separate
 * process, in turn with the other, so that other load of the machine slows both. Before that, the file is compared with
 * the library's output for all rows: byte by byte the same.
 */
export const benchmark: Benchmark = { alone };

async function alone(): Promise<void> {
  const [ours, library] = await child<[string, string]>('digests');
  if (ours !== library) throw new Failure('The CSV is not what papaparse makes of the same rows.');
  const rows: CsvRun[] = [];
  const csv: CsvRun[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    rows.push(await child<CsvRun>('rows'));
    csv.push(await child<CsvRun>('csv'));
  }
  const time = (runs: readonly CsvRun[]) => median(runs.map(({ milliseconds }) => milliseconds));
  const peak = (runs: readonly CsvRun[]) => median(runs.map((run) => run.peak));
  const ratio = time(csv) / time(rows);
  const more = peak(csv) - peak(rows);
  console.log(machine());
  console.log(
    table(
      [
        `1,000,000 subscribers, medians of ${TURNS}`,
        'time',
        'to the rows alone',
        'goal',
        'memory',
        'more',
        'goal',
      ],
      [
        ['the rows alone', inMilliseconds(time(rows)), '1.00', '', mib(peak(rows)), '', ''],
        [
          'as CSV, papaparse’s bytes',
          inMilliseconds(time(csv)),
          ratio.toFixed(2),
          GOAL.ratio.toFixed(2),
          mib(peak(csv)),
          mib(more),
          mib(GOAL.memory),
        ],
      ],
    ),
  );
}

async function child<T>(run: string): Promise<T> {
  const program = inRepository('tools', 'bench', 'csv-run.ts');
  const args = ['--disable-warning=ExperimentalWarning', program, run];
  const { code, output } = await runProgram(process.execPath, args);
  const line = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) {
    console.error(output.trim());
    throw new Failure('A run of the CSV did not end well: see the lines above.');
  }
  return JSON.parse(line) as T;
}

function mib(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MiB`;
}
