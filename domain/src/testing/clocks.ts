import { clocksOf, limitationTableOn, type ClaimEvent, type ClaimFacts } from '../claim-clocks.ts';
import type { LegalEventKind } from '../claim-sheet.ts';
import { clockId, type ClaimClock } from '../limitation-clock.ts';

/** The day of the vectors in CASEWORK.md (C3). */
export const TODAY = '2026-11-23';
const TABLE = { ...limitationTableOn(TODAY), n: 1 };

/** An event that the partner enters. */
export const event = (kind: LegalEventKind, on: string, more: Partial<ClaimEvent> = {}): ClaimEvent => ({
  id: `${kind} ${on}`,
  by_role: 'partner',
  kind,
  on,
  ...more,
});

/** The clocks of a claim. */
export const clocks = (sheet: ClaimFacts | null, events: ClaimEvent[] = [], today = TODAY): ClaimClock[] =>
  clocksOf(sheet, events, TABLE, today);

/** The first of them. */
export const only = (...claim: Parameters<typeof clocks>): ClaimClock | undefined => clocks(...claim)[0];

/** The clocks by their ids. */
export const byId = (...claim: Parameters<typeof clocks>): Record<string, ClaimClock> =>
  Object.fromEntries(clocks(...claim).map((clock) => [clockId(clock), clock]));
