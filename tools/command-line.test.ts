import { describe, expect, it } from 'vitest';
import { demoProject, helpText, readCommandLine, wholeNumber } from './command-line.ts';

const COMMAND = {
  usage: 'try',
  summary: 'Tries.',
  options: {
    fresh: { type: 'boolean', help: 'Again' },
    only: { type: 'string', value: 'STEPS', help: 'These' },
    replace: { type: 'string', multiple: true, help: 'That' },
  },
} as const;

describe("a command's arguments", () => {
  it('are read, and those after -- are passed on', () => {
    const argv = ['--only', 'rules', '--replace', 'a=b', '--replace=c=d', '--', '-t', '--fresh'];
    const { flags, rest } = readCommandLine({ ...COMMAND, handsOn: true }, argv);
    expect(flags).toEqual({ only: 'rules', replace: ['a=b', 'c=d'] });
    expect(rest).toEqual(['-t', '--fresh']);
  });

  it('are rejected by name when they are unknown', () => {
    expect(() => readCommandLine(COMMAND, ['--frsh'])).toThrow(
      "Unknown option '--frsh': see npm run try -- --help.",
    );
    expect(() => readCommandLine(COMMAND, ['stray'])).toThrow('Usage: npm run try (more with --help).');
    expect(() => readCommandLine(COMMAND, ['--', '--only', 'x'])).toThrow('Usage: npm run try');
    expect(readCommandLine({ ...COMMAND, positionals: 1 }, ['a@b.c']).positionals).toEqual(['a@b.c']);
  });

  it('are all in the help', () => {
    expect(helpText(COMMAND)).toMatch(
      /npm run try\n\nTries\.\n\n {2}--fresh +Again\n {2}--only STEPS +These\n/,
    );
  });
});

describe('a whole number', () => {
  it.each(['-1', '1.5', 'x', '', '101', '1e2'])('is not %j', (text) => {
    expect(() => wholeNumber('n', text, 0, 100)).toThrow('--n takes a whole number from 0 to 100');
  });
  it('has a value without the flag', () => {
    expect([wholeNumber('n', undefined, 7, 100), wholeNumber('n', '100', 7, 100)]).toEqual([7, 100]);
  });
});

describe("the emulators' project", () => {
  it.each(['portal', 'demo-', 'demo-A', 'my-demo-x'])('is not %s', (text) => {
    expect(() => demoProject(text)).toThrow('--project takes an emulator project');
  });
  it('begins with demo-', () => {
    expect([demoProject('demo-two'), demoProject(undefined)]).toEqual(['demo-two', 'demo-portal']);
  });
});
