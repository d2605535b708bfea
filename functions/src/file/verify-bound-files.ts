import type { Attempts } from '../lib/attempts.ts';
import type { BindDeps } from './bind-file.ts';
import { verifyFile } from './bind-file.ts';

export interface VerifyDeps extends BindDeps {
  /** Does the work for a path; one that fails does not stop the others. */
  attempt: Attempts<string>['attempt'];
  /** The paths of all bound files, page by page. */
  boundPages(): AsyncIterable<string[]>;
}

/** Objects that are looked up in parallel. */
const AT_ONCE = 20;

/**
 * Compares every bound file with its object. The cost is one metadata request for each object; bytes are read only if the
 * generation differs. Idempotent, and safe to run concurrently.
 * @returns how many were checked, and how many do not match their record
 */
export async function verifyBoundFiles(deps: VerifyDeps): Promise<{ bound: number; mismatches: number }> {
  const counts = { bound: 0, mismatches: 0 };
  for await (const page of deps.boundPages()) {
    counts.bound += page.length;
    for (let start = 0; start < page.length; start += AT_ONCE) {
      await Promise.all(
        page.slice(start, start + AT_ONCE).map((path) =>
          deps.attempt(path, async () => {
            const found = await verifyFile(deps, path);
            if (found === 'changed' || found === 'missing') counts.mismatches += 1;
          }),
        ),
      );
    }
  }
  return counts;
}
