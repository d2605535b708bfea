import { caseDocumentSchema, type CaseDocument } from '@app/domain/case-document';
import type { DocumentKind } from '@app/domain/case-file';
import { paths } from '@app/domain/paths';
import { allOf } from '@/lib/live/all-of';
import { liveList } from '@/lib/live/live-sources';
import { useLive } from '@/lib/live/live';

/**
 * The kinds of documents that a case has, live; undefined until that is known.
 * @param wanted the kinds to look for
 * @param newest the documents that were read. Of kinds that are not among them, one document each is read if there are older ones.
 */
export function usePresentKinds(
  caseId: string,
  wanted: readonly DocumentKind[],
  newest: { documents: readonly Pick<CaseDocument, 'kind'>[]; hasOlder: boolean },
): ReadonlySet<DocumentKind> | undefined {
  const found = new Set(newest.documents.map(({ kind }) => kind));
  const open = newest.hasOlder ? wanted.filter((kind) => !found.has(kind)) : [];
  const path = paths.caseDocuments(caseId);
  const older = useLive(
    open.length === 0
      ? null
      : allOf(
          ['live', path, 'kinds', ...open],
          open.map((kind) => liveList({ path, where: [['kind', '==', kind]], limit: 1 }, caseDocumentSchema)),
        ),
  );
  if (open.length === 0) return found;
  return older.data === undefined ? undefined : new Set([...found, ...older.data.map(({ kind }) => kind)]);
}
