import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { questionedWordingSchema } from './case.ts';
import { casePlanSchema } from './case-plan.ts';
import { objectionDeadline } from './commitment-policy.ts';
import { ROLES, roleSchema } from './roles.ts';

/** With what a case ends, by the status that it then has. The first of each is what forms offer first, and claims least. */
export const OUTCOMES = {
  Completed: ['done', 'paid_in_full', 'paid_in_part', 'settled'],
  Cancelled: ['not_continued', 'uncollectable', 'withdrawn', 'duplicate', 'not_ours'],
} as const;
export type FinishedStatus = keyof typeof OUTCOMES;
export const FINISHED_STATUSES = ['Completed', 'Cancelled'] as const satisfies FinishedStatus[];
export const finishedStatusSchema = z.enum(FINISHED_STATUSES);

export const outcomeSchema = z.enum([...OUTCOMES.Completed, ...OUTCOMES.Cancelled]);
export type Outcome = z.infer<typeof outcomeSchema>;

/** Is the case merged into another one, or the original of one? A case of a merge cannot be marked as a duplicate. */
export function isMerged({
  duplicate_of,
  duplicates,
}: Pick<CaseStanding, 'duplicate_of' | 'duplicates'>): boolean {
  return duplicate_of !== null || duplicates.length > 0;
}

/** Is this an outcome of a case that ends in this status? */
export function isOutcomeOf(status: string, outcome: Outcome): status is FinishedStatus {
  return status in OUTCOMES && OUTCOMES[status as FinishedStatus].some((one) => one === outcome);
}

/** Outcomes that say that money came in. */
const MONEY_OUTCOMES: readonly Outcome[] = ['paid_in_full', 'paid_in_part', 'settled'];

/** The part of `case_balances/{caseId}` (case-balance.ts) that an outcome is compared with; satang. */
export const confirmedMoneySchema = z.object({ paid_confirmed: z.int(), outstanding: z.int() });
export type ConfirmedMoney = z.infer<typeof confirmedMoneySchema>;

/** What an outcome says of money and the balance does not bear out. */
export type MoneyDoubt = 'nothing_confirmed' | 'outstanding';

/**
 * Does the confirmed money of a case bear out an outcome? Forms ask for a sentence where it does not.
 * @param balance null: no money was ever recorded
 */
export function moneyDoubtOf(outcome: Outcome, balance: ConfirmedMoney | null): MoneyDoubt | null {
  if (!MONEY_OUTCOMES.includes(outcome)) return null;
  if (balance === null || balance.paid_confirmed === 0) return 'nothing_confirmed';
  return outcome === 'paid_in_full' && balance.outstanding > 0 ? 'outstanding' : null;
}

/** `cases/{caseId}/case_outcomes/{id}`: with what a case ended; the newest counts. Never changed: a correction is one more. */
export const caseOutcomeSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  status: finishedStatusSchema,
  outcome: outcomeSchema,
  /** For the customer; '' where nothing was added. */
  sentence: z.string(),
  /** Who wrote it, by uid and in which capacity. */
  by: z.string(),
  by_role: roleSchema,
  /** The outcome that this one corrects. */
  corrects: z.optional(z.string()),
  /** Of the sentence; absent where nothing was found. Not shown to customers. */
  wording: z.catch(z.optional(questionedWordingSchema), undefined),
  created_at: instant,
});
export type CaseOutcome = z.infer<typeof caseOutcomeSchema>;

/** What a form says about the end of a case. */
export type NewOutcome = Pick<CaseOutcome, 'status' | 'outcome' | 'sentence' | 'wording'>;

/**
 * `case_acceptances/{caseId}`: whether the assigned partner takes the case. The server asks at every assignment; a case without this
 * document was assigned before partners were asked.
 */
export const caseAcceptanceSchema = z.object({
  /** The case's id. */
  id: z.string(),
  /** Who is asked; null once a declined case was unassigned. */
  partner_id: z.nullable(z.string()),
  case_number: z.nullable(z.string()),
  state: z.enum(['waiting', 'accepted', 'declined', 'late']),
  asked_at: instant,
  remind_at: instant,
  due_at: instant,
  /** When the partner was reminded. */
  reminded_at: z.optional(instant),
  answered_at: z.optional(instant),
  /** Why it was declined. */
  reason: z.optional(z.string()),
  /** Not answered: the partner set a status or wrote a note, which counts as acceptance. */
  by_work: z.optional(z.literal(true)),
  /** Who declined, once `partner_id` is null. */
  declined_by: z.optional(z.string()),
});
export type CaseAcceptance = z.infer<typeof caseAcceptanceSchema>;

/** States that still wait for the partner's answer: a late one may still be answered. */
export const UNANSWERED = ['waiting', 'late'] as const satisfies CaseAcceptance['state'][];

export function isUnanswered({ state }: Pick<CaseAcceptance, 'state'>): boolean {
  return UNANSWERED.some((one) => one === state);
}

const actorSchema = z.object({ uid: z.string(), role: z.enum([...ROLES, 'system']) });
const linkedCaseSchema = z.object({ case_id: z.string(), case_number: z.nullable(z.string()) });

/** A customer's objection to an outcome. */
const objectionSchema = z.object({
  /** The outcome that it is about: there is one objection to each. */
  outcome_id: z.string(),
  text: z.string(),
  /** `upheld`: the case was reopened. */
  state: z.enum(['open', 'answered', 'upheld']),
  at: instant,
  /** null until it is answered in words. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
});
export type Objection = z.infer<typeof objectionSchema>;

/**
 * `case_standings/{caseId}`: what is true of a case besides its status. Written by functions alone; most cases have none.
 */
export const caseStandingSchema = z.object({
  /** The case's id. */
  id: z.string(),
  user_id: z.string(),
  case_number: z.nullable(z.string()),
  /** The customer asks that nothing is done for now. Not a status: the assigned partner and the deadlines stay. */
  hold: z.nullable(z.object({ reason: z.string(), at: instant })),
  /** The case that is continued instead of this one. Files stay where they are; money is counted there. */
  duplicate_of: z.nullable(
    z.extend(linkedCaseSchema, {
      /** Who had this case before the merge; absent in links of before partners followed the original. */
      partner_before: z.optional(z.nullable(z.string())),
    }),
  ),
  /** The cases that were closed as duplicates of this one. */
  duplicates: z.array(linkedCaseSchema),
  objection: z.nullable(objectionSchema),
  reopened: z.nullable(z.object({ reason: z.string(), at: instant })),
  /** Absent: nobody has set one, and nothing has moved the case on. */
  plan: z.optional(casePlanSchema),
  /** Who wrote the last change. */
  by: actorSchema,
  updated_at: instant,
});
export type CaseStanding = z.infer<typeof caseStandingSchema>;

/** May the customer object to this outcome now? Once, within the time of `COMMITMENTS.object`; not to their own withdrawal. */
export function mayObject(
  outcome: Pick<CaseOutcome, 'id' | 'by_role' | 'created_at'>,
  objection: Pick<Objection, 'outcome_id'> | null,
  now: Date,
): boolean {
  return (
    outcome.by_role !== 'customer' &&
    objection?.outcome_id !== outcome.id &&
    now < objectionDeadline(outcome.created_at)
  );
}
