import { CASE_ROLLUP, caseSumsSchema, type CaseSums } from '@app/domain/case-tally';
import { paths } from '@app/domain/paths';
import { collection, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { liveList } from '@/lib/live/live-sources';
import { useLive, type Live } from '@/lib/live/live';

/** The sums of all cases, live, in their shards: eight small documents, whatever there is. For admins. */
export function useCaseSums(): Live<CaseSums[]> {
  return useLive(
    liveList(
      [paths.rollupShards(CASE_ROLLUP)],
      () => query(collection(db, paths.rollupShards(CASE_ROLLUP))),
      caseSumsSchema,
    ),
  );
}
