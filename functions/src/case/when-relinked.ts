import { caseStandingSchema, type CaseStanding } from '@app/domain/case-life';
import { changeOf } from '../lib/change.ts';
import { caseEffect, type Effect } from '../lib/effect.ts';
import * as z from 'zod/mini';

const linked = z.pick(caseStandingSchema, { duplicate_of: true, duplicates: true });
const linksOf = (standing: Pick<CaseStanding, 'duplicate_of' | 'duplicates'> | null): string[] =>
  [standing?.duplicate_of ?? [], standing?.duplicates ?? []].flat().map(({ case_id }) => case_id);

/**
 * An effect on the standing of a case that was merged with others, or is no longer.
 * @param run gets the case, and those that it does not name any more; returns the outcome
 */
export function whenRelinked(fn: string, run: (caseIds: readonly string[]) => Promise<string>): Effect {
  return caseEffect(
    fn,
    (event) => {
      const { before, after } = changeOf(event.data, linked);
      return { before: linksOf(before), after: linksOf(after) };
    },
    async ({ before, after }, { caseId }) => {
      const removed = before.filter((id) => !after.includes(id));
      const isSame = removed.length === 0 && after.every((id) => before.includes(id));
      return { outcome: isSame ? 'nothing to do' : await run([caseId, ...removed]) };
    },
  );
}
