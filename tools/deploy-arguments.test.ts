import { expect, it } from 'vitest';
import { deployArguments, isTerminal } from './deploy-arguments.ts';

const run = { config: '/c/firebase.deploy.json', project: 'prod', rest: ['--only', 'hosting'] };
const COMMON = ['deploy', '--config', '/c/firebase.deploy.json', '--project', 'prod'];

it('the CLI may ask at a terminal', () => {
  expect(deployArguments({ ...run, asks: true })).toEqual([...COMMON, '--only', 'hosting']);
});

it('without a terminal it does not wait for an answer, and deletes nothing without being asked to', () => {
  expect(deployArguments({ ...run, asks: false })).toEqual([
    ...COMMON,
    '--non-interactive',
    '--only',
    'hosting',
  ]);
  const forced = deployArguments({ ...run, rest: ['--force'], asks: false });
  expect(forced).toEqual([...COMMON, '--non-interactive', '--force']);
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('input %s and output %s: terminal %s', (input, output, expected) => {
  const ends = { stdin: { isTTY: input }, stdout: { isTTY: output } };
  expect(isTerminal(ends as Parameters<typeof isTerminal>[0])).toBe(expected);
});
