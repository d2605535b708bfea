import { amountSchema, parseAmount, satangOf } from '@app/domain/money';
import { ISSUE, isBlank } from '@app/domain/text';
import * as z from 'zod/mini';

/**
 * A typed amount of baht, as satang, exactly. A text in the form, so that Thai digits and thousands separators are understood,
 * and what is no amount can be named as such. Issues: `required`, those of `amountSchema`.
 */
export const typedSatangSchema = z.pipe(
  z.pipe(
    z.pipe(
      z.string().check(z.refine((typed) => !isBlank(typed), { error: ISSUE.required, abort: true })),
      z.transform((typed) => parseAmount(typed) ?? Number.NaN),
    ),
    amountSchema,
  ),
  z.transform(satangOf),
);
