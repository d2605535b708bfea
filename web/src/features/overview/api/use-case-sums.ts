import { CASE_ROLLUP, caseSumsSchema, type CaseSums } from '@app/domain/case-tally';
import { paths } from '@app/domain/paths';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useDocuments } from '@/lib/live/use-document';

/** The sums of all cases, live, in their shards: eight small documents, whatever there is. For admins. */
export function useCaseSums(): Live<CaseSums[]> {
  return useDocuments(liveList({ path: paths.rollupShards(CASE_ROLLUP) }, caseSumsSchema));
}
