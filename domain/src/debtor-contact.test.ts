import { describe, expect, it } from 'vitest';
import { isDay } from './calendar.ts';
import {
  CONTACT_PERSONS,
  contactWindow,
  countsToward,
  nextAllowed,
  isGated,
  verdictOf,
  type ContactPerson,
  type ContactVerdict,
  type DebtorKind,
} from './debtor-contact.ts';
import {
  CONTACT_OUTCOMES,
  CONTACT_RULES,
  contactRulesOn,
  type ContactOutcome,
  type ContactRules,
} from './law/contact-rules.ts';
import { HOLIDAYS, kindOfDay, missingYear } from './law/holidays.ts';

const rules = contactRulesOn('2026-11-23');
/** An instant in Bangkok. */
const at = (day: string, time: string) => new Date(`${day}T${time}+07:00`);
const isOpen = (day: string, time: string) => contactWindow(at(day, time), rules).isOpen;
const next = (day: string, time: string, used = false) =>
  nextAllowed(at(day, time), used, rules).toISOString();
const instantOf = (day: string, time: string) => at(day, time).toISOString();

const MONDAY = '2026-11-23';
const SATURDAY = '2026-11-28';
const HOLIDAY_MONDAY = '2026-12-07';

describe('the hours of a day', () => {
  it.each([
    [MONDAY, '07:59:59', false],
    [MONDAY, '08:00:00', true],
    [MONDAY, '19:59:59', true],
    [MONDAY, '20:00:00', false],
    [SATURDAY, '07:59:59', false],
    [SATURDAY, '08:00:00', true],
    [SATURDAY, '17:59:59', true],
    [SATURDAY, '18:00:00', false],
    [HOLIDAY_MONDAY, '17:59:59', true],
    [HOLIDAY_MONDAY, '18:00:00', false],
  ])('%s %s: %s', (day, time, open) => {
    expect(isOpen(day, time)).toBe(open);
  });

  it('are those of Bangkok, wherever the clock is read', () => {
    expect(contactWindow(new Date('2026-11-22T18:30:00Z'), rules)).toMatchObject({
      day: MONDAY,
      isOpen: false,
    });
    expect(contactWindow(new Date('2026-11-23T01:00:00Z'), rules).isOpen).toBe(true);
  });

  it('of a year without a calendar are the shorter ones on each day', () => {
    expect(kindOfDay('2031-01-06')).toBe('unknown');
    expect(isOpen('2031-01-06', '17:59:59')).toBe(true);
    expect(isOpen('2031-01-06', '18:00:00')).toBe(false);
    expect(isOpen(MONDAY, '18:00:00')).toBe(true);
  });

  it('may treat a weekend as working days, if a version says so', () => {
    const other: ContactRules = { ...rules, weekendIsHoliday: { value: false, status: 'P' } };
    expect(contactWindow(at(SATURDAY, '19:00:00'), other).isOpen).toBe(true);
    expect(contactWindow(at(HOLIDAY_MONDAY, '19:00:00'), other).isOpen).toBe(false);
  });
});

describe('when a debtor may be contacted next', () => {
  it('is now within the hours, and at their start before them', () => {
    expect(next(MONDAY, '09:15:00')).toBe(instantOf(MONDAY, '09:15:00'));
    expect(next(MONDAY, '05:00:00')).toBe(instantOf(MONDAY, '08:00:00'));
  });

  it('is the next morning after them, or when the day is used', () => {
    expect(next(MONDAY, '20:00:00')).toBe(instantOf('2026-11-24', '08:00:00'));
    expect(next(MONDAY, '09:00:00', true)).toBe(instantOf('2026-11-24', '08:00:00'));
    expect(next(MONDAY, '05:00:00', true)).toBe(instantOf('2026-11-24', '08:00:00'));
  });

  it('holidays have hours too: across the four days from 5 to 8 December, and New Year', () => {
    for (const [day, following] of [
      ['2026-12-05', '2026-12-06'],
      ['2026-12-06', '2026-12-07'],
      ['2026-12-07', '2026-12-08'],
    ] as const) {
      expect(next(day, '17:59:59')).toBe(instantOf(day, '17:59:59'));
      expect(next(day, '18:00:00')).toBe(instantOf(following, '08:00:00'));
    }
    expect(next('2026-12-31', '18:00:00')).toBe(instantOf('2027-01-01', '08:00:00'));
    expect(next('2027-12-31', '19:00:00')).toBe(instantOf('2028-01-01', '08:00:00'));
  });
});

const contact = (outcome: ContactOutcome, change: object = {}) =>
  ({ channel: 'call', direction: 'out', person: 'debtor', outcome, ...change }) as const;

