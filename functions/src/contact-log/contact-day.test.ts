import { contactRulesOn } from '@app/domain/law/contact-rules';
import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  decideReservation,
  freedDay,
  isCorrectable,
  isUsedBefore,
  type ContactDay,
} from './contact-day.ts';

const rules = contactRulesOn('2026-11-23');
/** A Monday, 10:00 in Bangkok. */
const NOW = new Date('2026-11-23T03:00:00.000Z');
const TOMORROW = '2026-11-24T01:00:00.000Z';
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const mine = { caseId: 'c1', actorId: 'p1', key: 'key-of-mine' };
const decide = (days: (ContactDay | null)[], now = NOW, claim = mine) =>
  decideReservation(days, claim, now, rules);
const held = (change: Partial<ContactDay> = {}): ContactDay => ({
  state: 'held',
  case_id: 'c1',
  actor_id: 'p1',
  slot: 'key-of-mine',
  held_until: inMinutes(15),
  ...change,
});
const used = (change: Partial<ContactDay> = {}) => held({ state: 'used', contact_id: 'made', ...change });

describe('a reservation', () => {
  it('is granted for fifteen minutes when nobody has the day', () => {
    expect(decide([null, null])).toEqual({
      answer: { slot: 'key-of-mine', until: inMinutes(15).toISOString() },
      hold: held(),
    });
  });

  it('is the same one when it is asked for again, with the same key or after a reload', () => {
    const answer = { slot: 'key-of-mine', until: inMinutes(15).toISOString() };
    expect(decide([held(), null], inMinutes(3))).toEqual({ answer });
    expect(decide([held()], inMinutes(3), { ...mine, key: 'another' })).toEqual({ answer });
  });

  it('ends after fifteen minutes', () => {
    expect(decide([held({ case_id: 'c2', actor_id: 'p2' })], inMinutes(15)).hold?.case_id).toBe('c1');
    expect(decide([held({ case_id: 'c2', actor_id: 'p2' })], inMinutes(14.9)).hold).toBeUndefined();
  });

  it('of another case is refused as used, without a word of when it ends', () => {
    const other = held({ case_id: 'c2', actor_id: 'p2', held_until: inMinutes(4) });
    expect(decide([null, other])).toEqual({ answer: { refused: 'used_today', nextAt: TOMORROW } });
  });

  it('of the same case by another partner is refused as held, until it ends', () => {
    const before = held({ actor_id: 'p0' });
    expect(decide([before])).toEqual({
      answer: { refused: 'held', nextAt: inMinutes(15).toISOString() },
    });
  });

  it('is refused when the day is used, by whatever identifies the debtor', () => {
    expect(decide([null, used({ case_id: 'c2' })])).toEqual({
      answer: { refused: 'used_today', nextAt: TOMORROW },
    });
    expect(decide([used()], inMinutes(300)).answer).toEqual({ refused: 'used_today', nextAt: TOMORROW });
  });

  it('is refused outside the hours, before the day is looked at', () => {
    const late = new Date('2026-11-23T14:30:00.000Z');
    expect(decide([null], late).answer).toEqual({ refused: 'outside_hours', nextAt: TOMORROW });
    const early = new Date('2026-11-22T23:00:00.000Z');
    expect(decide([null], early).answer).toEqual({
      refused: 'outside_hours',
      nextAt: '2026-11-23T01:00:00.000Z',
    });
  });
});

describe('after a contact', () => {
  const after = (day: ContactDay | null, counts: boolean, corrects?: string) =>
    dayAfter(day, mine, counts, corrects, NOW);

  it('that counts the day is used, reserved or not', () => {
    const result = { ...used({ held_until: NOW }), contact_id: 'key-of-mine' };
    expect(after(null, true)).toEqual(result);
    expect(after(held(), true)).toEqual(result);
  });

  it('that does not count the own reservation is free again, and nobody else’s', () => {
    expect(after(held(), false)).toBeNull();
    expect(after(held({ actor_id: 'p2' }), false)).toBeUndefined();
    expect(after(held({ case_id: 'c2' }), false)).toBeUndefined();
    expect(after(null, false)).toBeUndefined();
    expect(after(used(), false)).toBeUndefined();
  });

  it('a used day stays the first contact’s', () => {
    expect(after(used(), true)).toBeUndefined();
  });

  it('a correction takes the place of what it corrects, and the day stays used when it does not count', () => {
    expect(after(used(), true, 'made')?.contact_id).toBe('key-of-mine');
    expect(after(used(), false, 'made')).toEqual(used({ contact_id: 'key-of-mine' }));
    expect(after(used(), false, 'another')).toBeUndefined();
    expect(after(used(), true, 'another')).toBeUndefined();
    expect(isUsedBefore([used()], 'made')).toBe(false);
    expect(isUsedBefore([used()], 'another')).toBe(true);
    expect(isUsedBefore([used()], undefined)).toBe(true);
    expect(isUsedBefore([held(), null], undefined)).toBe(false);
  });
});

describe('a correction', () => {
  const corrected = { actor_id: 'p1', began_at: NOW, recorded_at: inMinutes(5), counts: true };

  it('is of an own entry that was recorded on the same day in Bangkok', () => {
    expect(isCorrectable(corrected, 'p1', inMinutes(60))).toBe(true);
    expect(isCorrectable(corrected, 'p2', inMinutes(60))).toBe(false);
    // 23:59 and 00:00 in Bangkok.
    expect(isCorrectable(corrected, 'p1', new Date('2026-11-23T16:59:00.000Z'))).toBe(true);
    expect(isCorrectable(corrected, 'p1', new Date('2026-11-23T17:00:00.000Z'))).toBe(false);
  });

  it('frees the day of a contact that took place on another one', () => {
    expect(freedDay(corrected, '2026-11-22', true)).toBe('2026-11-23');
    expect(freedDay(corrected, '2026-11-23', true)).toBeNull();
  });

  it('frees no day when it does not count, or when the corrected entry did not', () => {
    expect(freedDay(corrected, '2026-11-22', false)).toBeNull();
    expect(freedDay({ ...corrected, counts: false }, '2026-11-22', true)).toBeNull();
    expect(freedDay(null, '2026-11-22', true)).toBeNull();
  });
});
