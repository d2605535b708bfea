import { aCase } from '@app/seed/builders';
import { describe, expect, it } from 'vitest';
import { countsAlike } from './counts-alike.ts';

const before = aCase({ partner_id: 'p1', status: 'In Progress' });
const later = new Date('2027-03-01T00:00:00Z');

describe('two states of a case have the same sums', () => {
  it.each([
    ['a file is added', { ...before, file_urls: ['case-files/u/1719900000000-a.pdf'], updated_at: later }],
    ['the server notes what it is found by', { ...before, search_words: ['เค'] }],
    ['it is saved without a change', { ...before }],
  ])('when %s', (_what, after) => {
    expect(countsAlike(before, after)).toBe(true);
  });

  it.each([
    ['the status', { ...before, status: 'Completed' }],
    ['the amount', { ...before, amount: before.amount + 0.01 }],
    ['the partner', { ...before, partner_id: 'p2' }],
    ['the day it came in', { ...before, created_at: later }],
    ['that it is there', undefined],
  ])('no longer when %s changes', (_what, after) => {
    expect(countsAlike(before, after)).toBe(false);
    expect(countsAlike(after, before)).toBe(false);
  });

  it('not if one of them is malformed', () => {
    expect(countsAlike(before, { ...before, amount: 'much' })).toBe(false);
    expect(countsAlike({ ...before, created_at: null }, before)).toBe(false);
    expect(countsAlike({}, {})).toBe(false);
  });
});
