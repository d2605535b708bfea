import { countedCaseSchema, sameTally, tallyOf } from '@app/domain/case-tally';

/**
 * Do the sums stay as they are, whether the case is the one or the other? Most writes of a case change nothing that
 * counts. What is malformed never counts like anything: the transaction looks at the case itself.
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
