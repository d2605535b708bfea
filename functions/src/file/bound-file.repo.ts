import { FieldPath, FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { boundFileSchema, documentEntryId, type BoundFile } from '@app/domain/case-file';
import { BOUND_NAMES, paths } from '@app/domain/paths';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';
import type { BoundStore } from './bind-file.ts';
import { placeOf } from './stored-file.ts';

/** Records per query. */
const PAGE = 300;

function recordOf(path: string) {
  const place = placeOf(path);
  if (place?.kind !== 'caseFile') throw new TypeError('not the path of an attachment');
  return { record: document(paths.boundFile(place.uid, place.name)), ...place };
}

interface Entry {
  caseId: string;
  ref: DocumentReference;
}

/** The file's entries in the cases that list it. */
function entriesOf({
  path,
  case_ids,
  document_of,
}: Pick<BoundFile, 'path' | 'case_ids' | 'document_of'>): Entry[] {
  const { uid, name } = recordOf(path);
  const entry = (caseId: string, id: string) => ({ caseId, ref: document(paths.caseFile(caseId, id)) });
  return [
    ...case_ids.map((caseId) => entry(caseId, name)),
    ...(document_of === undefined ? [] : [entry(document_of, documentEntryId(uid, name))]),
  ];
}

async function read(path: string): Promise<BoundFile | null> {
  const found = await recordOf(path).record.get();
  return found.exists ? boundFileSchema.parse(found.data()) : null;
}

/** Takes a case from the record of a file that others still use, with the case's entry of it. */
export function unbindCase(path: string, caseId: string): Promise<void> {
  return runTransaction(recordOf(path).record.path, async (transaction) => {
    const found = await transaction.get(recordOf(path).record);
    if (!found.exists) return;
    const bound = boundFileSchema.parse(found.data());
    for (const entry of entriesOf(bound)) if (entry.caseId === caseId) transaction.delete(entry.ref);
    transaction.update(found.ref, {
      case_ids: FieldValue.arrayRemove(caseId),
      ...(bound.document_of === caseId && { document_of: FieldValue.delete() }),
    });
  });
}

export const boundStore: BoundStore = {
  read,
  bind: (facts, { caseIds, documentOf }, at) =>
    runTransaction(recordOf(facts.path).record.path, async (transaction) => {
      const { path, generation, sha256, size, content_type } = facts;
      const { record } = recordOf(path);
      const found = await transaction.get(record);
      const before = found.exists ? boundFileSchema.parse(found.data()) : null;
      const { case_ids, document_of, ...rest } = before ?? {
        ...{ path, generation, sha256, size, content_type },
        case_ids: [],
        bound_at: at,
        mismatch: null,
      };
      const more = caseIds.filter((caseId) => !case_ids.includes(caseId));
      // A document of one case only.
      const isNewDocument = documentOf !== null && document_of === undefined;
      const of = document_of ?? documentOf;
      const bound: BoundFile = {
        ...rest,
        case_ids: [...case_ids, ...more],
        ...(of !== null && { document_of: of }),
      };
      if (before !== null && more.length === 0 && !isNewDocument) return bound;
      transaction.set(record, bound);
      const added = { path, case_ids: more, ...(isNewDocument && { document_of: documentOf }) };
      for (const { caseId, ref } of entriesOf(added)) transaction.set(ref, { ...rest, case_id: caseId });
      return bound;
    }),
  update: (path, change) =>
    runTransaction(recordOf(path).record.path, async (transaction) => {
      const found = await transaction.get(recordOf(path).record);
      // Deleted after it was read.
      if (!found.exists) return;
      transaction.update(found.ref, change);
      for (const { ref } of entriesOf(boundFileSchema.parse(found.data())))
        transaction.set(ref, change, { merge: true });
    }),
  release: (path) =>
    runTransaction(recordOf(path).record.path, async (transaction) => {
      const found = await transaction.get(recordOf(path).record);
      if (!found.exists) return;
      transaction.delete(found.ref);
      for (const { ref } of entriesOf(boundFileSchema.parse(found.data()))) transaction.delete(ref);
    }),
  releaseLoose: (path) =>
    runTransaction(recordOf(path).record.path, async (transaction) => {
      const found = await transaction.get(recordOf(path).record);
      if (!found.exists) return true;
      if (entriesOf(boundFileSchema.parse(found.data())).length > 0) return false;
      transaction.delete(found.ref);
      return true;
    }),
};

/** Those of the paths that are bound. */
export async function boundAmong(candidates: readonly string[]): Promise<ReadonlySet<string>> {
  const own = candidates.filter((path) => placeOf(path)?.kind === 'caseFile');
  if (own.length === 0) return new Set();
  const found = await db().getAll(...own.map((path) => recordOf(path).record), { fieldMask: ['path'] });
  return new Set(own.filter((_, index) => found[index]?.exists === true));
}

/** The paths of all bound files, page by page. */
export async function* boundPages(): AsyncIterable<string[]> {
  const all = db().collectionGroup(BOUND_NAMES).orderBy(FieldPath.documentId());
  for await (const page of pagesOf(all, PAGE)) yield page.map((item) => String(item.get('path')));
}
