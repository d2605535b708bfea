import { createHash } from 'node:crypto';
import { caseFileSchema, documentEntryId, type CaseFile } from '@app/domain/case-file';
import { paths, storagePaths } from '@app/domain/paths';
import { aCase, aCaseDocument } from '@app/seed/builders';
import { samplePdf } from '@app/seed/sample-files';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { db, newId } from './server.ts';
import { firestoreOf, type Visitor } from './visitor.ts';
import { until } from './wait.ts';

/** Frequent steps with documents of a case, with the rights of who takes them. */

export const PDF = 'application/pdf';
export const LETTER = new Uint8Array(samplePdf(['Please pay']));
let stamp = Date.now();

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
export const newPath = (owner: Visitor, name = 'หนังสือทวงถาม.pdf') =>
  storagePaths.caseFile(owner.uid, `${++stamp}-${name}`);
export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A case in progress. @returns its id */
export async function newCaseOf(
  customer: Visitor,
  partner: Visitor,
  more: { file_urls?: string[] } = {},
): Promise<string> {
  const caseId = newId('case');
  const people = { user_id: customer.uid, partner_id: partner.uid };
  await db.doc(paths.case(caseId)).set(aCase({ ...people, status: 'In Progress', ...more }));
  return caseId;
}

/** As the web client: with the author's own rights. @returns the document's path */
export async function add(author: Visitor, caseId: string, path: string, more: object = {}): Promise<string> {
  const at = paths.caseDocument(caseId, newId('document'));
  const own = aCaseDocument({ case_id: caseId, user_id: author.uid, path });
  await setDoc(doc(firestoreOf(author), at), { ...own, ...more, created_at: serverTimestamp() });
  return at;
}

export async function bound(author: Visitor, caseId: string, path: string): Promise<CaseFile> {
  const entry = db.doc(paths.caseFile(caseId, documentEntryId(author.uid, nameOf(path))));
  const found = await until(
    `the record of ${path}`,
    () => entry.get(),
    (snapshot) => snapshot.exists,
  );
  return caseFileSchema.parse({ id: found.id, ...found.data() });
}

/** Stored, added and bound. */
export async function added(author: Visitor, caseId: string, content = LETTER, type = PDF): Promise<string> {
  const path = newPath(author, type === PDF ? undefined : 'แชต LINE.txt');
  await author.upload(path, content, type, caseId);
  await add(author, caseId, path);
  await bound(author, caseId, path);
  return path;
}

export const eventsOf = async (caseId: string) =>
  (await db.collection(paths.caseEvents(caseId)).where('kind', '==', 'document_added').get()).size;

export const untilRead = (reader: Visitor, path: string) =>
  until(
    `${path} readable`,
    () => reader.read(path).then(sha, () => null),
    (hash) => hash !== null,
  );
export const sha = (content: ArrayBuffer) => sha256(new Uint8Array(content));
