import * as z from 'zod/mini';
import { addDays, isDay } from './calendar.ts';
import type { documentKindSchema } from './case-file.ts';
import type { LegalEventKind } from './claim-sheet.ts';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { ISSUE, optionalText } from './text.ts';

/** The stages of a case, in their order; a case need not pass through all of them. */
export const CASE_STAGES = ['received', 'demand_letter', 'negotiation', 'lawsuit', 'enforcement'] as const;
export const caseStageSchema = z.enum(CASE_STAGES);
export type CaseStage = z.infer<typeof caseStageSchema>;

/** Whose turn it is. */
export const NEXT_ACTORS = ['partner', 'office', 'customer', 'debtor', 'court'] as const;

/** What comes next lies at most so many days ahead: a year that was mistaken is noticed. */
export const LONGEST_PLAN_DAYS = 3_660;

/** Whether what comes next may be due on a day; one that is past stays as it is. @param today in Bangkok */
export function isPlanDay(day: string, today: string): boolean {
  return day <= addDays(today, LONGEST_PLAN_DAYS);
}

/** The form of a plan. */
export const newCasePlanSchema = z.object({
  stage: caseStageSchema,
  /** What comes next, for everybody who may read the case; '' where it is not decided. */
  next: optionalText(LIMITS.nextStep),
  /** By when, in Bangkok; null where no day is set. */
  next_on: z.nullable(z.string().check(z.refine(isDay, ISSUE.dayInvalid))),
  who: z.nullable(z.enum(NEXT_ACTORS)),
});

/** Where a case is and what comes next (`case_standings/{caseId}.plan`). */
export const casePlanSchema = z.extend(newCasePlanSchema, { at: instant });
export type CasePlan = z.infer<typeof casePlanSchema>;

/** The stage that a document of this kind shows; null: it shows none. */
export function stageOfDocument(kind: z.infer<typeof documentKindSchema>): CaseStage | null {
  if (kind === 'letter') return 'demand_letter';
  return kind === 'acknowledgement' ? 'negotiation' : null;
}

/** The stage that an event of the claim shows; null: it shows none. */
export function stageOfLegalEvent(kind: LegalEventKind): CaseStage | null {
  switch (kind) {
    case 'acknowledged_in_writing':
    case 'security_given':
      return 'negotiation';
    case 'sued':
      return 'lawsuit';
    case 'judgment_final':
      return 'enforcement';
    default:
      return null;
  }
}

/**
 * The plan after something that shows a stage. It never moves a case back, and an event from before the plan was set changes nothing:
 * who set the plan knew of it. What was next before is done or out of date, so that it is cleared.
 * @param plan null: nobody has set one
 * @param at when the event was entered
 * @returns null: the plan stays
 */
export function raisedPlan(plan: CasePlan | null, stage: CaseStage, at: Date): CasePlan | null {
  const place = (one: CaseStage) => CASE_STAGES.indexOf(one);
  if (place(plan?.stage ?? 'received') >= place(stage)) return null;
  if (plan !== null && plan.at >= at) return null;
  return { stage, next: '', next_on: null, who: null, at };
}
