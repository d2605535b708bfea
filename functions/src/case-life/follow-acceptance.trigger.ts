import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { caseAcceptanceSchema } from '@app/domain/case-life';
import { paths } from '@app/domain/paths';
import { changeOf } from '../lib/change.ts';
import { caseEffect, sideBySide } from '../lib/effect.ts';
import { returnDeclined } from './acceptance.repo.ts';
import { acceptanceHappenings } from './case-life-happenings.ts';
import { acceptanceNotices } from './case-life-notices.ts';
import { recordAndTell } from './record-and-tell.ts';
import * as z from 'zod/mini';

const written = z.omit(caseAcceptanceSchema, { id: true });

const returnDeclinedCase = caseEffect(
  'returnDeclinedCase',
  (event) => changeOf(event.data, written),
  async ({ after }, { caseId }) => {
    const isDue = after?.state === 'declined' && after.partner_id !== null;
    return { outcome: isDue && (await returnDeclined(caseId)) ? 'returned' : 'nothing to do' };
  },
);

const tellOfAcceptance = caseEffect(
  'tellOfAcceptance',
  (event) => changeOf(event.data, written),
  async ({ before, after }, cause) => {
    const happenings = acceptanceHappenings(before, after);
    const isReminder = before?.reminded_at === undefined && after?.reminded_at !== undefined;
    if (happenings.length === 0 && !isReminder) return { outcome: 'nothing to tell' };
    return recordAndTell(cause, {
      happenings,
      noticesOf: (item) => acceptanceNotices(item, before, after),
    });
  },
);

/** Runs what follows when a partner accepts or declines a case, is reminded, or is late. */
export const followAcceptance = onDocumentWritten(
  { document: paths.caseAcceptance('{caseId}'), retry: true },
  (event) => sideBySide(event, [returnDeclinedCase, tellOfAcceptance]),
);
