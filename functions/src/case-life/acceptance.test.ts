import { aCaseAcceptance } from '@app/seed/case-life-builders';
import { describe, expect, it } from 'vitest';
import { acceptanceAfter, type AssignedCase, decide } from './acceptance.ts';

const AT = new Date('2026-11-23T03:30:00Z');
const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);
const held: AssignedCase = { partner_id: 'p1', status: 'In Progress', case_number: 'DC-6911-0001' };
const waiting = aCaseAcceptance({ partner_id: 'p1', asked_at: AT });
const assigned = { reassigned: true, byPartner: false, at: AT };
const moved = { reassigned: false, byPartner: false, at: later(1) };

describe('an assignment', () => {
  it('asks the partner, until the second working day', () => {
    expect(acceptanceAfter(held, null, assigned)).toEqual({
      partner_id: 'p1',
      case_number: 'DC-6911-0001',
      state: 'waiting',
      asked_at: AT,
      remind_at: new Date('2026-11-24T22:00:00Z'),
      due_at: new Date('2026-11-25T11:00:00Z'),
    });
  });

  it('asks once, however often it is delivered', () => {
    expect(acceptanceAfter(held, waiting, assigned)).toBe('keep');
    expect(acceptanceAfter(held, { ...waiting, state: 'accepted' }, assigned)).toBe('keep');
  });

  it('that was unassigned before the event arrived asks nobody', () => {
    const free: AssignedCase = { partner_id: null, status: 'Submitted' };
    expect(acceptanceAfter(free, null, assigned)).toBe('keep');
    expect(acceptanceAfter(free, waiting, assigned)).toBeNull();
  });

  it('asks the next partner, also the one who had declined', () => {
    const next = { ...held, partner_id: 'p2' };
    expect(acceptanceAfter(next, waiting, assigned)).toMatchObject({ partner_id: 'p2', state: 'waiting' });
    const returned = { ...waiting, state: 'declined', partner_id: null, declined_by: 'p1' } as const;
    expect(acceptanceAfter(held, returned, assigned)).toMatchObject({ partner_id: 'p1', state: 'waiting' });
  });

  it('from before partners were asked is not asked about when the case changes', () => {
    expect(acceptanceAfter(held, null, moved)).toBe('keep');
  });
});

describe('a case that is taken from its partner', () => {
  const free: AssignedCase = { partner_id: null, status: 'Submitted' };

  it('keeps who declined, and why', () => {
    const declined = { ...waiting, state: 'declined', reason: 'ไม่ว่าง' } as const;
    const returned = acceptanceAfter(free, declined, assigned);
    expect(returned).toMatchObject({ partner_id: null, declined_by: 'p1', reason: 'ไม่ว่าง' });
    if (returned === null || returned === 'keep') throw new Error('not returned');
    expect(acceptanceAfter(free, returned, assigned)).toBe('keep');
  });

  it('forgets every other answer', () => {
    for (const state of ['waiting', 'late', 'accepted'] as const)
      expect(acceptanceAfter(free, { ...waiting, state }, assigned)).toBeNull();
  });

  it('or is deleted: forgets all', () => {
    expect(acceptanceAfter(null, waiting, moved)).toBeNull();
    expect(acceptanceAfter(null, null, moved)).toBe('keep');
  });
});

describe('work', () => {
  it('of the partner accepts the case, also late', () => {
    for (const state of ['waiting', 'late'] as const)
      expect(acceptanceAfter(held, { ...waiting, state }, { ...moved, byPartner: true })).toMatchObject({
        state: 'accepted',
        answered_at: later(1),
        by_work: true,
      });
  });

  it('of others does not', () => {
    expect(acceptanceAfter(held, waiting, moved)).toBe('keep');
  });

  it('changes no answer', () => {
    for (const state of ['accepted', 'declined'] as const)
      expect(acceptanceAfter(held, { ...waiting, state }, { ...moved, byPartner: true })).toBe('keep');
  });

  it('is no longer asked of a former partner once a closed case has followed its original', () => {
    const followed = { ...held, status: 'Cancelled', partner_id: 'p2' } as const;
    for (const state of ['waiting', 'late'] as const)
      expect(acceptanceAfter(followed, { ...waiting, state }, assigned)).toBeNull();
    expect(acceptanceAfter(followed, { ...waiting, state: 'accepted' }, assigned)).toBe('keep');
    expect(acceptanceAfter(followed, null, assigned)).toBe('keep');
  });

  it('is no longer asked for once others have ended the case', () => {
    expect(acceptanceAfter({ ...held, status: 'Cancelled' }, waiting, moved)).toBeNull();
  });
});

describe('the clock', () => {
  it('reminds on the last day, once', () => {
    expect(decide(new Date('2026-11-24T21:59:59Z'), waiting)).toBeNull();
    const five = new Date('2026-11-24T22:00:00Z');
    expect(decide(five, waiting)).toEqual({ reminded_at: five });
    expect(decide(five, { ...waiting, reminded_at: five })).toBeNull();
  });

  it('calls an unanswered case late at the deadline, also when no reminder was sent', () => {
    expect(decide(new Date('2026-11-25T10:59:59Z'), { ...waiting, reminded_at: AT })).toBeNull();
    expect(decide(new Date('2026-11-25T11:00:00Z'), waiting)).toEqual({ state: 'late' });
  });

  it('leaves every answer alone', () => {
    for (const state of ['accepted', 'declined', 'late'] as const)
      expect(decide(later(1_000), { ...waiting, state })).toBeNull();
  });
});
