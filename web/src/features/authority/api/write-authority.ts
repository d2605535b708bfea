import type { NewAuthority } from '@app/domain/authority';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { holds } from '@/lib/firebase/create-once';
import { db } from '@/lib/firebase/firestore';
import { withinBudget } from '@/lib/session/within-budget';

/** Whose authority in which case, and who records or revokes it. */
export interface AuthorityWriter {
  caseId: string;
  partnerId: string;
  uid: string;
  role: 'customer' | 'admin';
}

/**
 * Records an authority, in the place of an earlier one; one that was recorded with the same content and applies is left as it is, since an
 * earlier attempt may have arrived without an answer, and each is an entry of the case's history.
 * @throws see lib/firebase/commit.ts; LimitError when too many were written
 */
export async function giveAuthority(
  { caseId, partnerId, uid, role }: AuthorityWriter,
  authority: NewAuthority,
): Promise<void> {
  const target = doc(db, paths.authority(caseId, partnerId));
  const entered = { case_id: caseId, user_id: uid, by_role: role, ...authority };
  const written = commit(async (transaction) => {
    const stored = await transaction.get(target);
    if (holds(stored, entered) && stored.get('revoked_at') === undefined) return;
    transaction.set(target, { ...entered, created_at: serverTimestamp() });
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
