import { paths } from '@app/domain/paths';
import { db, document } from '../lib/firestore.ts';
import { bucket } from '../lib/storage.ts';
import { plausibleCaseId } from './stored-file.ts';
import type { SweepDeps, SweptObject } from './sweep.ts';

/** Objects asked for at once. */
const PAGE = 500;

/** The objects under a prefix, page by page. */
export async function* pages(prefix: string): AsyncIterable<SweptObject[]> {
  const storage = await bucket();
  let pageToken: string | undefined;
  do {
    const more = pageToken === undefined ? {} : { pageToken };
    const [files, next] = await storage.getFiles({ prefix, maxResults: PAGE, autoPaginate: false, ...more });
    yield files.map(({ name, metadata }) => ({
      path: name,
      storedAt: new Date(metadata.timeCreated ?? Date.now()),
      caseId: plausibleCaseId(metadata.metadata?.case_id),
    }));
    pageToken = pageTokenOf(next);
  } while (pageToken !== undefined);
}

/** What the library types as always there is null behind the last page. */
function pageTokenOf(query: { pageToken?: string } | object | null): string | undefined {
  return query !== null && 'pageToken' in query ? query.pageToken : undefined;
}

async function listedFiles(caseIds: string[]): Promise<Map<string, ReadonlySet<string>>> {
  if (caseIds.length === 0) return new Map();
  const found = await db().getAll(...caseIds.map((id) => document(paths.case(id))), {
    fieldMask: ['file_urls'],
  });
  const existing = found.filter(({ exists }) => exists);
  return new Map(
    existing.map((item) => [item.id, new Set<string>(item.get('file_urls') as string[] | null)]),
  );
}

/** Deletes an object; one that is gone already is success. */
export async function remove(path: string): Promise<void> {
  await (await bucket()).file(path).delete({ ignoreNotFound: true });
}

export const sweepDeps: SweepDeps = { now: () => new Date(), pages, listedFiles, remove };
