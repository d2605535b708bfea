import { legalEventSchema, type LegalEvent } from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import type { Live } from './connection.ts';
import { useLive } from './live.ts';
import { liveNewest, type Schema } from './live-sources.ts';

/** So many of the newest are read. */
const READ = 200;

/** What happened to a case's claim, the newest entries, live. */
export function useLegalEvents(caseId: string): Live<LegalEvent[]> {
  return useNewest(paths.legalEvents(caseId), legalEventSchema);
}

/** The newest documents of a collection of a case, live. */
export function useNewest<T>(path: string, schema: Schema<T>): Live<T[]> {
  return useLive(liveNewest(path, schema, READ));
}
