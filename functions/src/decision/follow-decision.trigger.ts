import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { recordAndTell } from '../case-life/record-and-tell.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { decisionHappening, decisionNews, decisionNotices, toldDecision } from './decision-notices.ts';

/** Records in the case's history that an offer was made, answered or withdrawn, and notifies who has to know. */
const tellOfDecision = caseEffect(
  'followDecision',
  (event) => changeOf(event.data, toldDecision),
  async ({ before, after }, cause) => {
    const news = decisionNews(before, after);
    const happening = after === null ? null : decisionHappening(news, after);
    if (news === null || happening === null) return { outcome: 'nothing to tell' };
    return recordAndTell(cause, {
      happenings: [happening],
      noticesOf: (item) => decisionNotices(cause.caseId, news, item),
      except: news.by,
    });
  },
);

/** Runs all effects of a decision that was asked, answered or withdrawn. One beyond its author's budget is deleted first. */
export const followDecision = onDocumentWritten(
  { document: paths.decision('{caseId}', '{decisionId}'), retry: true },
  async (event) => {
    if (!(await keepWithinBudget('decisions', event))) return;
    await tellOfDecision(event);
  },
);
