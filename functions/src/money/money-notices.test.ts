import { describe, expect, it } from 'vitest';
import type { ToldCase } from '../case/case-notices.ts';
import {
  duePromiseNotices,
  paymentHappening,
  paymentNews,
  paymentNotices,
  promiseNotices,
  type ToldPayment,
} from './money-notices.ts';
import { textOf } from '../notification/thai-texts.ts';

const current: ToldCase = {
  user_id: 'customer',
  partner_id: 'p1',
  status: 'In Progress',
  case_number: 'DC-6911-0042',
};
const reported: ToldPayment = {
  user_id: 'p1',
  reporter_role: 'partner',
  state: 'reported',
  reverses: null,
};
const confirmed: ToldPayment = { ...reported, state: 'confirmed', answered_by: 'customer' };
const disputed: ToldPayment = { ...confirmed, state: 'disputed' };

const linesOf = (before: ToldPayment | null, after: ToldPayment | null) =>
  paymentNotices('c', paymentNews(before, after), current).map(
    ({ kind, receiver, link_to, params }) =>
      `${receiver} ${kind} ${link_to} ${JSON.stringify(params['answer'] ?? null)}`,
  );

describe('a payment', () => {
  it('notifies everybody concerned when it is reported and when it is answered', () => {
    expect(linesOf(null, reported)).toEqual([
      'admin payment_reported /admin/case/c null',
      'partner payment_reported /partner/case/c null',
      'customer payment_reported /dashboard/case/c null',
    ]);
    expect(linesOf(reported, confirmed)).toEqual([
      'admin payment_answered /admin/case/c "confirmed"',
      'partner payment_answered /partner/case/c "confirmed"',
      'customer payment_answered /dashboard/case/c "confirmed"',
    ]);
    expect(linesOf(reported, disputed)[0]).toBe('admin payment_answered /admin/case/c "disputed"');
    expect(linesOf(disputed, confirmed)).toHaveLength(3);
  });

  it('that reverses another one is called a reversal, and not a receipt', () => {
    const [asked, agreed, refused] = [reported, confirmed, disputed].map((one) => ({
      ...one,
      reverses: 'p',
    }));
    const paramsOf = (before: ToldPayment | null, after: ToldPayment | undefined) =>
      paymentNotices('c', paymentNews(before, after ?? null), current).map(({ kind, params }) => [
        kind,
        params['state'],
        params['answer'],
      ]);
    expect(paramsOf(null, asked)).toEqual(Array(3).fill(['payment_reported', 'reversal', undefined]));
    expect(paramsOf(reported, agreed)).toEqual(Array(3).fill(['payment_answered', 'reversed', undefined]));
    expect(paramsOf(reported, refused)).toEqual(
      Array(3).fill(['payment_answered', 'not_reversed', undefined]),
    );
    for (const after of [asked, agreed, refused])
      expect(paymentHappening(paymentNews(after === asked ? null : reported, after!), after!)).toMatchObject({
        kind: `payment_${after?.state}`,
        reversal: true,
      });
    expect(paymentHappening(paymentNews(null, reported), reported)).not.toHaveProperty('reversal');
  });

  it('notifies nobody when nothing of it changes, or when it is deleted', () => {
    expect([linesOf(confirmed, confirmed), linesOf(reported, null)]).toEqual([[], []]);
  });

  it('enters the history with the person who did it and without an amount', () => {
    expect(paymentHappening(paymentNews(null, reported), reported)).toMatchObject({
      kind: 'payment_reported',
      actor_id: 'p1',
      actor_role: 'partner',
    });
    expect(paymentHappening(paymentNews(reported, confirmed), confirmed)).toMatchObject({
      kind: 'payment_confirmed',
      actor_id: 'customer',
      actor_role: 'customer',
    });
    const own: ToldPayment = { ...disputed, reporter_role: 'customer', answered_by: 'boss' };
    const entry = paymentHappening(paymentNews(reported, own), own);
    expect(entry).toMatchObject({ kind: 'payment_disputed', actor_id: 'boss', actor_role: 'admin' });
    expect(JSON.stringify(entry)).not.toContain('satang');
    expect(paymentHappening(null, reported)).toBeNull();
  });
});

describe('a promise', () => {
  const told = (
    before: 'open' | 'kept' | 'broken',
    after: 'open' | 'kept' | 'part' | 'broken' | 'withdrawn',
  ) => promiseNotices('c', { state: before }, { state: after }, current).map(({ receiver }) => receiver);

  it('notifies everybody once when it was not kept in full', () => {
    expect(told('open', 'broken')).toEqual(['admin', 'partner', 'customer']);
    expect(told('open', 'part')).toEqual(['admin', 'partner', 'customer']);
    expect(told('kept', 'broken')).toEqual(['admin', 'partner', 'customer']);
    expect(told('broken', 'part' as const)).toEqual([]);
  });

  it('notifies nobody when it is made, kept or withdrawn', () => {
    expect([told('open', 'kept'), told('open', 'withdrawn'), told('open', 'open')]).toEqual([[], [], []]);
    expect(promiseNotices('c', null, { state: 'open' }, current)).toEqual([]);
  });

  it('without a partner notifies the customer and the admins', () => {
    const notices = promiseNotices(
      'c',
      { state: 'open' },
      { state: 'broken' },
      { ...current, partner_id: null },
    );
    expect(notices.map(({ receiver }) => receiver)).toEqual(['admin', 'customer']);
  });

  it.each(['Completed', 'Cancelled'] as const)('of a case that is %s notifies nobody', (status) => {
    const closed = { ...current, status };
    expect(promiseNotices('c', { state: 'open' }, { state: 'broken' }, closed)).toEqual([]);
    expect(duePromiseNotices('c', closed, false)).toEqual([]);
  });

  it('that is due notifies the partner', () => {
    expect(duePromiseNotices('c', current, false)).toMatchObject([
      { kind: 'promise_due', receiver: 'partner', to: { uid: 'p1' }, link_to: '/partner/case/c' },
    ]);
    expect(duePromiseNotices('c', { ...current, partner_id: null }, false)).toEqual([]);
  });

  it('that is announced after its day has a text without "today"', () => {
    const titles = [false, true].map((isLate) =>
      duePromiseNotices('c', current, isLate).map((notice) => textOf(notice)),
    );
    expect(titles).toEqual([
      [{ title: 'ถึงกำหนดนัดชำระ', message: expect.stringContaining('วันนี้') as string }],
      [{ title: 'เลยกำหนดนัดชำระ', message: expect.not.stringContaining('วันนี้') as string }],
    ]);
  });
});