describe('the one contact of a day', () => {
  it.each(CONTACT_OUTCOMES)('%s', (outcome) => {
    const learned = ['reached', 'promised', 'disputed', 'refused', 'asked_other_time'].includes(outcome);
    expect(countsToward(contact(outcome), rules)).toBe(learned);
    expect(countsToward(contact(outcome, { channel: 'line' }), rules)).toBe(learned);
  });

  it('a letter counts whatever became of it, unless a version says otherwise', () => {
    const letter = contact('unread', { channel: 'letter' });
    expect(countsToward(letter, rules)).toBe(true);
    expect(countsToward(letter, { ...rules, lettersCount: { value: false, status: 'U' } })).toBe(false);
  });

  it('neither what the debtor begins counts, nor a question to a third person', () => {
    expect(countsToward(contact('promised', { direction: 'in' }), rules)).toBe(false);
    expect(countsToward(contact('reached', { person: 'locating' }), rules)).toBe(false);
    expect(countsToward(contact('reached', { person: 'nominee' }), rules)).toBe(true);
  });
});

describe('the verdict', () => {
  const verdict = (
    time: string,
    change: {
      outcome?: ContactOutcome;
      person?: ContactPerson;
      direction?: 'in' | 'out';
      debtor?: DebtorKind;
      usedBefore?: boolean;
      late?: number;
    } = {},
  ): ContactVerdict => {
    const beganAt = at(MONDAY, time);
    const {
      outcome = 'reached',
      person = 'debtor',
      direction = 'out',
      debtor = 'natural',
      usedBefore = false,
      late = 2,
    } = change;
    const recordedAt = new Date(beganAt.getTime() + late * 60_000);
    return verdictOf(
      { ...contact(outcome), person, direction, beganAt, recordedAt, debtor, usedBefore },
      rules,
    );
  };

  it('is inside for one contact within the hours, entered soon', () => {
    expect(verdict('10:00:00')).toBe('inside');
    expect(verdict('10:00:00', { debtor: 'unknown' })).toBe('inside');
  });

  it('is outside_hours before and after them, however late it is entered', () => {
    expect(verdict('21:30:00')).toBe('outside_hours');
    expect(verdict('21:30:00', { late: 600, usedBefore: true })).toBe('outside_hours');
  });

  it('is second_that_day when it counts and another one did', () => {
    expect(verdict('10:00:00', { usedBefore: true })).toBe('second_that_day');
    expect(verdict('10:00:00', { usedBefore: true, outcome: 'no_answer' })).toBe('inside');
  });

  it('is recorded_late from the 61st minute on', () => {
    expect(verdict('10:00:00', { late: 60 })).toBe('inside');
    expect(verdict('10:00:00', { late: 60.98 })).toBe('inside');
    expect(verdict('10:00:00', { late: 61 })).toBe('recorded_late');
    expect(verdict('10:00:00', { late: 90, outcome: 'no_answer' })).toBe('recorded_late');
  });

  it('is not_gated for a company and for what the debtor begins', () => {
    expect(verdict('21:30:00', { debtor: 'juristic' })).toBe('not_gated');
    expect(verdict('21:30:00', { direction: 'in', usedBefore: true })).toBe('not_gated');
  });

  it('of a company’s guarantor is that of a natural person, and of nobody else there', () => {
    const guarantor = { debtor: 'juristic', person: 'guarantor' } as const;
    expect(verdict('10:00:00', guarantor)).toBe('inside');
    expect(verdict('22:30:00', guarantor)).toBe('outside_hours');
    expect(verdict('10:00:00', { ...guarantor, usedBefore: true })).toBe('second_that_day');
    expect(verdict('22:30:00', { ...guarantor, direction: 'in' })).toBe('not_gated');
    for (const person of ['debtor', 'nominee', 'locating'] as const)
      expect(verdict('22:30:00', { debtor: 'juristic', person })).toBe('not_gated');
    for (const person of CONTACT_PERSONS) expect(isGated(person, 'natural')).toBe(true);
  });
});

describe('the law tables', () => {
  it('a version applies from its day on, so that a new one changes no verdict on an earlier day', () => {
    const next: ContactRules = {
      ...rules,
      n: 2,
      effectiveFrom: '2027-01-01',
      working: { ...rules.working, until: 19 * 60 },
    };
    const versions = [next, ...CONTACT_RULES];
    expect(contactRulesOn('2026-12-31', versions).n).toBe(1);
    expect(contactRulesOn('2027-01-01', versions).n).toBe(2);
    expect(contactRulesOn('1999-01-01', versions).n).toBe(1);
    expect(() => contactRulesOn('2026-12-31', [])).toThrow(RangeError);
  });

  it('the calendar holds days of its years, none twice, and says from 1 November that the next is missing', () => {
    for (const { year, days } of HOLIDAYS) {
      expect(new Set(days).size).toBe(days.length);
      for (const day of days) expect(isDay(`${year}-${day}`)).toBe(true);
    }
    expect(missingYear('2026-11-23')).toBeNull();
    expect(missingYear('2027-10-31')).toBeNull();
    expect(missingYear('2027-11-01')).toBe(2028);
    expect(missingYear('2028-01-02')).toBe(2028);
  });
});
