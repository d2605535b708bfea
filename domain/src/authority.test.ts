import { describe, expect, it } from 'vitest';
import {
  AUTHORITY_SCOPES,
  authorityState,
  LONGEST_AUTHORITY_DAYS,
  coveredContact,
  mayContact,
  mayReceiveMoney,
  newAuthoritySchema,
  type Authority,
} from './authority.ts';
import { addDays } from './calendar.ts';
import { CONTACT_CHANNELS } from './law/contact-rules.ts';

const TODAY = '2026-11-27';
type Terms = Pick<Authority, 'scope' | 'from_on' | 'until_on' | 'revoked_at'>;
const terms = (change: Partial<Terms> = {}): Terms => ({
  scope: ['demand', 'negotiate'],
  from_on: '2026-01-01',
  until_on: '2026-12-31',
  ...change,
});

describe('an authority on a day', () => {
  it.each([
    ['missing', null],
    ['valid', terms()],
    ['valid', terms({ until_on: TODAY })],
    ['valid', terms({ from_on: TODAY })],
    ['valid', terms({ until_on: null })],
    ['ended', terms({ until_on: addDays(TODAY, -1) })],
    ['to_come', terms({ from_on: addDays(TODAY, 1) })],
    ['revoked', terms({ revoked_at: new Date(0) })],
    ['revoked', terms({ revoked_at: new Date(0), until_on: null })],
  ] as const)('is %s: %o', (state, authority) => {
    expect(authorityState(authority, TODAY)).toBe(state);
  });
});

describe('a contact', () => {
  it('is covered by the demand or the negotiation, a visit only by the visit', () => {
    for (const channel of CONTACT_CHANNELS) {
      const isVisit = channel === 'visit';
      expect(mayContact(terms({ scope: ['demand'] }), channel, TODAY), channel).toBe(!isVisit);
      expect(mayContact(terms({ scope: ['negotiate'] }), channel, TODAY), channel).toBe(!isVisit);
      expect(mayContact(terms({ scope: ['visit'] }), channel, TODAY), channel).toBe(isVisit);
      expect(mayContact(terms({ scope: ['receive_money'] }), channel, TODAY), channel).toBe(false);
    }
  });

  it('is one of those that the authority covers, a visit where it covers visits alone', () => {
    const covered = (scope: (typeof AUTHORITY_SCOPES)[number][]) => coveredContact(terms({ scope }), TODAY);
    expect(covered(['demand', 'visit'])).toBe('call');
    expect(covered(['visit'])).toBe('visit');
    expect(covered(['receive_money'])).toBeNull();
    expect(coveredContact(terms({ scope: ['visit'], until_on: addDays(TODAY, -1) }), TODAY)).toBeNull();
    expect(coveredContact(null, TODAY)).toBe('call');
  });

  it('stops when the authority ends, is to come or is revoked, however much it covers', () => {
    const scope = [...AUTHORITY_SCOPES];
    expect(mayContact(terms({ scope }), 'call', TODAY)).toBe(true);
    for (const change of [
      { until_on: addDays(TODAY, -1) },
      { from_on: addDays(TODAY, 1) },
      { revoked_at: new Date(0) },
    ]) {
      expect(mayContact(terms({ scope, ...change }), 'call', TODAY)).toBe(false);
      expect(mayReceiveMoney(terms({ scope, ...change }), TODAY)).toBe(false);
    }
  });

  it('without any authority is possible until a lawyer has it blocked', () => {
    expect(mayContact(null, 'call', TODAY)).toBe(true);
    expect(mayContact(null, 'call', TODAY, 'warn')).toBe(true);
    expect(mayContact(null, 'call', TODAY, 'block')).toBe(false);
    expect(mayContact(terms(), 'call', TODAY, 'block')).toBe(true);
  });
});

it('money is received under an authority that covers it', () => {
  expect(mayReceiveMoney(terms({ scope: ['receive_money'] }), TODAY)).toBe(true);
  expect(mayReceiveMoney(terms({ scope: ['demand', 'negotiate', 'visit'] }), TODAY)).toBe(false);
  expect(mayReceiveMoney(null, TODAY)).toBe(true);
});

describe('the form', () => {
  const valid = { scope: ['demand'], from_on: TODAY, until_on: null, document_id: null };
  const issueOf = (change: object) =>
    newAuthoritySchema(TODAY).safeParse({ ...valid, ...change }).error?.issues[0]?.message;

  it.each([
    [{}, undefined],
    [{ scope: [...AUTHORITY_SCOPES] }, undefined],
    [{ scope: [] }, 'required'],
    [{ from_on: '' }, 'required'],
    [{ from_on: '2026-02-30' }, 'dayInvalid'],
    [{ from_on: '1999-12-31' }, 'dayTooEarly'],
    [{ from_on: addDays(TODAY, LONGEST_AUTHORITY_DAYS) }, undefined],
    [{ from_on: addDays(TODAY, LONGEST_AUTHORITY_DAYS + 1) }, 'dayTooFar'],
    [{ until_on: TODAY }, undefined],
    [{ from_on: '2026-01-01', until_on: addDays(TODAY, -1) }, 'dayPast'],
    [{ from_on: addDays(TODAY, 3), until_on: addDays(TODAY, 2) }, 'periodEmpty'],
    [{ from_on: addDays(TODAY, 3), until_on: addDays(TODAY, 3) }, undefined],
    [{ until_on: addDays(TODAY, LONGEST_AUTHORITY_DAYS + 1) }, 'dayTooFar'],
  ])('%o has the issue %s', (change, issue) => {
    expect(issueOf(change)).toBe(issue);
  });
});
