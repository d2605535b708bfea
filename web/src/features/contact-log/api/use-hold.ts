import { caseStandingSchema, type CaseStanding } from '@app/domain/case-life';
import { paths } from '@app/domain/paths';
import * as z from 'zod/mini';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';

const heldSchema = z.pick(caseStandingSchema, { hold: true });

/** Whether the customer asks that nothing is done for now, live. */
export function useHold(caseId: string): Live<Pick<CaseStanding, 'hold'> | null> {
  return useDocument(paths.caseStanding(caseId), heldSchema);
}
