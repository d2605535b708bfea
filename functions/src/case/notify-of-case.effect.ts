import { changeOf } from '../lib/change.ts';
import { handle, idOf, infoOf } from '../lib/handle.ts';
import type { Effect } from '../lib/side-by-side.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { signature, signerOf } from './case-author.ts';
import { caseNotices, toldCase } from './case-notices.ts';
import * as z from 'zod/mini';

const written = z.extend(toldCase, signature.shape);

/** A new case, an assignment, a status. */
export const notifyOfCase: Effect = (event) => {
  const caseId = idOf(event);
  return handle(
    'notifyOfCase',
    infoOf(event),
    () => changeOf(event.data, written),
    async ({ before, after, at }) => {
      const cause = { fn: 'notifyOfCase', eventId: event.id, at };
      const notices = caseNotices(caseId, before, after, signerOf(before, after));
      const count = await tell(noticeStore, cause, notices);
      return { outcome: 'told', caseId, count };
    },
  );
};
