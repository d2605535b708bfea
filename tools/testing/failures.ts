import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../repository.ts';
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './summary.ts';

/** How many lines of an error are repeated at the end of the run. */
const LINES_OF_AN_ERROR = 6;

/** A failed test, or what else has failed, with the first lines of the error. */
export function failure(where: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [where, ...lines.slice(0, LINES_OF_AN_ERROR).map((line) => `    ${line}`)].join('\n');
}

/** Each failed test, and each file that could not be loaded. */
export function failuresOfVitest({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(relative(ROOT, name), message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${relative(ROOT, name)} › ${fullName}`, failureMessages.join('\n')),
    );
  });
}

/** Each failed test, and each error outside of any test. */
export function failuresOfPlaywright({ suites, errors }: PlaywrightReport): readonly string[] {
  return [
    ...suites.flatMap((suite) => testsOf(suite, 'unexpected')),
    ...errors.map(({ message }) => failure('outside of any test', message ?? '')),
  ];
}

/** Each test that passed only when repeated, with the error of its first run. */
export function repeatedOfPlaywright({ suites }: PlaywrightReport): readonly string[] {
  return suites.flatMap((suite) => testsOf(suite, 'flaky'));
}

function testsOf({ specs, suites = [] }: PlaywrightSuite, wanted: string): readonly string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        failure(
          `${file}:${line} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
        ),
      ),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, wanted))];
}
