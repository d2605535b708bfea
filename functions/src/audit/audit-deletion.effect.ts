import type { AuditedDeletion } from '@app/domain/audit';
import type { FirestoreEvent, QueryDocumentSnapshot } from 'firebase-functions/v2/firestore';
import { effect, type Written } from '../lib/effect.ts';
import { handle, idOf, infoOf } from '../lib/handle.ts';
import { deletionEntry } from './audit-entries.ts';
import { appendAudit } from './audit.repo.ts';

/** Audits the deletion of a post, unless the admin's browser has recorded it in the same commit. */
export const auditDeletedPost = effect(
  'auditDeletedPost',
  ({ data }: Written) => (data?.after.exists === false ? data.before : null),
  async (gone, { id, at }) => {
    if (gone === null) return { outcome: 'nothing to do' };
    const isNew = await appendAudit(deletionEntry('post_deleted', id, gone, at));
    return { outcome: isNew ? 'recorded' : 'was recorded' };
  },
);

/** The same for a trigger of deletions only. */
export function auditDeletion(
  fn: string,
  action: AuditedDeletion,
  event: FirestoreEvent<QueryDocumentSnapshot | undefined>,
): Promise<void> {
  return handle(
    fn,
    infoOf(event),
    () => deletionEntry(action, idOf(event), event.data, new Date(event.time)),
    async (entry) => ({ outcome: (await appendAudit(entry)) ? 'recorded' : 'was recorded' }),
  );
}
