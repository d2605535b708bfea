import { registerHooks } from 'node:module';

/**
 * Given to Node with `--import`: test files that import `vitest` get test-runner.ts, which runs single tests again and
 * again within one process. What they assert with is Vitest's own `expect`.
 */
const runner = new URL('./test-runner.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== runner
      ? { url: runner, shortCircuit: true }
      : next(specifier, context),
});
