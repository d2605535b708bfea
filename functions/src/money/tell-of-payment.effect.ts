import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { caseEventStore } from '../case/case-event.repo.ts';
import { record } from '../case/case-events.ts';
import { readCase } from '../case/case.repo.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { paymentHappening, paymentNews, paymentNotices, toldPayment } from './money-notices.ts';

/** Notifies everyone concerned of a payment that was reported or answered, except the person who did it. */
export const tellOfPayment = caseEffect(
  'tellOfPayment',
  (event) => changeOf(event.data, toldPayment),
  async ({ before, after }, cause) => {
    const news = paymentNews(before, after);
    if (news === null) return { outcome: 'nothing to tell' };
    const notices = paymentNotices(cause.caseId, news, await readCase(cause.caseId));
    return { outcome: 'told', count: await tellReceivers({ ...cause, except: news.by }, notices) };
  },
);

/** Records it in the case's history. */
export const recordPayment = caseEffect(
  'recordPayment',
  (event) => changeOf(event.data, toldPayment),
  async ({ before, after }, cause) => {
    const happening = after === null ? null : paymentHappening(paymentNews(before, after), after);
    const count = await record(caseEventStore, cause, happening === null ? [] : [happening]);
    return { outcome: count > 0 ? 'recorded' : 'nothing to record', count };
  },
);
