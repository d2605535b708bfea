import type { Attempts } from '../lib/attempts.ts';

/** An object of the bucket, as the sweep sees it. Without metadata, which the uploader wrote: it decides nothing here. */
export interface SweptObject {
  path: string;
  /** When it was stored. */
  storedAt: Date;
}

export interface ObjectDeps {
  now(): Date;
  /** The objects under a prefix, page by page. */
  pages(prefix: string): AsyncIterable<SweptObject[]>;
  remove(path: string): Promise<void>;
}

export interface SweepDeps extends ObjectDeps {
  /** Does the work for a path; one that fails does not stop the others. */
  attempt: Attempts<string>['attempt'];
  /** Those of the paths that are bound to a case. */
  bound(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the paths that a case of their folder's owner lists, or that the owner added to a case as a document or shows as a paper. */
  listed(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** Binds a file that a case lists. */
  bind(path: string): Promise<unknown>;
  /** Whether bound files are looked for in the documents, too: only a sweep that counts may take one for unlisted. */
  checksBound?: boolean;
}

/** An upload whose case was never sent is kept this long. */
export const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1000;
/** An export is readable for this long (contract). */
export const EXPORT_AFTER_MS = 10 * 60 * 1000;

/** Paths that a counting sweep names: a line of the log may have 256 KB. */
export const NAMED = 300;
/** The last moment that a date can hold. */
const END_OF_TIME = 8.64e15;

/**
 * For a sweep that only counts: all files that no document lists, of any age and bound ones as well, and adds the first of them to
 * `named`. After a backup was restored, documents are older than the bucket: what they listed meanwhile must be entered again
 * (docs/operations.md).
 */
export function countingOnly<Deps extends Pick<ObjectDeps, 'now' | 'remove'>>(
  deps: Deps,
  named: string[],
): Deps {
  return {
    ...deps,
    checksBound: true,
    now: () => new Date(END_OF_TIME),
    remove: async (path: string) => {
      if (named.length < NAMED) named.push(withoutFileName(path));
    },
  };
}

/** For the log: a pattern for `gcloud storage ls`, with the time of the upload instead of the name that a person gave the file. */
export function withoutFileName(path: string): string {
  return path.replace(/(?<=\/)(\d{13}-)?[^/]*$/u, '$1*');
}

export interface SweepCounts {
  seen: number;
  removed: number;
}

/**
 * Deletes attachments that no case lists, in `file_urls` or as a document, and that are no paper, a day after they were stored, by their path alone. One that a case lists and
 * that is not bound yet (a file from before binding, a lost event) is bound. Idempotent, and safe to run concurrently.
 */
export async function sweepFiles(deps: SweepDeps): Promise<SweepCounts> {
  const counts: SweepCounts = { seen: 0, removed: 0 };
  for await (const page of deps.pages('case-files/')) {
    counts.seen += page.length;
    const old = page.filter(olderThan(deps, ORPHAN_AFTER_MS)).map(({ path }) => path);
    const bound = await deps.bound(old);
    const checked = deps.checksBound === true ? old : old.filter((path) => !bound.has(path));
    const listed = await deps.listed(checked);
    for (const path of checked) {
      await deps.attempt(path, async () => {
        if (listed.has(path)) {
          if (!bound.has(path)) await deps.bind(path);
          return;
        }
        await deps.remove(path);
        counts.removed++;
      });
    }
  }
  return counts;
}

/** Deletes exports whose ten minutes are over. Idempotent, and safe to run concurrently. */
export async function sweepExports(deps: ObjectDeps): Promise<SweepCounts> {
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

/** For `filter`: stored longer ago than this. */
export function olderThan({ now }: Pick<ObjectDeps, 'now'>, ms: number) {
  return ({ storedAt }: SweptObject) => now().getTime() - storedAt.getTime() > ms;
}
