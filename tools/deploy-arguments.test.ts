import { expect, it } from 'vitest';
import { deployArguments, isTerminal, targetsOf } from './deploy-arguments.ts';
import { Failure } from './failure.ts';

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

it.each([
  [[], ['firestore', 'storage', 'functions', 'hosting'], []],
  [['--force'], ['firestore', 'storage', 'functions', 'hosting'], ['--force']],
  [['--only', 'firestore:rules,storage', '--force'], ['firestore:rules', 'storage'], ['--force']],
  [['--force', '--only=functions,hosting'], ['functions', 'hosting'], ['--force']],
])('%j deploys %j', (rest, targets, others) => {
  expect(targetsOf(rest)).toEqual({ targets, others });
});

it.each(['functions', 'hosting', 'hosting:one', 'functions,storage', 'functions:serveSite,hosting'])(
  'functions and hosting are of one release: %s is refused',
  (only) => {
    expect(() => targetsOf(['--only', only])).toThrow(Failure);
  },
);

it('--only without a target deploys nothing', () => {
  expect(() => targetsOf(['--only'])).toThrow(Failure);
});
