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
  /** Those of the paths that stand in an article's text, or in an address: an author may show a picture so as well. */
  named(paths: readonly string[]): Promise<ReadonlySet<string>>;
  remove(path: string): Promise<void>;
}

/** A picture is stored as soon as it is chosen: the article that wants it may wait as a draft over a holiday. */
export const COVER_AFTER_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Deletes articles' pictures that no article shows any more, or never did, two weeks after they were stored. It is left to
 * this sweep alone (docs/contract.md): whoever exchanges a picture or deletes an article may think better of it, and
 * nobody else's article loses what it shows. May be run at any time and twice at once.
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
    // Reading every article's text is for the few that are left, if any.
    const named = left.length === 0 ? new Set() : await deps.named(left);
    for (const path of left.filter((each) => !named.has(each))) {
      await deps.remove(path);
      removed++;
    }
  }
  return removed;
}
