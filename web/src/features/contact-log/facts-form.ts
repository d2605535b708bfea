import { newDebtorFactsSchema, type DebtorFacts } from '@app/domain/debtor-facts';
import { latinDigits } from '@app/domain/latin-digits';
import { isBlank } from '@app/domain/text';
import * as z from 'zod/mini';

const { person_no, reach } = newDebtorFactsSchema.shape;

/** A way to reach the debtor; `place` names its line on the screen. */
export const lineSchema = z.object({ ...reach.def.element.shape, value: z.string(), place: z.number() });
export type ReachLine = z.infer<typeof lineSchema>;

/** What is stated of a debtor as it is typed: Thai digits, spaces and hyphens in the number, and lines that are still empty. */
export const factsFormSchema = z.extend(newDebtorFactsSchema, {
  person_no: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => latinDigits(typed.normalize('NFKC')).replace(/[\s-]/g, '') || null),
    ),
    person_no,
  ),
  reach: z.pipe(
    z.pipe(
      z.array(lineSchema),
      z.transform((lines) =>
        lines.filter(({ value }) => !isBlank(value)).map(({ place: _place, ...one }) => one),
      ),
    ),
    reach,
  ),
});
export type FactsValues = z.input<typeof factsFormSchema>;

/** The form of what is stated already; null: nothing is. */
export function valuesOf(facts: DebtorFacts | null): FactsValues {
  return {
    kind: facts?.kind ?? 'unknown',
    person_no: facts?.person_no ?? '',
    reach: facts?.reach.map((one, place) => ({ ...one, place })) ?? [],
  };
}

/** One more line, empty. */
export function withLine(lines: readonly ReachLine[]): ReachLine[] {
  const place = Math.max(-1, ...lines.map((line) => line.place)) + 1;
  return [...lines, { place, kind: 'phone', value: '', told_by_debtor: false }];
}
