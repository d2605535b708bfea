import type { Suite } from '../emulators/suite.ts';

/** What a `tools/bench/<name>.bench.ts` exports as `benchmark`. Prints its own figures. */
export type Benchmark = {
  /** Measured without a running suite: how long a start takes. */
  readonly alone?: () => Promise<void>;
  /** Measured on a running suite, with all emulators, the built site and triggers on; it begins with no data. */
  readonly onEmulators?: (suite: Suite) => Promise<void>;
  /** A folder with functions to run beside the product's own on that suite; its name is theirs. */
  readonly codebase?: string;
};
