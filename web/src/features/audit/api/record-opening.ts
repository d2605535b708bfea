import { paths } from '@app/domain/paths';
import { doc, setDoc } from 'firebase/firestore';
import { ownAuditEntry } from '@/lib/firebase/audit-entry';
import { db } from '@/lib/firebase/firestore';
import { newId } from '@/lib/firebase/new-id';

/**
 * Records that the signed-in admin has opened somebody's profile. A plain write: it does not delay the page, and waits for
 * the network when there is none.
 * @param partnerId whose record is shown
 * @throws the SDK's error when the server refused it
 */
export async function recordOpening(partnerId: string): Promise<void> {
  await setDoc(
    doc(db, paths.auditEntry(`profile_opened-${newId()}`)),
    ownAuditEntry('profile_opened', paths.partner(partnerId)),
  );
}
