import type { LawStatus } from './status.ts';

/**
 * The fee of a civil court for filing a money claim. Source: Civil Procedure Code, table 1 (1) (a), as courts' guides quote it; the
 * statute itself was not read, nor from when the rate applies.
 */
export const COURT_FEE = {
  percent: 2,
  /** In baht. Above this claim another rate is added, which nothing here needs. */
  upToClaim: 50_000_000,
  /** In baht. */
  atMost: 200_000,
  status: 'P' satisfies LawStatus as LawStatus,
} as const;

/**
 * @param claim in baht, interest up to the day of filing included
 * @returns the fee in whole baht (parts of a baht are dropped), or null for a claim above 50 million
 */
export function courtFee(claim: number): number | null {
  if (claim > COURT_FEE.upToClaim) return null;
  return Math.min(Math.floor((claim * COURT_FEE.percent) / 100), COURT_FEE.atMost);
}
