import { addDays, addMonths } from '@app/domain/calendar';
import { clocksOf, limitationTableOn, type ClaimEvent, type ClaimFacts } from '@app/domain/claim-clocks';
import { clocksOfGroup } from '@app/domain/claim-group';
import { thresholdOf } from '@app/domain/limitation-clock';
import { expect, it } from 'vitest';
import type { ToldCase } from '../case/case-notices.ts';
import { claimHappening } from './claim-happening.ts';
import { nearNotices } from './clock-notices.ts';

const CASE: ToldCase = {
  user_id: 'customer',
  partner_id: 'p1',
  status: 'In Progress',
  case_number: 'DC-6911-0042',
};
const CHEQUE: ClaimFacts = {
  debt_type: 'cheque',
  cheques: [{ dated_on: '2026-09-01', first_returned_on: '2026-09-05' }],
};

const told = (today: string, current = CASE, events: ClaimEvent[] = []) =>
  nearNotices('c', current, clocksOf(CHEQUE, events, limitationTableOn(today), today), today);

it('tells everybody concerned, with the days left and the rule', () => {
  const [only, ...others] = told('2026-11-23');
  expect(others).toEqual([]);
  expect(only?.id).toBe('limitation_near:c:complaint_14:2026-12-05');
  expect(
    only?.notices.map(({ kind, receiver, link_to, params }) => [kind, receiver, link_to, params]),
  ).toEqual(
    (
      [
        ['admin', '/admin/case/c'],
        ['partner', '/partner/case/c'],
        ['customer', '/dashboard/case/c'],
      ] as const
    ).map(([receiver, link]) => [
      'limitation_near',
      receiver,
      link,
      { case_id: 'c', case_number: 'DC-6911-0042', days: 12, rule: 'complaint' },
    ]),
  );
});

it('has the same id on each day until the next threshold', () => {
  const ids = (today: string) => told(today).map(({ id }) => id);
  expect(ids('2026-11-22')).toEqual(ids('2026-11-27'));
  expect(ids('2026-11-28')).not.toEqual(ids('2026-11-27'));
  expect(ids('2026-12-05')).toEqual([]);
});

it('of many clocks of one rule, tells of the one that ends first, and of the next when it is over', () => {
  const facts: ClaimFacts = {
    debt_type: 'instalments',
    due_on: '2021-12-01',
    instalments: Array.from({ length: 60 }, (_, month) => addMonths('2021-12-01', month)),
  };
  const due = (today: string) =>
    nearNotices('c', CASE, clocksOf(facts, [], limitationTableOn(today), today), today).map(
      ({ id, notices }) => [id, notices[0]?.params['days'], notices.length],
    );
  const [first, ...others] = due('2026-11-23');
  expect(others).toEqual([]);
  const next = due(addDays(String(first?.[0]).slice(-10), 1));
  expect(next).toHaveLength(1);
  expect(next[0]?.[0]).not.toBe(first?.[0]);
});

it('tells of each rule', () => {
  const facts: ClaimFacts = {
    ...CHEQUE,
    cheques: [{ dated_on: '2026-03-01', first_returned_on: '2026-09-05' }],
  };
  const today = '2026-11-23';
  const clocks = clocksOf(facts, [], limitationTableOn(today), today);
  const rules = new Set(clocks.filter((one) => thresholdOf(one, today) !== null).map(({ rule }) => rule));
  expect(rules.size).toBeGreaterThan(1);
  expect(nearNotices('c', CASE, clocks, today)).toHaveLength(rules.size);
});

it('of merged cases tells the people of the original, under one id for all', () => {
  const claim = (id: string, sheet: ClaimFacts | null) => ({ id, sheet, events: [], payments: [] });
  const group = clocksOfGroup(
    [claim('c', null), claim('m1', CHEQUE), claim('m2', CHEQUE)],
    limitationTableOn('2026-11-23'),
    '2026-11-23',
  );
  expect(nearNotices('c', CASE, [...group.values()].flat(), '2026-11-23')).toEqual(told('2026-11-23'));
});

it('tells nobody of a case that has ended, and nobody after a suit', () => {
  for (const status of ['Completed', 'Cancelled'] as const)
    expect(told('2026-11-23', { ...CASE, status })).toEqual([]);
  const sued: ClaimEvent = { id: 'e', by_role: 'partner', kind: 'sued', on: '2026-11-01' };
  expect(told('2026-11-23', CASE, [sued])).toEqual([]);
});

it('tells of a guarantor whom nobody has notified, and no longer after a suit that names no part or a judgment', () => {
  const facts: ClaimFacts = { debt_type: 'loan', default_on: '2026-10-01', guarantors: [{}] };
  const today = '2026-11-23';
  const ids = (...events: Pick<ClaimEvent, 'kind' | 'on' | 'subject'>[]) => {
    const all = events.map((one, index) => ({ id: `e${index}`, by_role: 'partner' as const, ...one }));
    const clocks = clocksOf(facts, all, limitationTableOn(today), today);
    expect(clocks.find(({ rule }) => rule === 'guarantor')?.lapse_on_earliest).toBe('2026-11-30');
    return nearNotices('c', CASE, clocks, today).map(({ id }) => id);
  };
  const told = ['limitation_near:c:guarantor_7:2026-11-30'];
  const sued = { kind: 'sued', on: '2026-11-01' } as const;
  expect(ids()).toEqual(told);
  expect(ids(sued)).toEqual([]);
  expect(ids(sued, { kind: 'suit_ended_without_judgment', on: '2026-11-10' })).toEqual(told);
  expect(ids({ kind: 'judgment_final', on: '2026-11-02' })).toEqual([]);
  expect(ids({ ...sued, subject: 'guarantor_0' })).toEqual([]);
});

it('without a partner tells the customer and the admins', () => {
  const [found] = told('2026-11-23', { ...CASE, status: 'Submitted', partner_id: null });
  expect(found?.notices.map(({ receiver }) => receiver)).toEqual(['admin', 'customer']);
});

it('enters the history with the person and without what was stated', () => {
  expect(claimHappening('claim_stated', { actor_id: 'u', actor_role: null })).toMatchObject([
    { kind: 'claim_stated', actor_id: 'u', actor_role: 'system' },
  ]);
});
