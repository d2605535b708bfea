import { countedCaseSchema, sameTally, tallyOf } from '@app/domain/case-tally';

/**
 * Do both states of a case contribute the same to the rollups? Most writes of a case do not change them. A malformed state
 * never does: then the transaction reads the case.
 * @param before, after a case document's data; undefined: there is none
 */
export function countsAlike(before: unknown, after: unknown): boolean {
  const [one, other] = [before, after].map((data) => {
    if (data === undefined) return null;
    const { success, data: item } = countedCaseSchema.safeParse(data);
    return success ? tallyOf(item) : undefined;
  });
  return one !== undefined && other !== undefined && sameTally(one, other);
}
