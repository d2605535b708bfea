import { displayFileName } from '@app/domain/file';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadStorage } from '@/lib/firebase/app';
import { toProblem, type Problem } from '@/lib/firebase/problems';
import { bringRole } from '@/lib/session/role-token';
import { lend, saveBlob } from '@/lib/media/save-blob';
import { session } from '@/lib/session/session';
import { readFileFacts, type FileFacts } from './read-file-facts';

/** How long a file that nobody looks at stays in memory, in ms: the next and back again are there at once. */
const KEEP = 30_000;

type Asked<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; problem: Problem; retry: () => void };

/** All of it is read with the person's own rights; no link that works without them ever exists (security S1). */
async function ownStorage() {
  const [loaded] = await Promise.all([loadStorage(), bringOwnRole()]);
  return loaded;
}

/** Storage rules know a partner by the token, and a role may have changed a moment ago. */
async function bringOwnRole(): Promise<void> {
  const now = session.get();
  if (now.state === 'signed-in') await bringRole(now.profile.role);
}

/** An attachment never changes. Without network the query fails at once, and is refetched on reconnect. */
const UNCHANGING = {
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

const factsOf = (path: string) =>
  queryOptions({
    ...UNCHANGING,
    queryKey: ['attachment facts', path],
    queryFn: async () => {
      await bringOwnRole();
      return readFileFacts(path);
    },
  });

const contentOf = (path: string) =>
  queryOptions({
    ...UNCHANGING,
    queryKey: ['attachment', path],
    // The SDK's reads report no progress and cannot be aborted (decision 075): one without observers is dropped when it
    // has arrived, and an observer that returns before that shares the pending read.
    queryFn: async (): Promise<Blob> => {
      const { storage, ref, getBlob } = await ownStorage();
      return getBlob(ref(storage, path));
    },
    gcTime: KEEP,
  });

/** Size and type of an attachment, asked for once it is shown. */
export function useAttachmentFacts(path: string): Asked<FileFacts> {
  return asked(useQuery(factsOf(path)));
}

/**
 * An attachment itself. `problem` is `offline`, `notFound` for a file that was taken away, `denied`, or `unknown`.
 * Its type is what was declared at the upload: show nothing but the known types, and a text as characters (security S3).
 */
export function useAttachment(path: string): Asked<Blob> {
  return asked(useQuery(contentOf(path)));
}

function asked<T>(query: {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}): Asked<T> {
  if (query.data !== undefined) return { status: 'ready', data: query.data };
  if (query.error === null || query.isFetching) return { status: 'loading' };
  return { status: 'failed', problem: toProblem(query.error), retry: () => void query.refetch() };
}

/**
 * Saves an attachment under its own name; what a preview holds already is not fetched again. The function throws
 * ProblemError `offline`, or Storage's error as above.
 */
export function useDownload(): (path: string) => Promise<void> {
  const client = useQueryClient();
  return async (path) => {
    saveBlob(await client.query(contentOf(path)), displayFileName(path));
  };
}

/** Opens a PDF or a picture in a new tab. Call it in a click handler. */
export function openBlob(blob: Blob): void {
  window.open(lend(blob), '_blank', 'noopener');
}
