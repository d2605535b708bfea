import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { caseEventStore } from '../case/case-event.repo.ts';
import { record } from '../case/case-events.ts';
import { readCase } from '../case/case.repo.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { paymentHappening, paymentNews, paymentNotices, toldPayment } from './money-notices.ts';

const FN = 'tellOfPayment';

/** Notifies everyone concerned of a payment that was reported or answered, except the person who did it. */
export const tellOfPayment = effect(
  FN,
  (event) => ({ caseId: paramOf(event, 'caseId'), ...changeOf(event.data, toldPayment) }),
  async ({ caseId, before, after, at }, { eventId }) => {
    const news = paymentNews(before, after);
    if (news === null) return { outcome: 'nothing to tell', caseId };
    const notices = paymentNotices(caseId, news, await readCase(caseId));
    const count = await tell(noticeStore, { fn: FN, eventId, at, except: news.by }, notices);
    return { outcome: 'told', caseId, count };
  },
);

/** Records it in the case's history. */
export const recordPayment = effect(
  'recordPayment',
  (event) => ({ caseId: paramOf(event, 'caseId'), ...changeOf(event.data, toldPayment) }),
  async ({ caseId, before, after, at }, { eventId }) => {
    const happening = after === null ? null : paymentHappening(paymentNews(before, after), after);
    const count = await record(
      caseEventStore,
      { caseId, eventId, at },
      happening === null ? [] : [happening],
    );
    return { outcome: count > 0 ? 'recorded' : 'nothing to record', caseId, count };
  },
);
