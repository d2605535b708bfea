import {
  casePartiesSchema,
  relatedCases,
  relatedKeys,
  type CaseParties,
  type RelatedCase,
} from '@app/domain/case-parties';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { liveList } from '@/lib/live/live-sources';
import { useLive } from '@/lib/live/live';
import { useDocument } from '@/lib/live/use-document';

/** How many are shown; itself is found too. */
const MOST = 20;
/** Values that Firestore compares with in one query. */
const MOST_VALUES = 30;

/** The cases that share people with a case, for admins, live; undefined until they are known, and if they could not be read. */
export function useRelatedCases(caseId: string): RelatedCase[] | undefined {
  const own = useDocument(paths.caseParties(caseId), casePartiesSchema).data;
  const keys = own ? relatedKeys(own).slice(0, MOST_VALUES) : [];
  const others = useLive<CaseParties[]>(
    keys.length === 0
      ? null
      : liveList(
          {
            path: COLLECTIONS.caseParties,
            where: [['keys', 'array-contains-any', keys]],
            limit: MOST + 1,
          },
          casePartiesSchema,
        ),
  );
  return own && others.data ? relatedCases(own, others.data) : undefined;
}
