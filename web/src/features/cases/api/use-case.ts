import { caseSchema, caseUpdateSchema, type Case, type CaseUpdate } from '@app/domain/case';
import { caseEventSchema, type CaseEvent } from '@app/domain/case-event';
import { paths } from '@app/domain/paths';
import { useLocation } from 'react-router-dom';
import { liveNewest } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';
import { useLive } from '@/lib/live/live';

/**
 * One case, live. A missing one and one out of sight look the same: `denied` (security R8). A notification may lead to
 * the page on which one already is, of a case that was out of sight and has come back.
 */
export function useCase(caseId: string): Live<Case | null> {
  const { key: visit } = useLocation();
  return useDocument(paths.case(caseId), caseSchema, visit);
}

/**
 * The newest updates of a case, newest first, live. Ask for them once the case itself has been seen.
 * @param length so many, and one more if there are older ones
 */
export function useCaseUpdates(caseId: string, length: number): Live<CaseUpdate[]> {
  return useLive(liveNewest(paths.caseUpdates(caseId), caseUpdateSchema, length + 1));
}

/** The same of the notes that its customer does not see. null: for a reader who may not read them. */
export function useOfficeNotes(caseId: string | null, length: number): Live<CaseUpdate[]> {
  return useLive(
    caseId === null ? null : liveNewest(paths.officeNotes(caseId), caseUpdateSchema, length + 1),
  );
}

/** What the server has recorded of a case; as {@link useCaseUpdates}. None of a case that is older than the record. */
export function useCaseEvents(caseId: string, length: number): Live<CaseEvent[]> {
  return useLive(liveNewest(paths.caseEvents(caseId), caseEventSchema, length + 1));
}
