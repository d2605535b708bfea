import { optionalEnv } from '../support/env.ts';

/**
 * The variables of each suite of emulators that the files of this step are spread over, one worker of Vitest for each. The first
 * is that of the process; `tools/test.ts` passes what differs in the second, if there is one.
 */
export function suites(): Record<string, string>[] {
  const second = optionalEnv('PORTAL_SECOND_SUITE');
  if (second === undefined) return [{}];
  const variables = JSON.parse(second) as Record<string, string>;
  const first = Object.keys(variables).map((name) => [name, process.env[name] ?? '']);
  return [Object.fromEntries(first) as Record<string, string>, variables];
}
