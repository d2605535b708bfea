import type { Case } from '@app/domain/case';
import { caseUpdateSchema } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import { useQuery } from '@tanstack/react-query';
import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { decode } from '@/lib/live/live-sources';
import type { LastNotes } from '../queue';

/**
 * When the newest note of each case was written: one read for each case. A note changes `updated_at` of its case (decision
 * 140), after which it is asked again.
 * @param cases undefined: nothing is asked yet
 */
export function useLastNotes(cases: readonly Case[] | undefined): {
  notes: LastNotes | undefined;
  failed: boolean;
  retry: () => void;
} {
  const changes = cases?.map(({ id, updated_at }) => [id, updated_at.getTime()] as const);
  const { data, isError, refetch } = useQuery({
    queryKey: ['last-notes', changes],
    queryFn: async (): Promise<LastNotes> =>
      new Map(await Promise.all((changes ?? []).map(async ([id]) => [id, await lastNoteOf(id)] as const))),
    enabled: changes !== undefined,
    staleTime: Infinity,
    // The notes of before stay while those of one case more are read.
    placeholderData: (before?: LastNotes) => before,
  });
  return { notes: data, failed: isError, retry: () => void refetch() };
}

async function lastNoteOf(caseId: string): Promise<Date | null> {
  const newest = query(collection(db, paths.caseUpdates(caseId)), orderBy('created_at', 'desc'), limit(1));
  const [note] = (await getDocs(newest)).docs;
  return note === undefined ? null : (decode(note, caseUpdateSchema)?.created_at ?? null);
}
