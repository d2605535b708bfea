import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { optionalEnv } from '../support/env.ts';
import { ABSENT, type Fields } from './direct.ts';

/** How the domain parses a form's values: a zod schema's `safeParse`. */
type Read = (value: unknown) => { success: true; data: Fields } | { success: false };

/** `npm test -- --cases 10000` and `--seed`. */
const CASES = Number(optionalEnv('PORTAL_CASES') ?? 1_000);
const SEED = Number(optionalEnv('PORTAL_SEED') ?? Date.now() % 2 ** 31);

/** Documents sent in parallel; the emulator answers a thousand in about three seconds. */
export const AT_ONCE = 25;

/**
 * Checks that domain and rules accept the same values. The domain must be able to read whatever the rules accept, and the
 * rules must accept what the domain makes of a valid value (trimmed, for example).
 * @param send writes a document with these fields, and says whether the rules accepted it
 * @throws with the seed, the path to the failure and the smallest value that shows it
 */
export async function agree(
  fields: Record<string, fc.Arbitrary<unknown>>,
  read: Read,
  send: (fields: Fields) => Promise<boolean>,
  cases = CASES,
): Promise<Tally> {
  const tally: Tally = { taken: 0, refused: 0 };
  const values = fc.record(fields);
  const property = fc.asyncProperty(
    fc.array(values, { minLength: AT_ONCE, maxLength: AT_ONCE }),
    async (documents) => {
      const faults = await Promise.all(documents.map((document) => faultOf(document, read, send, tally)));
      const fault = faults.find((each) => each !== null);
      if (typeof fault === 'string') throw new Error(fault);
    },
  );
  const runs = Math.ceil(cases / AT_ONCE);
  const details = await fc.check(property, { seed: SEED, numRuns: runs, endOnFailure: true });
  if (!details.failed) return tally;
  const failure = details.errorInstance instanceof Error ? details.errorInstance.message : 'no reason given';
  throw new Error(
    `${failure}\nSeed ${SEED}: npm test -- --only rules --seed ${SEED} --cases ${cases} shows it again.`,
  );
}

export interface Tally {
  /** Values that both accepted, and values that both refused: each must occur. */
  taken: number;
  refused: number;
}

async function faultOf(
  document: Fields,
  read: Read,
  send: (fields: Fields) => Promise<boolean>,
  tally: Tally,
): Promise<string | null> {
  const stated = Object.fromEntries(Object.entries(document).filter(([, value]) => value !== ABSENT));
  const domain = read(stated);
  const rules = await send(stated);
  if (rules && !domain.success) return `The rules take what the domain refuses: ${show(stated)}`;
  tally[domain.success ? 'taken' : 'refused'] += 1;
  if (!domain.success) return null;
  const made = { ...stated, ...domain.data };
  const taken = isDeepStrictEqual(made, stated) ? rules : await send(made);
  return taken ? null : `The domain makes what the rules refuse: ${show(made)}, of ${show(stated)}`;
}

/** With invisible characters escaped and long repetitions shortened. */
function show(value: unknown): string {
  return fc
    .stringify(value)
    .replace(/[^\x20-\x7e\u0e01-\u0e5b]/gu, (each) => `\\u{${(each.codePointAt(0) ?? 0).toString(16)}}`)
    .replace(/(.|\\u\{\w+\})\1{20,}/gu, (run, one: string) => `${one}×${run.length / one.length}`);
}

/** Fails a generator that made only valid or only invalid documents: it would show little. */
export function bothWays({ taken, refused }: Tally): void {
  expect(taken).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
}
