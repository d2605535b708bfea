import { aCaseAcceptance, aCaseOutcome, aCaseStanding } from '@app/seed/case-life-builders';
import { describe, expect, it } from 'vitest';
import { acceptanceHappenings, outcomeHappenings, standingHappenings } from './case-life-happenings.ts';
import { acceptanceNotices, outcomeNotices, standingNotices } from './case-life-notices.ts';

const AT = new Date('2026-11-23T03:30:00Z');
const item = { caseId: 'c1', case_number: 'DC-6911-0001', user_id: 'customer', partner_id: 'p1' };
const told = (notices: ReturnType<typeof standingNotices>) =>
  notices.map(({ kind, params, to, link_to }) =>
    [to === 'admins' ? 'admins' : to.uid, kind, params['state'], link_to].filter(Boolean).join(' '),
  );

describe('an acceptance', () => {
  const waiting = aCaseAcceptance({ partner_id: 'p1' });

  it('that is declined is recorded with the reason, and admins are notified', () => {
    const declined = { ...waiting, state: 'declined', reason: 'ไม่ว่าง' } as const;
    expect(acceptanceHappenings(waiting, declined)).toMatchObject([
      { kind: 'declined', note: 'ไม่ว่าง', actor_id: 'p1', actor_role: 'partner' },
    ]);
    expect(told(acceptanceNotices(item, waiting, declined))).toEqual([
      'admins case_acceptance declined /admin/case/c1',
    ]);
    // The case is unassigned: no second notification.
    const returned = { ...declined, partner_id: null, declined_by: 'p1' };
    expect(acceptanceHappenings(declined, returned)).toEqual([]);
    expect(acceptanceNotices(item, declined, returned)).toEqual([]);
  });

  it('that is late notifies admins, a reminder the partner', () => {
    expect(told(acceptanceNotices(item, waiting, { ...waiting, state: 'late' }))).toEqual([
      'admins case_acceptance late /admin/case/c1',
    ]);
    expect(told(acceptanceNotices(item, waiting, { ...waiting, reminded_at: AT }))).toEqual([
      'p1 case_acceptance reminder /partner/case/c1',
    ]);
    expect(acceptanceHappenings(waiting, { ...waiting, reminded_at: AT })).toEqual([]);
  });

  it('that is asked for or accepted notifies nobody', () => {
    expect(acceptanceNotices(item, null, waiting)).toEqual([]);
    expect(acceptanceNotices(item, waiting, { ...waiting, state: 'accepted' })).toEqual([]);
    expect(acceptanceHappenings(waiting, { ...waiting, state: 'accepted', by_work: true })).toEqual([]);
    expect(acceptanceHappenings(waiting, { ...waiting, state: 'accepted' })).toMatchObject([
      { kind: 'accepted' },
    ]);
  });
});

describe('an outcome', () => {
  it('is recorded with its sentence', () => {
    expect(outcomeHappenings(aCaseOutcome({ by: 'p1', sentence: 'ครบ' }))).toMatchObject([
      { kind: 'outcome_given', outcome: 'paid_in_full', note: 'ครบ', actor_id: 'p1', actor_role: 'partner' },
    ]);
    expect(outcomeHappenings(aCaseOutcome({ outcome: 'done', sentence: '' }))).toEqual([]);
    expect(outcomeHappenings(aCaseOutcome({ corrects: 'o1', sentence: '' }))[0]).not.toHaveProperty('note');
  });

  it('of a partner notifies through the status alone, of others those concerned', () => {
    expect(outcomeNotices(item, { by_role: 'partner' })).toEqual([]);
    expect(told(outcomeNotices(item, { by_role: 'customer' }))).toEqual([
      'admins case_withdrawn /admin/case/c1',
      'p1 case_withdrawn /partner/case/c1',
    ]);
    expect(told(outcomeNotices(item, { by_role: 'admin' }))).toEqual([
      'p1 case_decided closed /partner/case/c1',
    ]);
    expect(told(outcomeNotices(item, { by_role: 'admin', corrects: 'o1' }))).toEqual([
      'p1 case_decided corrected /partner/case/c1',
      'customer case_decided corrected /dashboard/case/c1',
    ]);
    expect(outcomeNotices({ ...item, partner_id: null }, { by_role: 'admin' })).toEqual([]);
  });
});

