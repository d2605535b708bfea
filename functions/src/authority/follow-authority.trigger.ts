import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { countWrite } from '../budget/daily-budget.repo.ts';
import { capacityIn } from '../case/case.repo.ts';
import { recordAndTell } from '../case-life/record-and-tell.ts';
import { changeOf } from '../lib/change.ts';
import { effect, sideBySide } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { keepBalanceOfEntry } from '../money/keep-balance.effect.ts';
import { authorityHappening, authorityNews, authorityNotices, toldAuthority } from './authority-notices.ts';

const FN = 'followAuthority';

/** An authority takes from the same budget as what is stated about a debtor. */
const countAuthority = effect(
  'countAuthority',
  (event) => ({ caseId: paramOf(event, 'caseId'), ...changeOf(event.data, toldAuthority) }),
  async ({ caseId, before, after }) => {
    const news = authorityNews(before, after);
    if (news?.what !== 'given') return { outcome: 'nothing to count', caseId };
    return { outcome: await countWrite('facts', news.by), caseId };
  },
);

/** Records in the case's history that an authority was given or revoked, and notifies who has to know. */
const tellOfAuthority = effect(
  FN,
  (event) => ({
    caseId: paramOf(event, 'caseId'),
    partnerId: paramOf(event, 'partnerId'),
    ...changeOf(event.data, toldAuthority),
  }),
  async ({ caseId, partnerId, before, after, at }, { eventId }) => {
    const news = authorityNews(before, after);
    if (news === null || after === null) return { outcome: 'nothing to tell', caseId };
    const revoker = news.what === 'revoked' ? await capacityIn(caseId, news.by) : null;
    const happening = authorityHappening(news, after, revoker ?? 'system');
    return recordAndTell({
      fn: FN,
      caseId,
      eventId,
      at,
      happenings: happening === null ? [] : [happening],
      noticesOf: (item) => authorityNotices({ caseId, partnerId }, news, item),
      except: news.by,
    });
  },
);

/** Runs all effects of an authority that was given, replaced or revoked. */
export const followAuthority = onDocumentWritten(
  { document: paths.authority('{caseId}', '{partnerId}'), retry: true },
  (event) => sideBySide(event, [countAuthority, tellOfAuthority, keepBalanceOfEntry]),
);
