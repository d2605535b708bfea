import { bindFile, type BindDeps } from '../file/bind-file.ts';

export interface KeepDeps extends BindDeps {
  documents: {
    /** Idempotent: deletes a document by its path. */
    remove(documentPath: string): Promise<void>;
  };
}

/** A new document, and the file that it names. */
export interface NewDocument {
  caseId: string;
  documentPath: string;
  /** The Storage object path. */
  path: string;
}

/**
 * Binds the file of a new document, and removes the document if that is not possible: there is no file, it is not what it
 * says (`checkFile` notifies its owner), or it names another case in its metadata. The rules cannot look into Storage.
 * So every document that others are notified of has a bound file. Idempotent.
 * @returns whether the document stays
 */
export async function keepDocument(
  deps: KeepDeps,
  { caseId, documentPath, path }: NewDocument,
): Promise<boolean> {
  await bindFile(deps, path);
  if ((await deps.bound.read(path))?.document_of === caseId) return true;
  await deps.documents.remove(documentPath);
  return false;
}
