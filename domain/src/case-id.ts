/** The piece of a case's id that stands in titles (SPEC section 2). */
export function shortCaseId(caseId: string): string {
  return caseId.slice(0, 8);
}
