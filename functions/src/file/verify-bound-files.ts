import type { BoundFile } from '@app/domain/case-file';
import type { BindDeps } from './bind-file.ts';
import { verifyFile } from './bind-file.ts';

export interface VerifyDeps extends BindDeps {
  /** Every bound file, page by page. */
  boundPages(): AsyncIterable<Pick<BoundFile, 'path' | 'generation' | 'mismatch'>[]>;
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
      const found = await Promise.all(
        page.slice(start, start + AT_ONCE).map(({ path }) => verifyFile(deps, path)),
      );
      counts.mismatches += found.filter((one) => one === 'changed' || one === 'missing').length;
    }
  }
  return counts;
}
