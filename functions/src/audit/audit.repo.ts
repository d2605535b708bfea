import type { AuditEntry } from '@app/domain/audit';
import { LISTS } from '@app/domain/lists';
import { paths } from '@app/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { codeOf } from '../lib/errors.ts';
import { ALREADY_EXISTS, document, runTransaction } from '../lib/firestore.ts';
import { newSearchWords } from '../search/search-words.ts';

/**
 * Appends an entry to the audit log. Idempotent: `id` identifies the act (an event's or a call's id with the action).
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

/** The same as a part of the transaction that does what the entry records: neither is there without the other. */
export function appendAuditIn(transaction: Transaction, { id, ...entry }: AuditEntry): void {
  transaction.create(document(paths.auditEntry(id)), entry);
}

/** Adds the actor's name and the search words to an entry that has none yet. @returns whether they were added */
export function nameEntry(id: string): Promise<boolean> {
  return runTransaction(paths.auditEntry(id), async (transaction) => {
    const entry = await transaction.get(document(paths.auditEntry(id)));
    if (!entry.exists || entry.get('search_words') !== undefined) return false;
    const actor: unknown = entry.get('actor_id');
    const profile =
      typeof actor === 'string' ? await transaction.get(document(paths.profile(actor))) : undefined;
    const name: unknown = profile?.get('full_name');
    const actor_name = typeof name === 'string' ? name : '';
    const search_words = newSearchWords(LISTS.audit, { ...entry.data(), id, actor_name }) ?? [];
    transaction.update(entry.ref, { actor_name, search_words });
    return true;
  });
}
