import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { recordAndTell } from '../case-life/record-and-tell.ts';
import { changeOf } from '../lib/change.ts';
import { createdBy, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { decisionHappening, decisionNews, decisionNotices, toldDecision } from './decision-notices.ts';

const FN = 'followDecision';

/** Records in the case's history that an offer was made, answered or withdrawn, and notifies who has to know. */
const tellOfDecision = effect(
  FN,
  (event) => ({ caseId: paramOf(event, 'caseId'), ...changeOf(event.data, toldDecision) }),
  async ({ caseId, before, after, at }, { eventId }) => {
    const news = decisionNews(before, after);
    const happening = after === null ? null : decisionHappening(news, after);
    if (news === null || happening === null) return { outcome: 'nothing to tell', caseId };
    return recordAndTell({
      fn: FN,
      caseId,
      eventId,
      at,
      happenings: [happening],
      noticesOf: (item) => decisionNotices(caseId, news, item),
      except: news.by,
    });
  },
);

/** Runs all effects of a decision that was asked, answered or withdrawn. One beyond its author's budget is deleted first. */
export const followDecision = onDocumentWritten(
  { document: paths.decision('{caseId}', '{decisionId}'), retry: true },
  async (event) => {
    const created = createdBy(event);
    if (created !== null && !(await keepWithinBudget('decisions', event, created))) return;
    await tellOfDecision(event);
  },
);
