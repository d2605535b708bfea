/**
 * How reliable a row of a law table is: `V` confirmed by a published source, `P` partly, or sources differ, `U` from memory only. No
 * row is confirmed by a lawyer yet, so a table warns and never refuses anything (docs/legal-review.md).
 */
export type LawStatus = 'V' | 'P' | 'U';

/** Where a rule is written, without the name of the code in any language. */
export interface LawSource {
  code: 'ccc' | 'penal' | 'cpc';
  sections: readonly string[];
}
