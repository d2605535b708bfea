import { paperCaseId } from '@app/domain/partner-paper';
import { paths, storagePaths } from '@app/domain/paths';
import { aCase, aCaseDocument, aCaseUpdate } from '@app/seed/builders';
import { aPartnerPaper } from '@app/seed/paper-builders';
import { samplePdf } from '@app/seed/sample-files';
import { expect } from 'vitest';
import { newId, type Server } from './server.ts';

/** Files of documents: of a colleague in a person's cases, the person's own in a client's case, and of the person's own paper. */
export type Added = Record<'open' | 'old' | 'own' | 'paper', string>;

/** A note in a client's case, from a former time as a partner. @returns the case's id */
export async function workForClient(
  { db }: Server,
  { uid, name }: { uid: string; name: string },
): Promise<string> {
  const caseId = newId('foreign');
  await db.doc(paths.case(caseId)).set(aCase({ user_id: newId('client') }));
  const written = [paths.caseUpdate, paths.officeNote, paths.message].map((path) => path(caseId, 'note'));
  for (const note of written)
    await db.doc(note).set(aCaseUpdate({ case_id: caseId, user_id: uid, author_name: name }));
  return caseId;
}

/** Documents with a person's name in the person's cases, one that the person has added as a partner, and a paper. */
export async function addDocuments(
  { db, bucket }: Server,
  { uid, name }: { uid: string; name: string },
  cases: Record<'open' | 'old' | 'foreign', string>,
): Promise<Added> {
  const colleague = newId('colleague');
  const files: Added = {
    open: storagePaths.caseFile(colleague, '1719900000000-letter.pdf'),
    old: storagePaths.caseFile(colleague, '1719900000001-receipt.pdf'),
    own: storagePaths.caseFile(uid, '1719900000002-letter.pdf'),
    paper: storagePaths.caseFile(uid, '1719900000003-paper.pdf'),
  };
  const label = `ถึงคุณ ${name}`;
  for (const [path, document] of [
    [files.open, { case_id: cases.open, user_id: colleague, label }],
    [files.old, { case_id: cases.old, user_id: colleague, label }],
    [files.own, { case_id: cases.foreign, user_id: uid }],
  ] as const) {
    // First: a document without a stored file is removed.
    await store(bucket, path, document.case_id);
    await db.doc(paths.caseDocument(document.case_id, 'paper')).set(aCaseDocument({ ...document, path }));
  }
  await store(bucket, files.paper, paperCaseId(uid));
  await db
    .doc(paths.partnerPaper(uid, 'registration-1'))
    .set(aPartnerPaper({ user_id: uid, path: files.paper, number: name }));
  return files;
}

async function store(bucket: Server['bucket'], path: string, case_id: string): Promise<void> {
  await bucket.file(path).save(samplePdf(['paper']), {
    resumable: false,
    contentType: 'application/pdf',
    metadata: { metadata: { case_id } },
  });
}

/** A document goes with its case, not with its author: those of open cases and of clients' cases stay. A paper goes. */
export async function expectDocumentsErased(
  { db, bucket }: Server,
  { open, old, own, paper }: Added,
  oldCase: string,
): Promise<void> {
  const isThere = async (path: string) => (await bucket.file(path).exists())[0];
  expect(await Promise.all([open, old, own, paper].map(isThere))).toEqual([true, false, true, false]);
  expect((await db.collection(paths.caseDocuments(oldCase)).get()).size).toBe(0);
}