describe('a standing', () => {
  const none = aCaseStanding({ user_id: 'customer', by: { uid: 'customer', role: 'customer' } });
  const held = { ...none, hold: { reason: 'รอเอกสาร', at: AT } };
  const objection = {
    outcome_id: 'o1',
    text: 'ไม่ใช่',
    state: 'open',
    at: AT,
    answer: null,
    answered_at: null,
  } as const;

  it('says that a case is held, and that it goes on', () => {
    expect(standingHappenings(null, held)).toMatchObject([
      { kind: 'held', note: 'รอเอกสาร', actor_id: 'customer' },
    ]);
    expect(told(standingNotices(item, null, held))).toEqual([
      'admins case_held held /admin/case/c1',
      'p1 case_held held /partner/case/c1',
    ]);
    expect(standingHappenings(held, none)).toMatchObject([{ kind: 'resumed' }]);
    expect(told(standingNotices(item, held, none))).toHaveLength(2);
  });

  it('says that a customer objects, and what the answer is', () => {
    const objected = { ...none, objection };
    expect(standingHappenings(none, objected)).toMatchObject([{ kind: 'objected', note: 'ไม่ใช่' }]);
    expect(told(standingNotices(item, none, objected))).toEqual([
      'admins case_objection open /admin/case/c1',
      'p1 case_objection open /partner/case/c1',
    ]);
    const answered = { ...none, objection: { ...objection, state: 'answered', answer: 'ตรวจแล้ว' } as const };
    expect(standingHappenings(objected, answered)).toMatchObject([
      { kind: 'objection_answered', note: 'ตรวจแล้ว' },
    ]);
    expect(told(standingNotices(item, objected, answered))).toEqual([
      'customer case_objection answered /dashboard/case/c1',
    ]);
  });

  it('says that a case is reopened, which also ends a hold', () => {
    const reopened = { ...none, reopened: { reason: 'ยังไม่จบ', at: AT } };
    expect(standingHappenings(held, reopened)).toMatchObject([{ kind: 'reopened', note: 'ยังไม่จบ' }]);
    expect(told(standingNotices(item, held, reopened))).toEqual([
      'p1 case_decided reopened /partner/case/c1',
    ]);
    expect(standingHappenings(reopened, reopened)).toEqual([]);
  });

  it('tells the customer that a case is reopened which has no partner now', () => {
    const reopened = { ...none, reopened: { reason: 'ยังไม่จบ', at: AT } };
    const notices = standingNotices({ ...item, partner_id: null }, none, reopened);
    expect(told(notices)).toEqual(['customer case_status_changed /dashboard/case/c1']);
    expect(notices[0]?.params).toMatchObject({ case_id: 'c1', status: 'Submitted' });
  });

  it('tells what comes next, and not that an event has raised the stage', () => {
    const plan = { stage: 'negotiation', next: 'โทรหาลูกหนี้', next_on: null, who: 'partner', at: AT } as const;
    const receivers = ['p1 case_plan_set /partner/case/c1', 'customer case_plan_set /dashboard/case/c1'];
    const toldOf = (change: Partial<typeof plan> | { next: ''; next_on: string | null }) =>
      told(standingNotices(item, none, { ...none, plan: { ...plan, ...change } }));
    expect(toldOf({})).toEqual(receivers);
    expect(toldOf({ next: '', next_on: '2026-12-03' })).toEqual(receivers);
    expect(toldOf({ next: '', next_on: null })).toEqual([]);
    // What is there already is not told again, whatever else changes.
    const planned = { ...none, plan };
    expect(told(standingNotices(item, planned, planned))).toEqual([]);
  });

  it('says of both cases that one is a duplicate', () => {
    const duplicate = { ...none, duplicate_of: { case_id: 'c2', case_number: 'DC-6911-0002' } };
    expect(standingHappenings(none, duplicate)).toMatchObject([
      { kind: 'marked_duplicate', related_case: 'DC-6911-0002' },
    ]);
    const original = { ...none, duplicates: [{ case_id: 'c1', case_number: null }] };
    expect(standingHappenings(null, original)).toMatchObject([{ kind: 'has_duplicate', related_case: 'c1' }]);
    expect(standingHappenings(original, original)).toEqual([]);
  });
});
