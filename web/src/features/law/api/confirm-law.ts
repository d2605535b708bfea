import type { NewLawConfirmation } from '@app/domain/law/confirmation-form';
import type { LawVersion } from '@app/domain/law/tables';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/** Enters that a lawyer has confirmed a version, for good. @param uid the admin's. @throws see lib/firebase/commit.ts */
export async function confirmLaw(
  { table, n, effectiveFrom }: LawVersion,
  { name, licence_no, confirmed_on }: NewLawConfirmation,
  uid: string,
): Promise<void> {
  await commit((transaction) => {
    transaction.set(doc(db, paths.lawVersion(table, n)), {
      table,
      n,
      effective_from: effectiveFrom,
      status: 'confirmed',
      confirmed_by: { name, licence_no },
      confirmed_on,
      created_by: uid,
      created_at: serverTimestamp(),
    });
  });
}
