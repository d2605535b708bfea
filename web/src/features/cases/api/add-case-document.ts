import type { DocumentAuthor, NewCaseDocument } from '@app/domain/case-document';
import { paths } from '@app/domain/paths';
import { collection, doc, getDoc, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { toProblem } from '@/lib/firebase/problems';

/** The case, and who adds to it. */
export interface DocumentWriter {
  caseId: string;
  uid: string;
  role: DocumentAuthor;
}

/** An id for a document that is being written: sending it twice adds it once. */
export function newDocumentId(caseId: string): string {
  return doc(collection(db, paths.caseDocuments(caseId))).id;
}

/**
 * Adds a stored file to a case as a document. Under an id that was chosen before: a refusal because it exists already is a
 * success.
 * @param path of the object, in the author's own folder
 * @throws see lib/firebase/commit.ts
 */
export async function addCaseDocument(
  { caseId, uid, role }: DocumentWriter,
  id: string,
  path: string,
  { kind, label }: NewCaseDocument,
): Promise<void> {
  const ref = doc(db, paths.caseDocument(caseId, id));
  const data = { case_id: caseId, user_id: uid, by_role: role, path, kind, label };
  try {
    await commit((transaction) => {
      transaction.set(ref, { ...data, created_at: serverTimestamp() });
    });
  } catch (error) {
    const exists = async () =>
      getDoc(ref).then(
        (found) => found.exists(),
        () => false,
      );
    if (toProblem(error) === 'denied' && (await exists())) return;
    throw error;
  }
}
