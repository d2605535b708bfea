import { isOpen } from '@app/domain/case';
import { paymentSchema, type PaymentState } from '@app/domain/payment';
import { promiseSchema } from '@app/domain/promise';
import { noticesToAll, partnerNotice, type Concerned, type ToldCase } from '../case/case-notices.ts';
import type { Happening } from '../case/case-events.ts';
import type { Notice } from '../notification/notice.ts';
import * as z from 'zod/mini';

/** The fields of a payment that notices and history use: the amount is not passed on. */
export const toldPayment = z.pick(paymentSchema, {
  user_id: true,
  reporter_role: true,
  state: true,
  answered_by: true,
  reverses: true,
});
export type ToldPayment = z.infer<typeof toldPayment>;

export const toldPromise = z.pick(promiseSchema, { state: true });
export type ToldPromise = z.infer<typeof toldPromise>;

/** What one write did to a payment, or to an entry that reverses one; null for a write that changes neither existence nor state. */
export type PaymentNews = { what: PaymentState; by: string; isReversal: boolean } | null;

/** What a notification says of a reversing entry in each state: its words are others than those of a receipt. */
const REVERSAL_STATES = {
  reported: 'reversal',
  confirmed: 'reversed',
  disputed: 'not_reversed',
} as const satisfies Record<PaymentState, string>;

export function paymentNews(before: ToldPayment | null, after: ToldPayment | null): PaymentNews {
  if (after === null) return null;
  const isReversal = after.reverses !== null;
  if (before === null) return { what: 'reported', by: after.user_id, isReversal };
  if (before.state === after.state || after.state === 'reported') return null;
  return { what: after.state, by: after.answered_by ?? '', isReversal };
}

/** Everybody concerned with the case; the person who did it is left out by `NoticeSource.except`. */
export function paymentNotices(caseId: string, news: PaymentNews, current: Concerned): Notice[] {
  if (news === null) return [];
  const { what, isReversal } = news;
  const kind = what === 'reported' ? 'payment_reported' : 'payment_answered';
  if (isReversal) return noticesToAll(kind, caseId, current, { state: REVERSAL_STATES[what] });
  return noticesToAll(kind, caseId, current, what === 'reported' ? {} : { answer: what });
}

/** The entry of the case's history, without the amount. */
export function paymentHappening(news: PaymentNews, { reporter_role }: ToldPayment): Happening | null {
  if (news === null) return null;
  const answerer = reporter_role === 'customer' ? 'admin' : 'customer';
  return {
    kind: `payment_${news.what}`,
    ...(news.isReversal && { reversal: true }),
    from_status: null,
    to_status: null,
    from_partner_id: null,
    to_partner_id: null,
    actor_id: news.by === '' ? null : news.by,
    actor_role: news.what === 'reported' ? reporter_role : answerer,
  };
}

/**
 * A promise is due: the partner assigned now. Nobody pursues the promises of a case that is not open.
 * @param isLate its day is over, which the text says instead of "today"
 */
export function duePromiseNotices(caseId: string, current: ToldCase, isLate: boolean): Notice[] {
  if (!isOpen(current.status)) return [];
  return partnerNotice('promise_due', caseId, current, isLate ? { state: 'late' } : {});
}

/** A promise of an open case was not kept, or only in part: partner, customer and admins. */
export function promiseNotices(
  caseId: string,
  before: ToldPromise | null,
  after: ToldPromise | null,
  current: ToldCase,
): Notice[] {
  // A reversal may also break a promise that was kept.
  const wasGood = before?.state === 'open' || before?.state === 'kept';
  const isOver = wasGood && (after?.state === 'broken' || after?.state === 'part');
  return isOver && isOpen(current.status) ? noticesToAll('promise_broken', caseId, current) : [];
}
