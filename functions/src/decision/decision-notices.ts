import { decisionSchema } from '@app/domain/decision';
import type { Happening } from '../case/case-events.ts';
import { noticesToAll, type Concerned } from '../case/case-notices.ts';
import type { Notice } from '../notification/notice.ts';
import * as z from 'zod/mini';

/** The fields of a decision that notices and history use: neither the amount nor what was written is passed on. */
export const toldDecision = z.pick(decisionSchema, {
  user_id: true,
  by_role: true,
  state: true,
  answered_by: true,
  withdrawn_by: true,
});
export type ToldDecision = z.infer<typeof toldDecision>;

/** What one write did to a decision, and who did it; null for a write that changes neither existence nor state. */
export type DecisionNews = { what: 'asked' | 'accepted' | 'declined' | 'withdrawn'; by: string } | null;

export function decisionNews(before: ToldDecision | null, after: ToldDecision | null): DecisionNews {
  if (after === null) return null;
  if (before === null) return { what: 'asked', by: after.user_id };
  if (before.state === after.state || after.state === 'open') return null;
  const by = after.state === 'withdrawn' ? after.withdrawn_by : after.answered_by;
  return { what: after.state, by: by ?? '' };
}

/** The customer is asked, and notified when no answer is needed any more; partner and admins are notified of an answer. */
export function decisionNotices(caseId: string, news: DecisionNews, current: Concerned): Notice[] {
  if (news === null) return [];
  const isAnswer = news.what === 'accepted' || news.what === 'declined';
  const state = news.what === 'asked' ? {} : { state: news.what };
  return noticesToAll(isAnswer ? 'decision_answered' : 'decision_asked', caseId, current)
    .filter(({ receiver }) => (receiver === 'customer') !== isAnswer)
    .map((notice) => ({ ...notice, params: { ...notice.params, ...state } }));
}

/** The entry of the case's history, without the amount. */
export function decisionHappening(news: DecisionNews, { user_id, by_role }: ToldDecision): Happening | null {
  if (news === null) return null;
  const withdrawer = news.by === user_id ? by_role : 'admin';
  return {
    kind: `decision_${news.what}`,
    from_status: null,
    to_status: null,
    from_partner_id: null,
    to_partner_id: null,
    actor_id: news.by === '' ? null : news.by,
    actor_role: news.what === 'asked' ? by_role : news.what === 'withdrawn' ? withdrawer : 'customer',
  };
}
