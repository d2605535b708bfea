import type { DocumentKind } from './case-file.ts';
import type { ClaimSheet } from './claim-sheet.ts';
import {
  ANY_DEBT,
  BEFORE_JUDGMENT,
  CLAIMANT,
  EVIDENCE,
  GUARANTEE,
  type EvidenceRow,
} from './law/evidence.ts';

/** A document that a case should have, and whether it has one. */
export interface Expected extends EvidenceRow {
  has: boolean;
}

/**
 * The documents that matter to a case by what is known of the claim, in the order of the table.
 * @param sheet null: nothing is known
 */
export function expectedOf(sheet: Pick<ClaimSheet, 'debt_type' | 'guarantors'> | null): EvidenceRow[] {
  const kind = sheet?.debt_type;
  return [
    ...(kind === undefined ? ANY_DEBT : EVIDENCE[kind]),
    ...((sheet?.guarantors ?? []).length > 0 ? [GUARANTEE] : []),
    ...(kind === 'judgment' ? [] : BEFORE_JUDGMENT),
    ...CLAIMANT,
  ];
}

/**
 * Which of the documents that matter a case has, what a lawsuit needs first. How complete the documents are says nothing about the
 * chance of winning, so there is no percentage and no score (CASEWORK.md C5).
 * @param kinds of the case's documents
 */
export function readinessOf(
  sheet: Pick<ClaimSheet, 'debt_type' | 'guarantors'> | null,
  kinds: ReadonlySet<DocumentKind>,
): Expected[] {
  const rows = expectedOf(sheet).map((row) => ({ ...row, has: row.kinds.some((kind) => kinds.has(kind)) }));
  return [...rows.filter(({ need }) => need === 'suit'), ...rows.filter(({ need }) => need === 'helps')];
}
