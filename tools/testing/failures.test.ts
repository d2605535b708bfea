import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { failuresOfPlaywright, failuresOfVitest, repeatedOfPlaywright } from './failures.ts';

const passed = { status: 'passed', fullName: 'adds two', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'adds three',
  failureMessages: ['\u001B[31mAssertionError\u001B[39m: expected 2 to be 3\n\n    at a.test.ts:3:4'],
};

it("reads the failed tests of Vitest's report, with their errors in plain text", () => {
  const testResults = [
    { name: inRepository('a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: inRepository('b.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(failuresOfVitest({ testResults })).toEqual([
    'a.test.ts › adds three\n    AssertionError: expected 2 to be 3\n    at a.test.ts:3:4',
  ]);
});

it('names a file that could not be loaded', () => {
  const testResults = [
    {
      name: inRepository('a.test.ts'),
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ];
  expect(failuresOfVitest({ testResults })).toEqual(['a.test.ts\n    Cannot find module']);
});

it("reads the failed tests of Playwright's report at any depth and errors beside them, and apart from them those that passed when repeated", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: 'story.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('closes', 'flaky', 'Timed out')],
        suites: [{ specs: [spec('moves', 'unexpected', 'one', 'two'), spec('waits', 'skipped')] }],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'No browser' }],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    'story.spec.ts:7 › moves\n    one\n    two',
    'outside of any test\n    No browser',
  ]);
  expect(repeatedOfPlaywright(report)).toEqual(['story.spec.ts:7 › closes\n    Timed out']);
});

it('repeats no more than the first lines of an error', () => {
  const long = {
    ...failed,
    failureMessages: [Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n')],
  };
  const [text = ''] = failuresOfVitest({
    testResults: [
      { name: inRepository('a.test.ts'), status: 'failed', message: '', assertionResults: [long] },
    ],
  });
  expect(text.split('\n')).toHaveLength(7);
  expect(text).toContain('line 5');
});
