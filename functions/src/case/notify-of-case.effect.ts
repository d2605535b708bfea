import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { signature, signerOf } from './case-author.ts';
import { caseNotices, sourceOf, toldCase } from './case-notices.ts';
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
    const source = sourceOf(before, told, eventId, at);
    const count = await tell(noticeStore, { fn: 'notifyOfCase', eventId: source, at }, notices);
    return { outcome: 'told', caseId, count };
  },
);
