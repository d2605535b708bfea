import { amountSchema, parseAmount } from '@app/domain/money';
import { ISSUE, isBlank } from '@app/domain/text';
import * as z from 'zod/mini';

/** A field that must not be left empty. */
export const filledIn = z
  .string()
  .check(z.refine((typed) => !isBlank(typed), { error: ISSUE.required, abort: true }));

/**
 * A typed amount of baht. A text in the form, so that Thai digits and thousands separators are understood, and what is no
 * amount can be named as such. Issues: `required`, those of `amountSchema`.
 */
export const typedAmount = z.pipe(
  z.pipe(
    filledIn,
    z.transform((typed) => parseAmount(typed) ?? Number.NaN),
  ),
  amountSchema,
);
