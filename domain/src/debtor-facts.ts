import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { DEBTOR_KINDS } from './debtor-contact.ts';
import { latinDigits } from './latin-digits.ts';
import { LIMITS } from './limits.ts';
import { requiredText } from './text.ts';

export const REACH_KINDS = ['phone', 'line', 'email', 'home', 'work'] as const;

const reachSchema = z.strictObject({
  kind: z.enum(REACH_KINDS),
  value: requiredText(LIMITS.reach),
  /** The debtor gave it for this purpose. */
  told_by_debtor: z.boolean(),
});
export type Reach = z.infer<typeof reachSchema>;

/** The form: what the creditor or an admin states about the debtor. */
export const newDebtorFactsSchema = z.object({
  kind: z.enum(DEBTOR_KINDS),
  /** The 13 digits of an identity card or a company's registration; null: not known. */
  person_no: z.nullable(z.string().check(z.regex(/^[0-9]{13}$/, 'personNo'))),
  reach: z.array(reachSchema).check(z.maxLength(LIMITS.reachPerCase)),
});
export type NewDebtorFacts = z.infer<typeof newDebtorFactsSchema>;

/** `debtor_facts/{caseId}`. Absent: nothing is known, and the debtor counts as a natural person. */
export const debtorFactsSchema = z.extend(newDebtorFactsSchema, {
  id: z.string(),
  case_id: z.string(),
  /** The case's customer. */
  user_id: z.string(),
  updated_at: instant,
  /** The uid of the account that wrote it. */
  updated_by: z.string(),
});
export type DebtorFacts = z.infer<typeof debtorFactsSchema>;

/** A phone number by its digits: `+66 81…`, `081…` and `๐๘๑…` are the same; '' for a shorter one. */
export function phoneKey(value: string): string {
  const digits = latinDigits(value)
    .replace(/[^0-9]/g, '')
    .replace(/^(00)?66(?=[0-9]{8,9}$)/, '0');
  // Shorter ones are extensions or mistakes, which many debtors would share.
  return digits.length < 9 ? '' : digits;
}

/** What identifies the debtor by number: `person:` with the 13 digits, `phone:` with each number. */
export function factKeys(facts: Pick<DebtorFacts, 'person_no' | 'reach'> | null): string[] {
  if (facts === null) return [];
  const phones = facts.reach.filter(({ kind }) => kind === 'phone').map(({ value }) => phoneKey(value));
  return [
    ...(facts.person_no === null ? [] : [`person:${facts.person_no}`]),
    ...new Set(phones.flatMap((phone) => (phone === '' ? [] : [`phone:${phone}`]))),
  ];
}

/**
 * What identifies the debtor across cases, as texts to be hashed with a key. Always with the case, which alone identifies a debtor of
 * whom nothing is known.
 */
export function debtorMarks(
  caseId: string,
  facts: Pick<DebtorFacts, 'person_no' | 'reach'> | null,
  unit: 'debtor' | 'case',
): string[] {
  const own = `case:${caseId}`;
  return unit === 'case' ? [own] : [own, ...factKeys(facts)];
}
