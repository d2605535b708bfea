/**
 * How reliable a row of a law table is: `V` confirmed by a published source, `P` partly, or sources differ, `U` from memory only. It
 * says nothing of a lawyer, who confirms a whole version of a table (`confirmation.ts`, docs/legal-review.md).
 */
export type LawStatus = 'V' | 'P' | 'U';

/** Where a rule is written, without the name of the code in any language. */
export interface LawSource {
  code: 'ccc' | 'penal' | 'cpc' | 'cheque';
  sections: readonly string[];
}
