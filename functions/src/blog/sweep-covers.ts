import { storagePaths } from '@app/domain/paths';

/** An object of the bucket, as the sweep sees it. */
export interface StoredCover {
  path: string;
  /** When it was stored. */
  storedAt: Date;
}

export interface CoverDeps {
  now(): Date;
  /** The objects under a prefix, page by page. */
  pages(prefix: string): AsyncIterable<StoredCover[]>;
  /** Those of the paths that are an article's picture. */
  covers(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the paths that an article's text contains, also within an address: an author may show a picture that way. */
  named(paths: readonly string[]): Promise<ReadonlySet<string>>;
  remove(path: string): Promise<void>;
}

/** A picture is stored as soon as it is chosen: its article may remain a draft over a holiday. */
export const COVER_AFTER_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Deletes articles' pictures that no article shows any more, or never did, two weeks after they were stored. Only this
 * sweep deletes them (docs/contract.md): an author who replaces a picture or deletes an article can undo it, and no other
 * article loses a picture. Idempotent, and safe to run concurrently.
 * @returns how many were deleted
 */
export async function sweepCovers(deps: CoverDeps): Promise<number> {
  let removed = 0;
  for await (const page of deps.pages(`${storagePaths.blogImages}/`)) {
    const old = page
      .filter(({ storedAt }) => deps.now().getTime() - storedAt.getTime() > COVER_AFTER_MS)
      .map(({ path }) => path);
    const shown = await deps.covers(old);
    const left = old.filter((path) => !shown.has(path));
    // Only for the few that remain, because this reads every article's text.
    const named = left.length === 0 ? new Set() : await deps.named(left);
    for (const path of left.filter((each) => !named.has(each))) {
      await deps.remove(path);
      removed++;
    }
  }
  return removed;
}
