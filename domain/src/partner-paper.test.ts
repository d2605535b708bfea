import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { LIMITS } from './limits.ts';
import {
  freePaperId,
  isRegistered,
  LONGEST_PAPER_DAYS,
  newPaperSchema,
  paperState,
  PAPERS_PER_KIND,
} from './partner-paper.ts';

const TODAY = '2026-11-28';
const typed = {
  kind: 'registration',
  number: 'ทท 1/2569 "ก" 🙂',
  issued_by: 'กรมการปกครอง',
  valid_until: TODAY,
};
const issueOf = (change: object) =>
  newPaperSchema(TODAY).safeParse({ ...typed, ...change }).error?.issues[0]?.message;

it('a paper has a number, an issuer and a last day that is not over', () => {
  expect(issueOf({})).toBeUndefined();
  expect(issueOf({ valid_until: null })).toBeUndefined();
  expect(issueOf({ valid_until: addDays(TODAY, LONGEST_PAPER_DAYS) })).toBeUndefined();
  expect(issueOf({ valid_until: addDays(TODAY, LONGEST_PAPER_DAYS + 1) })).toBe('dayTooFar');
  expect(issueOf({ valid_until: addDays(TODAY, -1) })).toBe('dayPast');
  expect(issueOf({ valid_until: '2027-02-30' })).toBe('dayInvalid');
  expect(issueOf({ number: ' ' })).toBe('required');
  expect(issueOf({ issued_by: '' })).toBe('required');
  expect(issueOf({ number: 'x'.repeat(LIMITS.paperNumber) })).toBeUndefined();
  expect(issueOf({ number: 'x'.repeat(LIMITS.paperNumber + 1) })).toBe('tooLong');
  expect(issueOf({ kind: 'passport' })).toBeDefined();
});

it('an accepted paper ends after its last day; one that is not accepted does not', () => {
  const ended = addDays(TODAY, -1);
  expect(paperState({ state: 'accepted', valid_until: TODAY }, TODAY)).toBe('accepted');
  expect(paperState({ state: 'accepted', valid_until: ended }, TODAY)).toBe('ended');
  expect(paperState({ state: 'accepted', valid_until: null }, TODAY)).toBe('accepted');
  expect(paperState({ state: 'refused', valid_until: ended }, TODAY)).toBe('refused');
  expect(paperState({ state: 'shown', valid_until: ended }, TODAY)).toBe('shown');
});

it('a partner is registered with an accepted registration that is valid, and with nothing else', () => {
  const paper = { kind: 'registration', state: 'accepted', valid_until: TODAY } as const;
  expect(isRegistered([paper], TODAY)).toBe(true);
  expect(isRegistered([{ ...paper, valid_until: addDays(TODAY, -1) }, paper], TODAY)).toBe(true);
  for (const change of [
    { kind: 'company' },
    { state: 'shown' },
    { state: 'refused' },
    { valid_until: addDays(TODAY, -1) },
  ] as const)
    expect(isRegistered([{ ...paper, ...change }], TODAY)).toBe(false);
  expect(isRegistered([], TODAY)).toBe(false);
});

it('papers of a kind are numbered, and a withdrawn one leaves its number', () => {
  const all = Array.from({ length: PAPERS_PER_KIND }, (_, index) => `company-${index + 1}`);
  expect(freePaperId('company', [])).toBe('company-1');
  expect(freePaperId('company', ['company-1', 'company-3'])).toBe('company-2');
  expect(freePaperId('company', all)).toBeNull();
  expect(freePaperId('registration', all)).toBe('registration-1');
});
