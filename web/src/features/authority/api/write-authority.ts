import type { NewAuthority } from '@app/domain/authority';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { withinBudget } from '@/lib/session/within-budget';

/** Whose authority in which case, and who records or revokes it. */
export interface AuthorityWriter {
  caseId: string;
  partnerId: string;
  uid: string;
  role: 'customer' | 'admin';
}

/** Records an authority, in the place of an earlier one. @throws see lib/firebase/commit.ts; LimitError when too many were written */
export async function giveAuthority(
  { caseId, partnerId, uid, role }: AuthorityWriter,
  authority: NewAuthority,
): Promise<void> {
  const written = commit((transaction) => {
    transaction.set(doc(db, paths.authority(caseId, partnerId)), {
      case_id: caseId,
      user_id: uid,
      by_role: role,
      ...authority,
      created_at: serverTimestamp(),
    });
  });
  await withinBudget('facts', written);
}

/** @throws see lib/firebase/commit.ts */
export async function revokeAuthority({ caseId, partnerId, uid }: AuthorityWriter): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.authority(caseId, partnerId)), {
      revoked_by: uid,
      revoked_at: serverTimestamp(),
    });
  });
}
