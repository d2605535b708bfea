import { amountSchema, parseAmount, satangOf } from '@app/domain/money';
import { ISSUE, isBlank } from '@app/domain/text';

/** Reads a typed amount of baht. @returns satang, exactly, or the issue (`validation.json`) */
export function readSatang(typed: string): { satang: number } | { issue: string } {
  if (isBlank(typed)) return { issue: ISSUE.required };
  const { success, data, error } = amountSchema.safeParse(parseAmount(typed) ?? Number.NaN);
  return success ? { satang: satangOf(data) } : { issue: error.issues[0]?.message ?? ISSUE.amountNumber };
}
