import { describe, expect, it } from 'vitest';
import { perDay, perHour, take, type Bucket, type Figures } from './token-bucket.ts';

const FIGURES: Figures = { capacity: 3, refillMs: 1_000 };

/** Takes a token at each of these times. @returns which were taken, and what is left */
function takeAt(moments: readonly number[], figures = FIGURES) {
  let bucket: Bucket | null = null;
  const answers = moments.map((now) => {
    const taken = take(bucket, now, figures);
    if (taken.ok) bucket = taken.bucket;
    return taken;
  });
  return { answers, taken: answers.filter(({ ok }) => ok).length };
}

describe('a token bucket', () => {
  it('accepts as many at once as it holds, and says when the next one is accepted', () => {
    const { answers } = takeAt([0, 0, 0, 0]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect(answers[3]).toEqual({ ok: false, retryAt: 1_000 });
  });

  it('accepts again at that time, and not a millisecond before', () => {
    expect(takeAt([0, 0, 0, 999]).taken).toBe(3);
    expect(takeAt([0, 0, 0, 1_000]).taken).toBe(4);
    expect(takeAt([0, 0, 0, 1_000, 1_000]).taken).toBe(4);
  });

  it('holds no more than its capacity however long it is unused', () => {
    expect(takeAt([0, 1e12, 1e12, 1e12, 1e12]).taken).toBe(4);
  });

  it('a refused call takes nothing and does not delay the next one', () => {
    const impatient = [0, 0, 0, ...Array.from({ length: 99 }, (_, index) => 10 * index), 1_000];
    expect(takeAt(impatient).answers.at(-1)?.ok).toBe(true);
  });

  it('fractions count: two halves of the time make one call', () => {
    expect(takeAt([0, 0, 0, 500, 1_000]).answers.map(({ ok }) => ok)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('a clock that goes back neither fills nor empties it', () => {
    const late = take({ tokens: 0.5, at: 5_000 }, 0, FIGURES);
    expect(late).toEqual({ ok: false, retryAt: 5_500 });
    expect(take({ tokens: 1, at: 5_000 }, 0, FIGURES)).toMatchObject({ ok: true, bucket: { at: 5_000 } });
  });

  it('a bucket of larger limits is cut to the current ones', () => {
    expect(take({ tokens: 99, at: 0 }, 0, FIGURES)).toMatchObject({ bucket: { tokens: 2 } });
  });

  it('says when it need not be stored any more', () => {
    expect(take(null, 0, FIGURES)).toMatchObject({ fullAt: 1_000 });
    expect(take({ tokens: 1, at: 0 }, 0, FIGURES)).toMatchObject({ fullAt: 3_000 });
  });

  it('20 an hour is 20 at once and one every three minutes', () => {
    expect(perHour(20)).toEqual({ capacity: 20, refillMs: 180_000 });
    const whole = Array.from({ length: 50 }, () => 0);
    expect(takeAt(whole, perHour(20)).taken).toBe(20);
    expect(takeAt([...whole, 180_000, 180_000], perHour(20)).taken).toBe(21);
  });

  it('60 a day is 60 at once and one every 24 minutes', () => {
    const minute = 60_000;
    const whole = Array.from({ length: 61 }, () => 0);
    expect(takeAt(whole, perDay(60)).taken).toBe(60);
    expect(takeAt([...whole, 24 * minute, 24 * minute], perDay(60)).taken).toBe(61);
  });
});
