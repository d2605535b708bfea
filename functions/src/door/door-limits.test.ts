import { DOOR_ALPHABET, DOOR_CODE_LENGTH, DOOR_POLICY } from '@app/domain/door';
import { describe, expect, it, vi } from 'vitest';
import { DOOR_CODE_LIMITS, FORM_LIMITS } from '../rate-limit/limits.ts';
import { take, type Bucket, type Figures } from '../rate-limit/token-bucket.ts';

// The figures come from the environment, where nothing changes them here.
vi.hoisted(() => {
  process.env['GCLOUD_PROJECT'] = 'demo-limits';
});

const HOUR = 3_600_000;
/** As long as a code lives. */
const LIFE = DOOR_POLICY.codeDays * 24 * HOUR;

/** How many tries one bucket lets through to somebody who never stops: at every moment at which it has a token. */
function triesWithin(ms: number, figures: Figures): number {
  let bucket: Bucket | null = null;
  let tries = 0;
  for (let now = 0; now <= ms;) {
    const taken = take(bucket, now, figures);
    if (taken.ok) {
      bucket = taken.bucket;
      tries += 1;
    } else now = Math.ceil(taken.retryAt);
  }
  return tries;
}

describe('a person who tries codes', () => {
  it('has ten tries an hour from one address', () => {
    expect(triesWithin(0, FORM_LIMITS.door.address)).toBe(10);
    expect(triesWithin(HOUR, FORM_LIMITS.door.address)).toBe(20);
  });

  it('cannot try a million codes while a code lives, with any number of addresses', () => {
    expect(triesWithin(LIFE, FORM_LIMITS.door.address)).toBeLessThan(15_000);
    const fromEverywhere = triesWithin(LIFE, FORM_LIMITS.door.all);
    expect(fromEverywhere).toBeGreaterThan(400_000);
    expect(fromEverywhere).toBeLessThan(1_000_000);
    // One server that forges addresses has half of it, so that it cannot block everybody else.
    expect(triesWithin(LIFE, FORM_LIMITS.door.peer)).toBeLessThan(fromEverywhere * 0.51);
  });

  const codes = DOOR_ALPHABET.length ** DOOR_CODE_LENGTH;
  it('finds none of a hundred thousand codes in a thousand million lives of a code', () => {
    const chance = (triesWithin(LIFE, FORM_LIMITS.door.all) * 100_000) / codes;
    expect(chance).toBeLessThan(1e-6);
  });

  it('finds none of them with a thousand requests a second, from a forged address each, for as long as a code lives', () => {
    // Beyond the limits a wrong code is refused and a right one is not, so they do not bound who forges addresses.
    expect(((LIFE / 1_000) * 1_000 * 100_000) / codes).toBeLessThan(1e-3);
  });
});

it('one address alone cannot use up the stored answers of a code, nor one server', () => {
  const { peer, answers } = DOOR_CODE_LIMITS;
  expect(triesWithin(HOUR, FORM_LIMITS.door.address)).toBeLessThan(triesWithin(HOUR, peer));
  expect(triesWithin(HOUR, peer)).toBeLessThan(triesWithin(HOUR, answers));
});
