import { caseDocumentSchema, type CaseDocument } from '@app/domain/case-document';
import { paths } from '@app/domain/paths';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveNewest } from '@/lib/live/live-sources';

/** So many of the newest are read. */
const READ = 200;

/** The documents that an event can name, live. */
export function useDocumentChoices(caseId: string): Live<CaseDocument[]> {
  return useLive(liveNewest(paths.caseDocuments(caseId), caseDocumentSchema, READ));
}
