import { describe, expect, it } from 'vitest';
import { isLockable, planSlugs } from './slug-lock.ts';

const held = (holders: Record<string, string | null>) => new Map(Object.entries(holders));

describe('the lock of a slug', () => {
  it('is claimed when it is free', () => {
    expect(planSlugs('p1', 'a', held({ a: null }))).toEqual({ claim: 'a', release: [] });
  });
  it('is not changed when the post or another one holds it', () => {
    expect(planSlugs('p1', 'a', held({ a: 'p1' }))).toEqual({ claim: null, release: [] });
    expect(planSlugs('p1', 'a', held({ a: 'p2' }))).toEqual({ claim: null, release: [] });
  });
  it('moves to a new slug, and the old one is released', () => {
    expect(planSlugs('p1', 'b', held({ a: 'p1', b: null }))).toEqual({ claim: 'b', release: ['a'] });
  });
  it('is released with the post, but not when another post holds it by now', () => {
    expect(planSlugs('p1', null, held({ a: 'p1' }))).toEqual({ claim: null, release: ['a'] });
    expect(planSlugs('p1', null, held({ a: 'p2' }))).toEqual({ claim: null, release: [] });
  });
  it('is the same when a late event mentions an older slug', () => {
    expect(planSlugs('p1', 'b', held({ a: null, b: 'p1' }))).toEqual({ claim: null, release: [] });
  });
});

it.each(['', '.', '..', 'a/b', '__x__', 7, undefined, 'a'.repeat(501)])('%s cannot be a lock', (slug) => {
  expect(isLockable(slug)).toBe(false);
});
it('a Thai slug can', () => {
  expect(isLockable('ทวงหนี้-อย่างไร')).toBe(true);
});
