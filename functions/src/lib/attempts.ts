import { isPermanent } from './errors.ts';

/** The parts of one run of a schedule: what fails is reported and does not stop the others. */
export interface Attempts<Part> {
  /** Does the work for a part; a failure is reported and kept for `finish`. */
  readonly attempt: (part: Part, work: () => Promise<unknown>) => Promise<void>;
  /**
   * @returns how many attempts failed
   * @throws the first failure that a retry may mend: the scheduler repeats the run
   */
  readonly finish: () => number;
}

interface Reporter<Part> {
  /** Logs that something of a part could not be done. */
  report(part: Part, error: unknown): void;
}

export function attempts<Part>(reporter: Reporter<Part>): Attempts<Part> {
  const failures: unknown[] = [];
  return {
    async attempt(part, work) {
      try {
        await work();
      } catch (error) {
        reporter.report(part, error);
        failures.push(error);
      }
    },
    finish() {
      const transient = failures.find((error) => !isPermanent(error));
      if (transient === undefined) return failures.length;
      throw transient instanceof Error ? transient : new Error('failed', { cause: transient });
    },
  };
}
