import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { debtorContactSchema } from '@app/domain/debtor-contact';
import { paths } from '@app/domain/paths';
import { keepBalance } from '../money/balance.repo.ts';
import { readCase } from '../case/case.repo.ts';
import { caseEffect, type Created, sideBySide } from '../lib/effect.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { outsideRulesNotices } from './outside-rules-notices.ts';
import * as z from 'zod/mini';

const judged = z.pick(debtorContactSchema, { verdict: true, actor_id: true });

/** Notifies admins of a contact outside the rules. */
const tellOfContact = caseEffect(
  'followDebtorContact',
  (event: Created) => judged.parse(event.data?.data()),
  async ({ verdict, actor_id: account }, cause) => {
    const { caseId } = cause;
    const notices = outsideRulesNotices(caseId, await readCase(caseId), verdict);
    return { outcome: 'told', count: await tellReceivers({ ...cause, account }, notices) };
  },
);

/** The agenda of the case has the day of its last contact. */
const keepAgendaOfContact = caseEffect(
  'keepAgendaOfContact',
  (_event: Created) => null,
  async (_, { caseId }) => ({ outcome: (await keepBalance(caseId, new Date())) ? 'kept' : 'kept before' }),
);

/** Runs what follows from a recorded contact. */
export const followDebtorContact = onDocumentCreated(
  { document: paths.debtorContact('{caseId}', '{contactId}'), retry: true },
  (event) => sideBySide(event, [tellOfContact, keepAgendaOfContact]),
);
