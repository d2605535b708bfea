import { dayOf } from '@app/domain/calendar';
import { appendContact, emptyDigest } from '@app/domain/contact-chain';
import { verdictOf } from '@app/domain/debtor-contact';
import { contactRulesOn } from '@app/domain/law/contact-rules';
import { describe, expect, it } from 'vitest';
import {
  contactDayOf,
  dayAfter,
  dayWithout,
  decideReservation,
  freedDay,
  isCorrectable,
  isUsedBefore,
  isUsedByCase,
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

/** The entry of this case that is corrected. */
const entry = (contactId?: string) => ({ caseId: 'c1', contactId });

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

  it('a used day stays the first contact’s, and lists a further one that counts once', () => {
    const listed = used({ further: [{ contact_id: 'key-of-mine', case_id: 'c1', actor_id: 'p1' }] });
    expect(after(used(), true)).toEqual(listed);
    expect(after(listed, true)).toBeUndefined();
  });

  it('a correction takes the place of what it corrects, and the day stays used when it does not count', () => {
    expect(after(used(), true, 'made')?.contact_id).toBe('key-of-mine');
    expect(after(used(), false, 'made')).toEqual(used({ contact_id: 'key-of-mine' }));
    expect(after(used(), false, 'another')).toBeUndefined();
    expect(after(used(), true, 'another')).toEqual(after(used(), true));
    const second = { contact_id: 'second', case_id: 'c1', actor_id: 'p2' };
    const own = { contact_id: 'key-of-mine', case_id: 'c1', actor_id: 'p1' };
    const two = used({ further: [second] });
    for (const counts of [true, false]) {
      expect(after(two, counts, 'made')).toEqual({ ...two, ...own });
      expect(after(two, counts, 'second')).toEqual({ ...two, further: [own] });
    }
    // The key of a contact in another case of the same debtor.
    const elsewhere = used({ case_id: 'c2' });
    expect(after(elsewhere, true, 'made')).toEqual({ ...elsewhere, further: [own] });
    expect(after(elsewhere, false, 'made')).toBeUndefined();
    expect(dayWithout(elsewhere, entry('made'))).toBeUndefined();
    expect(isUsedBefore([elsewhere], entry('made'))).toBe(true);
    expect(isUsedBefore([used()], entry('made'))).toBe(false);
    expect(isUsedBefore([used()], entry('another'))).toBe(true);
    expect(isUsedBefore([used()], entry())).toBe(true);
    expect(isUsedBefore([held(), null], entry())).toBe(false);
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

describe('the day of several contacts', () => {
  /** A debtor's days and a case's sums, written as recordContact writes them, from 26 November, a Thursday. */
  function aDebtor() {
    const days = new Map<string, ContactDay>();
    let digest = emptyDigest('c1', NOW);
    const on = (day: string) => [days.get(day) ?? null];
    const write = (day: string, after: ContactDay | null | undefined) => {
      if (after === null) days.delete(day);
      // As it is read from the database again.
      else if (after !== undefined) days.set(day, contactDayOf({ ...after, expires_at: NOW }));
    };
    const at = (time: string) => new Date(`2026-11-${time}:00+07:00`);
    const recorded = new Map<string, { began_at: Date; counts: boolean }>();
    return {
      days,
      countedOn: () => digest.counted_on ?? null,
      reserve: (time: string) => decideReservation(on(dayOf(at(time))), mine, at(time), rules).answer,
      record: async (key: string, time: string, corrects?: string) => {
        const [beganAt, claim] = [at(time), { caseId: 'c1', actorId: 'p1', key }];
        const day = dayOf(beganAt);
        const earlier = corrects === undefined ? undefined : recorded.get(corrects);
        const corrected = earlier === undefined ? null : { ...earlier, actor_id: 'p1', recorded_at: beganAt };
        const freed = freedDay(corrected, day, true);
        const freedDays = freed === null ? [] : on(freed);
        const happened = {
          ...({ channel: 'call', direction: 'out', person: 'debtor', outcome: 'reached' } as const),
          ...{ began_at: beganAt, recorded_at: beganAt, counts: true },
        };
        const usedBefore = isUsedBefore(on(day), entry(corrects));
        const verdict = verdictOf(
          { ...happened, beganAt, recordedAt: beganAt, debtor: 'natural', usedBefore },
          rules,
        );
        const { digest: sums } = await appendContact(
          digest,
          {
            ...happened,
            ...{ id: key, case_id: 'c1', late_minutes: 0, verdict, note: '' },
            law: { table: 'contact_rules', n: 1 },
            told: { own_name: true, creditor: true, amount: true, authority_shown: false },
            ...{ actor_id: 'p1', actor_role: 'partner', actor_name: '' },
          },
          'salt',
          isUsedByCase(freedDays, entry(corrects)) ? null : freed,
        );
        digest = sums;
        if (freed !== null) write(freed, dayWithout(freedDays[0] ?? null, entry(corrects)));
        write(day, dayAfter(on(day)[0] ?? null, claim, true, corrects, beganAt));
        recorded.set(key, happened);
        return verdict;
      },
    };
  }

  it('passes to the second when the first is corrected to another day', async () => {
    const { days, countedOn, record, reserve } = aDebtor();
    expect(await record('A', '26T10:00')).toBe('inside');
    expect(await record('B', '26T11:00')).toBe('second_that_day');
    expect(await record('A2', '25T15:00', 'A')).toBe('inside');
    expect(days.get('2026-11-26')).toMatchObject({ state: 'used', contact_id: 'B', slot: 'B' });
    expect(days.get('2026-11-26')).not.toHaveProperty('further');
    expect(countedOn()).toBe('2026-11-26');
    expect(reserve('26T13:00')).toMatchObject({ refused: 'used_today' });
    expect(await record('C', '26T13:00')).toBe('second_that_day');
  });

  it('is free when the first is corrected to another day and there is no second', async () => {
    const { days, countedOn, record, reserve } = aDebtor();
    await record('A', '26T10:00');
    await record('A2', '25T15:00', 'A');
    expect(days.has('2026-11-26')).toBe(false);
    expect(countedOn()).toBe('2026-11-25');
    expect(reserve('26T13:00')).toMatchObject({ slot: 'key-of-mine' });
    expect(await record('C', '26T13:00')).toBe('inside');
  });

  it('is free when the second is corrected to another day after the first', async () => {
    const { days, countedOn, record, reserve } = aDebtor();
    await record('A', '26T10:00');
    await record('B', '26T11:00');
    await record('A2', '25T15:00', 'A');
    expect(await record('B2', '24T15:00', 'B')).toBe('inside');
    expect(days.has('2026-11-26')).toBe(false);
    expect(countedOn()).not.toBe('2026-11-26');
    expect(reserve('26T13:00')).toMatchObject({ slot: 'key-of-mine' });
    expect(await record('C', '26T13:00')).toBe('inside');
  });

  it('stays the first’s when the second is corrected to another day, and is then free after the first', async () => {
    const { days, countedOn, record } = aDebtor();
    await record('A', '26T10:00');
    await record('B', '26T11:00');
    await record('B2', '25T15:00', 'B');
    expect(days.get('2026-11-26')).toMatchObject({ contact_id: 'A' });
    expect(days.get('2026-11-26')).not.toHaveProperty('further');
    expect(countedOn()).toBe('2026-11-26');
    await record('A2', '24T15:00', 'A');
    expect(days.has('2026-11-26')).toBe(false);
  });

  it('of before further contacts were kept is still read, freed, and takes them from now on', () => {
    const old = contactDayOf({ ...used(), expires_at: NOW });
    expect(old).toEqual(used());
    expect(dayWithout(old, entry('made'))).toBeNull();
    expect(dayWithout(old, entry('unlisted'))).toBeUndefined();
    expect(isUsedByCase([old], entry('unlisted'))).toBe(true);
    expect(dayAfter(old, mine, true, undefined, NOW)?.further).toHaveLength(1);
  });

  it('is taken from no contact by a repeated correction, nor from a reservation', () => {
    const two = used({ further: [{ contact_id: 'second', case_id: 'c2', actor_id: 'p2' }] });
    const passed = dayWithout(two, entry('made'));
    expect(passed).toEqual(used({ contact_id: 'second', case_id: 'c2', actor_id: 'p2', slot: 'second' }));
    expect(dayWithout(passed ?? null, entry('made'))).toBeUndefined();
    expect(dayWithout(held(), entry('key-of-mine'))).toBeUndefined();
    expect(dayWithout(null, entry('made'))).toBeUndefined();
    // The second is of another case: the sums of the first one's case do not keep the day.
    expect(isUsedByCase([two], { caseId: 'c1', contactId: 'made' })).toBe(false);
    expect(isUsedByCase([two], { caseId: 'c2', contactId: 'made' })).toBe(true);
  });
});
