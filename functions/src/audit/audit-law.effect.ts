import { lawConfirmationSchema } from '@app/domain/law/confirmation';
import { type Created, effect } from '../lib/effect.ts';
import { lawEntry } from './audit-entries.ts';
import { appendAudit } from './audit.repo.ts';
import * as z from 'zod/mini';

const written = z.omit(lawConfirmationSchema, { id: true });

/** Records in the audit log that a lawyer's confirmation of a table of law was entered. */
export const auditLaw = effect(
  'auditLaw',
  (event: Created) => written.parse(event.data?.data()),
  async (confirmation, { eventId }) => ({
    outcome: (await appendAudit(lawEntry(confirmation, eventId))) ? 'recorded' : 'was recorded',
  }),
);
