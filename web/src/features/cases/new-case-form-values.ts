import { newCaseSchema } from '@app/domain/case';
import { amountSchema, parseAmount } from '@app/domain/money';
import { ISSUE, isBlank } from '@app/domain/text';
import * as z from 'zod/mini';

/**
 * The new case as it is typed: the amount is a text, so that Thai digits and thousands separators are understood, and
 * what is no amount can be named as such.
 */
export const newCaseFormSchema = z.extend(newCaseSchema, {
  amount: z.pipe(
    z.pipe(
      z.string().check(z.refine((typed) => !isBlank(typed), { error: ISSUE.required, abort: true })),
      z.transform((typed) => parseAmount(typed) ?? Number.NaN),
    ),
    amountSchema,
  ),
});
export type NewCaseFormValues = z.input<typeof newCaseFormSchema>;

const byPart = z.object({ claim: z.optional(z.unknown()), debtor: z.optional(z.unknown()) });

/** What is kept of an unfinished form; `sent` once its case may have arrived. */
export const newCaseDraftSchema = z.object({
  caseId: z.string().check(z.minLength(1)),
  sent: z.boolean(),
  values: z.object({ debtor_name: z.string(), amount: z.string(), details: z.string() }),
  /** By part: what is typed beside the case, and what was sent of it. */
  typed: z.optional(byPart),
  stated: z.optional(byPart),
});
export type NewCaseDraft = z.infer<typeof newCaseDraftSchema>;

export const NOTHING_TYPED: NewCaseFormValues = { debtor_name: '', amount: '', details: '' };
