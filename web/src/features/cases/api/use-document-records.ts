import type { CaseDocument } from '@app/domain/case-document';
import { caseFileSchema, documentEntryId, type CaseFile } from '@app/domain/case-file';
import { paths } from '@app/domain/paths';
import { allOf } from '@/lib/live/all-of';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive, type LiveSource } from '@/lib/live/live';

/** Values that Firestore compares with in one query. */
const MOST_VALUES = 30;

/**
 * What the server has recorded of these documents of a case, live. None of a document that is not recorded yet.
 * @param documents undefined: not read yet
 */
export function useDocumentRecords(
  caseId: string,
  documents: readonly Pick<CaseDocument, 'user_id' | 'path'>[] | undefined,
): Live<CaseFile[]> {
  const ids = documents?.map(({ user_id, path }) => documentEntryId(user_id, path.split('/').at(-1) ?? ''));
  return useLive(ids === undefined ? null : recordsOf(paths.caseFiles(caseId), ids));
}

/** The entries with these ids: as many queries as needed. */
export function recordsOf(path: string, ids: readonly string[]): LiveSource<CaseFile[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_VALUES) }, (_, index) =>
    ids.slice(index * MOST_VALUES, (index + 1) * MOST_VALUES),
  );
  return allOf(
    ['live', path, 'entries', ...ids],
    parts.map((part) => liveList({ path, where: [['__name__', 'in', part]] }, caseFileSchema)),
  );
}
