import { describe, expect, it } from 'vitest';
import { add, countPlaywright, countVitest, NONE, summaryLine, verdict } from './summary.ts';

const file = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  message: '',
  assertionResults: statuses.map((one) => ({ status: one, fullName: 'adds', failureMessages: [] })),
});

describe('counting', () => {
  it("reads Vitest's report: what neither passed nor failed was skipped", () => {
    const testResults = [
      file('passed', 'passed', 'passed', 'pending', 'todo'),
      file('failed', 'failed', 'passed'),
    ];
    expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(countVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("reads Playwright's report: a test that passed when repeated counts as passed", () => {
    const stats = { expected: 12, unexpected: 1, flaky: 2, skipped: 3 };
    expect(countPlaywright({ suites: [], stats, errors: [{}] })).toEqual({
      passed: 14,
      failed: 2,
      skipped: 3,
    });
  });
});

describe('the verdict on a step', () => {
  const passed = { ...NONE, passed: 3 };
  it('is that of its report', () => {
    expect(verdict(passed, 0)).toEqual(passed);
    expect(verdict({ ...passed, failed: 2 }, 1)).toEqual({ ...passed, failed: 2 });
  });
  it.each([
    ['wrote no report', null, 0],
    ['ran nothing', NONE, 0],
    ['skipped everything', { ...NONE, skipped: 4 }, 0],
    ['ended badly though no test failed', passed, 1],
  ])('is a failure when the program %s', (_, counts, code) => {
    expect(verdict(counts, code).failed).toBe(1);
  });
});

it('the last line is the one that others read', () => {
  const total = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
  expect(summaryLine(total)).toBe('tests: 11 passed, 22 failed, 33 skipped');
});
