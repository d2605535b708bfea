export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The last line of `npm test`; others read it. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `tests: ${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** The parts of Vitest's JSON report that are read. */
export type VitestReport = {
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: string;
    /** Why the file could not be loaded. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** A file that could not be loaded has no tests: it counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  return report.testResults.reduce<Counts>((sum, file) => {
    const statuses = file.assertionResults.map(({ status }) => status);
    const passed = statuses.filter((status) => status === 'passed').length;
    const failed = statuses.filter((status) => status === 'failed').length;
    const broken = file.status === 'failed' && failed === 0 ? 1 : 0;
    return add(sum, { passed, failed: failed + broken, skipped: statuses.length - passed - failed });
  }, NONE);
}

/** The parts of Playwright's JSON report that are read. */
export type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
};

export type PlaywrightSuite = {
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
};

/** A test that passed when repeated counts as passed, and is listed; an error outside of any test counts as one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The result of a step, from its report and the exit of its program. A step that ran nothing, or whose program failed
 * without a failed test (a crash, or an uncaught error), has failed.
 */
export function verdict(counts: Counts | null, exitCode: number): Counts {
  if (counts === null) return { ...NONE, failed: 1 };
  const ran = counts.passed + counts.failed > 0;
  return counts.failed === 0 && (exitCode !== 0 || !ran) ? { ...counts, failed: 1 } : counts;
}
