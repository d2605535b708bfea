import { casePlanSchema, type CasePlan } from '@app/domain/case-plan';
import { paths } from '@app/domain/paths';
import * as z from 'zod/mini';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';

const plannedSchema = z.object({ plan: z.catch(z.optional(casePlanSchema), undefined) });

/** Where a case is and what comes next, live; without `plan`, or null, nobody has set it. @param caseId null: not asked for */
export function useCasePlan(caseId: string | null): Live<{ plan?: CasePlan | undefined } | null> {
  return useDocument(caseId && paths.caseStanding(caseId), plannedSchema);
}
