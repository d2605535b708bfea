import { EN_WORDING } from './wording-en.ts';
import { TH_WORDING } from './wording-th.ts';
import { ZH_WORDING } from './wording-zh.ts';
import type { WordingRow } from './wording-row.ts';

/**
 * Wordings in a note or a letter that the Debt Collection Act B.E. 2558 does not allow, or that say more of limitation than is known.
 * Sources: s. 8 (nobody else learns of the debt), 9 (times), 11 (threats, insults, disclosure), 12 (posing as a court, an authority or
 * a lawyer; a suit as a pretence); Civil and Commercial Code s. 193/10, 193/29. A collector's slang was not taken from a source: a
 * lawyer has to read every row (docs/legal-review.md). The table warns, and stops nothing until a lawyer has
 * confirmed its version (`tables.ts`).
 */
export const WORDING: readonly WordingRow[] = [...TH_WORDING, ...EN_WORDING, ...ZH_WORDING];
