import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { signature, signerOf } from './case-author.ts';
import { caseNotices, toldCase } from './case-notices.ts';
import { numberOf } from './case-number.repo.ts';
import * as z from 'zod/mini';

const written = z.extend(toldCase, signature.shape);

/** Notifies of a new case, an assignment, a status. */
export const notifyOfCase = effect(
  'notifyOfCase',
  (event) => changeOf(event.data, written),
  async ({ before, after, at }, { id: caseId, eventId }) => {
    const told = after && { ...after, case_number: after.case_number ?? (await numberOf(caseId)) };
    const notices = caseNotices(caseId, before, told, signerOf(before, after));
    // All rows of an import are one event: the first that is delivered notifies, the others find that it was told.
    const isRow = before === null && after?.import_id !== undefined;
    const source = isRow ? `import:${after.user_id}:${after.import_id}` : eventId;
    const count = await tell(noticeStore, { fn: 'notifyOfCase', eventId: source, at }, notices);
    return { outcome: 'told', caseId, count };
  },
);
