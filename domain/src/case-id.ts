import type { Case } from './case.ts';

/** The piece of a case's id that is shown in titles (requirements section 2). */
export function shortCaseId(caseId: string): string {
  return caseId.slice(0, 8);
}

/** The name of a case: its number, or the piece of its id while it has none. Contains neither debtor nor amount. */
export function caseName({ id, case_number }: Pick<Case, 'id' | 'case_number'>): string {
  return case_number ?? shortCaseId(id);
}
