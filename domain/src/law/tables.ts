import { CONTACT_RULES } from './contact-rules.ts';

/** The tables of law in the domain, in the order of `/admin/law`. `commitments` is house policy and beside them. */
export const LAW_TABLES = [
  'contact_rules',
  'holidays',
  'limitation',
  'default_interest',
  'court_fee',
  'wording',
  'evidence',
  'commitments',
] as const;
export type LawTable = (typeof LAW_TABLES)[number];

/** A version of a table. Its rows never change: other rows are another version (`tables.test.ts`). */
export interface LawVersion {
  table: LawTable;
  /** 1, 2, … */
  n: number;
  /** `YYYY-MM-DD`, the day from which it applies; null: not known. */
  effectiveFrom: string | null;
  /**
   * Every table warns and refuses nothing. Whether a lawyer has confirmed a version is in the database (decision 183), so a table
   * that blocks would need code that asks there first.
   */
  mode: 'warn';
}

/**
 * Every version that the domain has or had. `firestore.rules` (`isLawVersion`) has the same, so that nobody confirms one that does not
 * exist yet.
 */
export const LAW_VERSIONS: readonly LawVersion[] = [
  ...CONTACT_RULES.map(({ table, n, effectiveFrom, mode }) => ({ table, n, effectiveFrom, mode })),
  { table: 'holidays', n: 1, effectiveFrom: '2026-01-01', mode: 'warn' },
  { table: 'limitation', n: 1, effectiveFrom: '1992-06-08', mode: 'warn' },
  // With the guarantor's notice and the end of a suit.
  { table: 'limitation', n: 2, effectiveFrom: '2026-11-25', mode: 'warn' },
  { table: 'default_interest', n: 1, effectiveFrom: '2021-04-11', mode: 'warn' },
  { table: 'court_fee', n: 1, effectiveFrom: null, mode: 'warn' },
  { table: 'wording', n: 1, effectiveFrom: '2015-09-02', mode: 'warn' },
  { table: 'evidence', n: 1, effectiveFrom: '2026-11-27', mode: 'warn' },
  // Without hire purchase among the loans in instalments.
  { table: 'evidence', n: 2, effectiveFrom: '2026-11-30', mode: 'warn' },
  { table: 'commitments', n: 1, effectiveFrom: '2026-11-24', mode: 'warn' },
  // With the weekly report.
  { table: 'commitments', n: 2, effectiveFrom: '2026-11-25', mode: 'warn' },
  // With the answer to a question.
  { table: 'commitments', n: 3, effectiveFrom: '2026-11-26', mode: 'warn' },
];

/**
 * The version of a table in force on a day; the oldest one for days before it.
 * @param day in Bangkok, `YYYY-MM-DD`
 * @param versions in any order, at least one of the table
 */
export function lawVersionOn(
  table: LawTable,
  day: string,
  versions: readonly LawVersion[] = LAW_VERSIONS,
): LawVersion {
  const byAge = versions.filter((one) => one.table === table).sort((one, other) => one.n - other.n);
  const found =
    byAge.findLast(({ effectiveFrom }) => effectiveFrom === null || effectiveFrom <= day) ?? byAge[0];
  if (found === undefined) throw new RangeError(`no version of ${table}`);
  return found;
}
