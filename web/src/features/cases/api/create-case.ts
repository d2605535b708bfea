import type { NewCase } from '@app/domain/case';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { collection, doc, getDoc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { toProblem } from '@/lib/firebase/problems';

interface Submission {
  /** From {@link newCaseId}, once for each form: sending twice makes one case. */
  caseId: string;
  uid: string;
  email: string;
  values: NewCase;
  /** Storage paths of the attachments. */
  files: readonly string[];
}

/** An id for a case that does not exist yet; its attachments name it before it does. */
export function newCaseId(): string {
  return doc(collection(db, COLLECTIONS.cases)).id;
}

/**
 * Submits a case (requirements section 7, New case). Repeating it with the same `caseId` is harmless.
 * @throws ProblemError or the SDK's error; see lib/firebase/commit.ts
 */
export async function createCase({ caseId, uid, email, values, files }: Submission): Promise<void> {
  const ref = doc(db, paths.case(caseId));
  try {
    await commit((transaction) => {
      transaction.set(ref, {
        user_id: uid,
        partner_id: null,
        client_name: email,
        debtor_name: values.debtor_name,
        amount: values.amount,
        details: values.details,
        status: 'Submitted',
        file_urls: files.length === 0 ? null : [...files],
        created_at: serverTimestamp(),
        updated_at: serverTimestamp(),
      });
    });
  } catch (error) {
    // The response to an earlier attempt may have been lost: then the case exists, and a second create is denied.
    if (toProblem(error) === 'denied' && (await exists(caseId))) return;
    throw error;
  }
}

/** Has this case arrived? A case that does not exist may not be read either. */
export async function exists(caseId: string): Promise<boolean> {
  try {
    return (await getDoc(doc(db, paths.case(caseId)))).exists();
  } catch {
    return false;
  }
}
