import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { paperEntry } from '../audit/audit-entries.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { countWrite } from '../budget/daily-budget.repo.ts';
import { bindFile } from '../file/bind-file.ts';
import { checkDeps } from '../file/check-deps.ts';
import { changeOf } from '../lib/change.ts';
import { effect, sideBySide, type Written } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { followedPaper, paperNews, paperNotices } from './paper-notices.ts';
import { releasePaperFile } from './paper-file.repo.ts';
import { dropPapers, isPaper, showingPartner } from './paper.repo.ts';

const changed = (event: Written) => {
  const change = changeOf(event.data, followedPaper);
  return { uid: paramOf(event, 'uid'), news: paperNews(change.before, change.after), ...change };
};

/** A paper takes from the same budget as what is stated about a debtor. */
const countPaper = effect('countPaper', changed, async ({ uid, news }) => {
  if (news !== 'shown') return { outcome: 'nothing to count' };
  return { outcome: await countWrite('facts', uid) };
});

/** Binds the file of a new paper, and deletes that of a withdrawn one. */
const keepPaperFile = effect('keepPaperFile', changed, async ({ uid, news, before, after }) => {
  if (news === 'withdrawn' && before !== null)
    return { outcome: (await releasePaperFile(before.path, uid)) ? 'file deleted' : 'file kept' };
  if (news !== 'shown' || after === null) return { outcome: 'nothing to do' };
  const outcome = await bindFile(checkDeps, after.path);
  // It was never stored, or rejected and deleted, of which the owner was notified.
  if (outcome === 'not stored') await dropPapers(after.path, uid);
  return { outcome };
});

/** Notifies admins of a new paper, and the partner of a verdict. */
const tellOfPaper = effect('tellOfPaper', changed, async ({ uid, news, after }, cause) => {
  if (news === null || after === null) return { outcome: 'nothing to tell' };
  if (news === 'shown' && !(await isPaper(after.path, uid))) return { outcome: 'withdrawn meanwhile' };
  const partner = await showingPartner(uid);
  if (partner === null) return { outcome: 'nobody to tell' };
  return { outcome: 'told', count: await tellReceivers(cause, paperNotices(partner, news, after.kind)) };
});

/** Records a verdict, with actor and time. */
const auditPaper = effect('auditPaper', changed, async ({ uid, news, after }, cause) => {
  if (after === null || (news !== 'accepted' && news !== 'refused')) return { outcome: 'nothing to do' };
  await appendAudit(
    paperEntry(paths.partnerPaper(uid, cause.id), news, after.judged_by ?? null, after.kind, cause),
  );
  return { outcome: 'recorded' };
});

/** Runs all effects of a paper that a partner shows or withdraws, and of a verdict on it. */
export const followPaper = onDocumentWritten(
  { document: paths.partnerPaper('{uid}', '{paperId}'), retry: true },
  async (event) => {
    // A paper without a stored file is removed before anyone is notified of it.
    await sideBySide(event, [countPaper, keepPaperFile, auditPaper]);
    await tellOfPaper(event);
  },
);
