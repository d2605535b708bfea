import type { BoundFile } from '@app/domain/case-file';
import type { BindDeps } from './bind-file.ts';
import { verifyFile } from './bind-file.ts';

export interface VerifyDeps extends BindDeps {
  /** Every bound file, page by page. */
  boundPages(): AsyncIterable<Pick<BoundFile, 'path' | 'generation' | 'mismatch'>[]>;
}

/** Objects that are asked about at once. */
const AT_ONCE = 20;

/**
 * Compares every bound file with its object. What costs is one look at each object's metadata; bytes are read only where
 * the generation is another. May be run at any time and twice at once.
 * @returns how many were looked at, and how many are not what was recorded
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
