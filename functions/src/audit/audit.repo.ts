import type { AuditEntry } from '@app/domain/audit';
import { paths } from '@app/domain/paths';
import { codeOf } from '../lib/errors.ts';
import { ALREADY_EXISTS, document } from '../lib/firestore.ts';

/**
 * Appends an entry to the audit log. `id` identifies the act (an event's or a call's id with the action), so that a
 * repeated delivery writes nothing more.
 * @returns whether the entry is new
 */
export async function appendAudit({ id, ...entry }: AuditEntry): Promise<boolean> {
  try {
    await document(paths.auditEntry(id)).create(entry);
    return true;
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}
