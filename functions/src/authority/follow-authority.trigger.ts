import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { countWrite } from '../budget/daily-budget.repo.ts';
import { capacityIn } from '../case/case.repo.ts';
import { recordAndTell } from '../case-life/record-and-tell.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect, sideBySide } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { keepBalanceOfEntry } from '../money/keep-balance.effect.ts';
import { authorityHappening, authorityNews, authorityNotices, toldAuthority } from './authority-notices.ts';

/** An authority takes from the same budget as what is stated about a debtor. */
const countAuthority = caseEffect(
  'countAuthority',
  (event) => changeOf(event.data, toldAuthority),
  async ({ before, after }) => {
    const news = authorityNews(before, after);
    if (news?.what !== 'given') return { outcome: 'nothing to count' };
    return { outcome: await countWrite('facts', news.by) };
  },
);

/** Records in the case's history that an authority was given or revoked, and notifies who has to know. */
const tellOfAuthority = caseEffect(
  'followAuthority',
  (event) => ({
    partnerId: paramOf(event, 'partnerId'),
    ...changeOf(event.data, toldAuthority),
  }),
  async ({ partnerId, before, after }, cause) => {
    const { caseId } = cause;
    const news = authorityNews(before, after);
    if (news === null || after === null) return { outcome: 'nothing to tell' };
    const revoker = news.what === 'revoked' ? await capacityIn(caseId, news.by) : null;
    const happening = authorityHappening(news, after, revoker ?? 'system');
    return recordAndTell(cause, {
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
