import { olderThan, type ObjectDeps, type SweptObject } from './sweep.ts';
import { placeOf } from './stored-file.ts';

/** A picture is stored before the profile is saved that shows it. */
export const UNUSED_AVATAR_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * The pictures of an account that its profile no longer uses: the one it showed before, and all that are older than the
 * one it shows. A newer one may be about to be saved in the profile.
 * @param shown the path of the picture that the profile shows now, @param former of the one that it showed before
 */
export function replacedAvatars(
  objects: readonly SweptObject[],
  shown: string | null,
  former: string | null,
): string[] {
  const reference = objects.find(({ path }) => path === (shown ?? former))?.storedAt;
  return objects
    .filter(
      ({ path, storedAt }) =>
        path !== shown && (path === former || (reference !== undefined && storedAt < reference)),
    )
    .map(({ path }) => path);
}

export interface AvatarSweepDeps extends ObjectDeps {
  /** The paths of the pictures that these accounts' profiles show. */
  shown(uids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Deletes pictures that no profile shows a day after they were stored. @returns how many were deleted */
export async function sweepAvatars(deps: AvatarSweepDeps): Promise<number> {
  let removed = 0;
  for await (const page of deps.pages('avatars/')) {
    const old = page.filter(olderThan(deps, UNUSED_AVATAR_AFTER_MS)).map(({ path }) => path);
    const shown = await deps.shown([...new Set(old.flatMap((path) => placeOf(path)?.uid ?? []))]);
    for (const path of old.filter((each) => !shown.has(each))) {
      await deps.remove(path);
      removed++;
    }
  }
  return removed;
}
