import { registerHooks } from 'node:module';

/**
 * Passed to Node with `--import`: makes test files that import `vitest` get test-runner.ts, which can run single tests
 * repeatedly within one process. Assertions use Vitest's own `expect`.
 */
const runner = new URL('./test-runner.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== runner
      ? { url: runner, shortCircuit: true }
      : next(specifier, context),
});
