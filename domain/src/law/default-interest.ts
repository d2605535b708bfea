import type { LawSource, LawStatus } from './status.ts';

interface InterestRate {
  /** `YYYY-MM-DD`; null: as far back as it matters. */
  from: string | null;
  /** A year, in hundredths of a percent. */
  basisPoints: number;
  status: LawStatus;
}

/**
 * Interest during default, where the contract says nothing lawful. Sources: Civil and Commercial Code s. 7, 224; Emergency Decree amending
 * the Code B.E. 2564. The rate may be changed by decree every three years; whether it has been since is not known.
 */
export const DEFAULT_INTEREST: readonly InterestRate[] = [
  { from: null, basisPoints: 750, status: 'V' },
  { from: '2021-04-11', basisPoints: 500, status: 'V' },
];

/**
 * Interest in arrears may be refused five years after it accrued (CCC s. 193/33 (1)). Whether that includes interest during default is for
 * a lawyer (docs/legal-review.md). It is not among the rows that a lawyer confirms with the table.
 */
export const INTEREST_LAPSE = {
  months: 60,
  source: { code: 'ccc', sections: ['193/33 (1)'] },
  status: 'P',
} as const satisfies { months: number; source: LawSource; status: LawStatus };
