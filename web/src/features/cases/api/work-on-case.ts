import { statusOnAssignment } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { createOnce } from '@/lib/firebase/create-once';
import { db } from '@/lib/firebase/firestore';
import { auth } from '@/lib/firebase/app';
import { stampOf } from '@/lib/firebase/stamp';
import type { Author } from '@/lib/session/author';
import type { NewNote } from '../note-form';

/** The stamp of the signed-in user. After a sign-out the rules refuse the write in any case. */
function ownStamp() {
  return stampOf(auth.currentUser?.uid ?? '');
}

/** An admin assigns a case to an Approved partner, or to nobody (null); the status follows (requirements section 4). */
export async function assignCase(caseId: string, partnerId: string | null): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.case(caseId)), {
      partner_id: partnerId,
      status: statusOnAssignment(partnerId),
      ...ownStamp(),
    });
  });
}

/** Adds a note to a case's history, or to the part that its customer does not see; nobody can change it afterwards. @throws see lib/firebase/commit.ts */
export async function addCaseUpdate(
  caseId: string,
  updateId: string,
  { update_text, wording, for_office }: NewNote,
  author: Author,
): Promise<void> {
  const path = for_office ? paths.officeNote(caseId, updateId) : paths.caseUpdate(caseId, updateId);
  const entered = { update_text, ...(wording !== undefined && { wording }) };
  await createOnce(path, entered, {
    case_id: caseId,
    user_id: author.uid,
    created_at: serverTimestamp(),
    author_name: author.full_name,
    author_avatar_url: author.avatar_url,
  });
}
