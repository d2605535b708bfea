/** An object of the bucket, as the sweep sees it. */
export interface SweptObject {
  path: string;
  /** When it was stored. */
  storedAt: Date;
  caseId: string | null;
}

export interface SweepDeps {
  now(): Date;
  /** The objects under a prefix, page by page. */
  pages(prefix: string): AsyncIterable<SweptObject[]>;
  /** The paths that each of these cases lists; a case that does not exist is absent. */
  listedFiles(caseIds: string[]): Promise<Map<string, ReadonlySet<string>>>;
  remove(path: string): Promise<void>;
}

/** An upload whose case was never sent is kept this long. */
export const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1000;
/** An export is readable for this long (CONTRACT). */
export const EXPORT_AFTER_MS = 10 * 60 * 1000;

export interface SweepCounts {
  seen: number;
  removed: number;
}

/** Deletes attachments that belong to no case a day after they were stored. May be run at any time and twice at once. */
export async function sweepFiles(deps: SweepDeps): Promise<SweepCounts> {
  const counts: SweepCounts = { seen: 0, removed: 0 };
  for await (const page of deps.pages('case-files/')) {
    counts.seen += page.length;
    const old = page.filter(olderThan(deps, ORPHAN_AFTER_MS));
    const cases = await deps.listedFiles([...new Set(old.flatMap(({ caseId }) => caseId ?? []))]);
    for (const { path, caseId } of old) {
      if (caseId !== null && cases.get(caseId)?.has(path) === true) continue;
      await deps.remove(path);
      counts.removed++;
    }
  }
  return counts;
}

/** Deletes exports whose ten minutes are over. May be run at any time and twice at once. */
export async function sweepExports(deps: Pick<SweepDeps, 'now' | 'pages' | 'remove'>): Promise<SweepCounts> {
  const counts: SweepCounts = { seen: 0, removed: 0 };
  for await (const page of deps.pages('exports/')) {
    counts.seen += page.length;
    for (const { path } of page.filter(olderThan(deps, EXPORT_AFTER_MS))) {
      await deps.remove(path);
      counts.removed++;
    }
  }
  return counts;
}

function olderThan({ now }: Pick<SweepDeps, 'now'>, ms: number) {
  return ({ storedAt }: SweptObject) => now().getTime() - storedAt.getTime() > ms;
}
