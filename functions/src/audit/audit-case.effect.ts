import { signature, signerOf } from '../case/case-author.ts';
import { caseHappenings, recordedCase } from '../case/case-events.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { assignmentEntries } from './audit-entries.ts';
import { appendAudit } from './audit.repo.ts';
import * as z from 'zod/mini';

const written = z.extend(recordedCase, signature.shape);

/** Writes assignments, withdrawals and hand-overs of a case to the audit log. */
export const auditCase = caseEffect(
  'auditCase',
  (event) => changeOf(event.data, written),
  async ({ before, after }, cause) => {
    const happenings = before === null ? [] : caseHappenings(before, after, signerOf(before, after));
    const entries = assignmentEntries(cause.caseId, happenings, cause);
    const added = await Promise.all(entries.map(appendAudit));
    return { outcome: 'recorded', count: added.filter(Boolean).length };
  },
);
