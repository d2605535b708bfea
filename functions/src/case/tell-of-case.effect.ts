import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { signature, signerOf } from './case-author.ts';
import { caseNotices, sourceOf, toldCase } from './case-notices.ts';
import { numberOf } from './case-number.repo.ts';
import * as z from 'zod/mini';

const written = z.extend(toldCase, signature.shape);

/** Notifies of a new case, an assignment, a status. */
export const tellOfCase = caseEffect(
  'tellOfCase',
  (event) => changeOf(event.data, written),
  async ({ before, after }, cause) => {
    const { caseId } = cause;
    const told = after && { ...after, case_number: after.case_number ?? (await numberOf(caseId)) };
    const notices = caseNotices(caseId, before, told, signerOf(before, after));
    const eventId = sourceOf(before, told, cause.eventId, cause.at);
    return { outcome: 'told', count: await tellReceivers({ ...cause, eventId }, notices) };
  },
);
