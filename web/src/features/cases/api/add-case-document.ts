import type { DocumentAuthor, NewCaseDocument } from '@app/domain/case-document';
import { paths } from '@app/domain/paths';
import { serverTimestamp } from 'firebase/firestore';
import { createOnce } from '@/lib/firebase/create-once';
import { withinBudget } from '@/lib/session/within-budget';

/** The case, and who adds to it. */
export interface DocumentWriter {
  caseId: string;
  uid: string;
  role: DocumentAuthor;
}

/**
 * Adds a stored file to a case as a document, under an id that was chosen before.
 * @param path of the object, in the author's own folder
 * @throws see lib/firebase/commit.ts; LimitError when too many were added
 */
export async function addCaseDocument(
  { caseId, uid, role }: DocumentWriter,
  id: string,
  path: string,
  document: NewCaseDocument,
): Promise<void> {
  const written = createOnce(paths.caseDocument(caseId, id), document, {
    case_id: caseId,
    user_id: uid,
    by_role: role,
    path,
    created_at: serverTimestamp(),
  });
  await withinBudget('files', withinBudget('documents', written));
}
