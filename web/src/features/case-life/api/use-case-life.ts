import {
  caseAcceptanceSchema,
  caseOutcomeSchema,
  caseStandingSchema,
  confirmedMoneySchema,
  type CaseAcceptance,
  type CaseOutcome,
  type CaseStanding,
  type ConfirmedMoney,
} from '@app/domain/case-life';
import { paths } from '@app/domain/paths';
import { useDocument } from '@/lib/live/use-document';
import { liveNewest } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** Whether the assigned partner takes the case, live; null: nobody was asked. */
export function useCaseAcceptance(caseId: string): Live<CaseAcceptance | null> {
  return useDocument(paths.caseAcceptance(caseId), caseAcceptanceSchema);
}

/** What is true of a case besides its status, live; null: nothing. */
export function useCaseStanding(caseId: string): Live<CaseStanding | null> {
  return useDocument(paths.caseStanding(caseId), caseStandingSchema);
}

/** What both sides have confirmed of a case's money, live; null: no money was ever recorded. @param caseId null: not asked for */
export function useConfirmedMoney(caseId: string | null): Live<ConfirmedMoney | null> {
  return useDocument(caseId && paths.caseBalance(caseId), confirmedMoneySchema);
}

/** The newest outcome of a case, live; the list is empty where none was given. */
export function useNewestOutcome(caseId: string): Live<CaseOutcome[]> {
  return useLive(liveNewest(paths.caseOutcomes(caseId), caseOutcomeSchema, 1));
}
