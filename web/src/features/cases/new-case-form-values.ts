import { newCaseSchema } from '@app/domain/case';
import * as z from 'zod/mini';
import { typedAmount } from '@/lib/form/typed-amount';

/** The new case as it is typed. */
export const newCaseFormSchema = z.extend(newCaseSchema, { amount: typedAmount });
export type NewCaseFormValues = z.input<typeof newCaseFormSchema>;

export const NOTHING_TYPED: NewCaseFormValues = { debtor_name: '', amount: '', details: '' };

/** What an older release kept lacks the fields that came later: they are empty, and its case is found again. */
const draftValues = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((typed): NewCaseFormValues => ({ ...NOTHING_TYPED, ...typed })),
);
const byPart = z.object({ claim: z.optional(z.unknown()), debtor: z.optional(z.unknown()) });

/** What is kept of an unfinished form; `sent` once its case may have arrived. */
export const newCaseDraftSchema = z.object({
  caseId: z.string().check(z.minLength(1)),
  sent: z.boolean(),
  values: draftValues,
  /** By part: what is typed beside the case, and what was sent of it. */
  typed: z.optional(byPart),
  stated: z.optional(byPart),
});
export type NewCaseDraft = z.infer<typeof newCaseDraftSchema>;
