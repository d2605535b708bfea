import type { Suite } from '../emulators/suite.ts';

/** The export `benchmark` of a `tools/bench/<name>.bench.ts`. Prints its figures. */
export type Benchmark = {
  /** Measured without a running suite, for example the time of a start. */
  readonly alone?: () => Promise<void>;
  /** Measured on a running suite without data, with all emulators, the built site and triggers on. */
  readonly onEmulators?: (suite: Suite) => Promise<void>;
  /** A folder with additional functions to run on that suite; its name is their codebase's. */
  readonly codebase?: string;
};
