import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { debtorContactSchema } from '@app/domain/debtor-contact';
import { paths } from '@app/domain/paths';
import { keepBalance } from '../money/balance.repo.ts';
import { readCase } from '../case/case.repo.ts';
import { type Created, effect, sideBySide } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { tell } from '../notification/notice.ts';
import { outsideRulesNotices } from './outside-rules-notices.ts';
import * as z from 'zod/mini';

const judged = z.pick(debtorContactSchema, { verdict: true });

/** Notifies admins of a contact outside the rules. */
const tellOfContact = effect(
  'followDebtorContact',
  (event: Created) => ({
    caseId: paramOf(event, 'caseId'),
    verdict: judged.parse(event.data?.data()).verdict,
    at: event.data?.updateTime.toDate() ?? new Date(event.time),
  }),
  async ({ caseId, verdict, at }, { eventId }) => {
    const notices = outsideRulesNotices(caseId, await readCase(caseId), verdict);
    const count = await tell(noticeStore, { fn: 'followDebtorContact', eventId, at }, notices);
    return { outcome: 'told', caseId, count };
  },
);

/** The agenda of the case has the day of its last contact. */
const keepAgendaOfContact = effect(
  'keepAgendaOfContact',
  (event: Created) => paramOf(event, 'caseId'),
  async (caseId) => ({ outcome: (await keepBalance(caseId, new Date())) ? 'kept' : 'kept before', caseId }),
);

/** Runs what follows from a recorded contact. */
export const followDebtorContact = onDocumentCreated(
  { document: paths.debtorContact('{caseId}', '{contactId}'), retry: true },
  (event) => sideBySide(event, [tellOfContact, keepAgendaOfContact]),
);
