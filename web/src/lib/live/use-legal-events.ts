import { legalEventSchema, type LegalEvent } from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import type { Live } from './connection.ts';
import { useLive } from './live.ts';
import { liveNewest } from './live-sources.ts';

/** So many of the newest are read. */
const READ = 200;

/** What happened to a case's claim, the newest entries, live. */
export function useLegalEvents(caseId: string): Live<LegalEvent[]> {
  return useLive(liveNewest(paths.legalEvents(caseId), legalEventSchema, READ));
}
