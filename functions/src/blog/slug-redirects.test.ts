import { describe, expect, it } from 'vitest';
import { planRedirects, type KnownSlug } from './slug-redirects.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const EARLIER = new Date('2026-11-21T07:00:00Z');
const LATER = new Date('2026-11-21T09:00:00Z');
const nothing: KnownSlug = { holder: null, redirect: null };
const held = (holder: string): KnownSlug => ({ holder, redirect: null });
const leads = (post_id: string, created_at: Date): KnownSlug => ({
  holder: null,
  redirect: { post_id, created_at },
});
const plan = (slugs: Record<string, KnownSlug>) =>
  planRedirects('p1', 'new', AT, new Map(Object.entries(slugs)));

describe('a former slug of a post', () => {
  it('redirects to the post', () => {
    expect(plan({ old: held('p1'), new: nothing })).toEqual({ set: ['old'], remove: [] });
    expect(plan({ old: nothing, new: held('p1') })).toEqual({ set: ['old'], remove: [] });
  });
  it('is not changed when it redirects there already: an event delivered twice', () => {
    expect(plan({ old: leads('p1', AT), new: nothing })).toEqual({ set: [], remove: [] });
  });
  it('is not taken from another post that has it now', () => {
    expect(plan({ old: held('p2'), new: nothing })).toEqual({ set: [], remove: [] });
  });
  it('is taken over from a post that gave it up earlier, not from one that had it later', () => {
    expect(plan({ old: leads('p2', EARLIER), new: nothing })).toEqual({ set: ['old'], remove: [] });
    expect(plan({ old: leads('p2', LATER), new: nothing })).toEqual({ set: [], remove: [] });
  });
});

describe('the current slug of a post', () => {
  it('is no redirect, even if another post had it', () => {
    expect(plan({ new: leads('p2', LATER) })).toEqual({ set: [], remove: ['new'] });
    expect(plan({ new: leads('p1', EARLIER) })).toEqual({ set: [], remove: ['new'] });
    expect(plan({ new: nothing })).toEqual({ set: [], remove: [] });
  });
});
