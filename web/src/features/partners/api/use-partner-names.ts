import { partnerNameSchema } from '@app/domain/partner';
import { COLLECTIONS } from '@app/domain/paths';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { collection, documentId, getDocs, query, where } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { decode } from '@/lib/live/live-sources';

/** A name that was read is good for this long, in ms: companies are seldom renamed. */
const KNOWN_FOR = 5 * 60_000;
/** Ids that one `in` may name. */
const MOST = 30;

/**
 * Names of partners, for admins. Each record is read once, however many rows and screens need it.
 * @param partnerIds those on a page of a list; duplicates are allowed
 * @returns undefined while loading; a partner that could not be read is missing
 */
export function usePartnerNames(
  partnerIds: readonly (string | null)[],
): ReadonlyMap<string, string> | undefined {
  const client = useQueryClient();
  // What cannot be the id of a document would fail the query for all others.
  const ids = [...new Set(partnerIds)]
    .filter((id): id is string => id !== null && /^(?!__.*__$)[^/]+$/.test(id))
    .sort();
  const { data, isPending } = useQuery({
    queryKey: ['partner-names', ids],
    queryFn: () => readNames(client, ids),
    enabled: ids.length > 0,
    staleTime: KNOWN_FOR,
    // The names of the page before stay until those of the new one are there.
    placeholderData: (before?: ReadonlyMap<string, string>) => before,
  });
  if (ids.length === 0) return NONE;
  return data ?? (isPending ? undefined : NONE);
}

const NONE: ReadonlyMap<string, string> = new Map();

async function readNames(client: QueryClient, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const missing: string[] = [];
  for (const id of ids) {
    const state = client.getQueryState<string>(['partner-name', id]);
    const isKnown = state?.data !== undefined && Date.now() - state.dataUpdatedAt < KNOWN_FOR;
    if (isKnown) names.set(id, state.data ?? '');
    else missing.push(id);
  }
  for (let start = 0; start < missing.length; start += MOST) {
    const some = missing.slice(start, start + MOST);
    const found = await getDocs(query(collection(db, COLLECTIONS.partners), where(documentId(), 'in', some)));
    for (const partner of found.docs) {
      const entry = decode(partner, partnerNameSchema);
      if (entry === null) continue;
      names.set(entry.id, entry.company_name);
      client.setQueryData(['partner-name', entry.id], entry.company_name);
    }
  }
  return names;
}
