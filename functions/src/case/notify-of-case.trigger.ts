import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { changeOf } from '../lib/change.ts';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { caseNotices, toldCase } from './case-notices.ts';

/** A new case, an assignment, a status. */
export const notifyOfCase = onDocumentWritten({ document: paths.case('{caseId}'), retry: true }, (event) => {
  const caseId = paramOf(event, 'caseId');
  return handle(
    'notifyOfCase',
    infoOf(event),
    () => changeOf(event.data, toldCase),
    async ({ before, after, at }) => {
      const cause = { fn: 'notifyOfCase', eventId: event.id, at };
      const count = await tell(noticeStore, cause, caseNotices(caseId, before, after));
      return { outcome: 'told', caseId, count };
    },
  );
});
