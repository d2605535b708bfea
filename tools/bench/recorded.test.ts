import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { takeTables, table as print, type Table } from './figures.ts';
import { compareWithRecorded, record } from './recorded.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): Table[] => [{ head, rows }];

const HEAD = ['screen', 'own work', 'to the floor', 'documents', 'TBT', 'speed', 'goal', 'n'];
const RECORDED = ['/about', '200 ms', '1.50', '26', '60 ms', '99', '100 ms', '5'];

/** The recorded row with one cell changed, next to the recorded one. */
function changed(column: string, cell: string) {
  const row = RECORDED.with(HEAD.indexOf(column), cell);
  return compareWithRecorded(table(HEAD, [row]), table(HEAD, [RECORDED]));
}

it.each([
  ['own work', '260 ms', '240 ms'],
  ['own work', '0.3 s', '0.2 s'],
  ['to the floor', '1.80', '1.70'],
  ['documents', '27', '26'],
  ['TBT', '170 ms', '150 ms'],
  ['speed', '97', '100'],
])('%s: %s is reported as worse, %s is not', (column, worse, noise) => {
  expect(changed(column, worse).worse).toEqual([
    `/about, ${column}: ${worse}, recorded ${RECORDED[HEAD.indexOf(column)]}`,
  ]);
  expect(changed(column, noise)).toEqual({ compared: 5, worse: [] });
});

it.each([
  ['goal', '500 ms'],
  ['n', '9'],
])('%s is no figure', (column, cell) => {
  expect(changed(column, cell)).toEqual({ compared: 5, worse: [] });
});

it('a better figure is not reported', () => {
  expect(changed('own work', '20 ms').worse).toEqual([]);
  expect(changed('documents', '2').worse).toEqual([]);
});

it('sizes vary by two percent', () => {
  const sizes = (kib: string) => table(['script of a page, KiB', 'to its data'], [['login', kib]]);
  expect(compareWithRecorded(sizes('103.0'), sizes('100.0')).worse).toHaveLength(1);
  expect(compareWithRecorded(sizes('101.9'), sizes('100.0'))).toEqual({ compared: 1, worse: [] });
});

it('rows and columns of the same name are distinguished by their order', () => {
  const reads = (first: string, second: string) =>
    table(
      ['screen', 'documents', 'documents'],
      [
        ['case', '29', '11'],
        ['case', first, second],
      ],
    );
  expect(compareWithRecorded(reads('30', '12'), reads('29', '11')).worse).toEqual([
    'case (2), documents: 30, recorded 29',
    'case (2), documents: 12, recorded 11',
  ]);
});

it('an unrecorded table and a new row are not compared', () => {
  expect(compareWithRecorded(table(['news', 'p50'], [['a', '9 ms']]), table(HEAD, [RECORDED]))).toEqual({
    compared: 0,
    worse: [],
  });
  const renamed = RECORDED.with(0, '/new');
  expect(compareWithRecorded(table(HEAD, [renamed]), table(HEAD, [RECORDED])).compared).toBe(0);
});

it('the recorded tables can be read, and are no worse than themselves', () => {
  const kept = JSON.parse(readFileSync(inRepository('tools/bench/recorded.json'), 'utf8')) as Table[];
  const { compared, worse } = compareWithRecorded(kept, kept);
  expect(compared).toBeGreaterThan(400);
  expect(worse).toEqual([]);
});

it('what a run prints takes the place of what was recorded under the same title', () => {
  takeTables();
  print(['b', 'p50'], [['x', '1 ms']]);
  const printed = takeTables();
  const [other, former] = [table(['a', 'p50'], []), table(['b', 'p50'], [['x', '9 ms']])];
  expect(record(printed, [...former, ...other])).toEqual([...other, ...printed]);
  expect(takeTables()).toEqual([]);
});
