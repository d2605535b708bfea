import * as z from 'zod/mini';
import { addDays } from './calendar.ts';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { satangSchema } from './money.ts';
import { requiredDay } from './required-day.ts';
import { ISSUE, optionalText } from './text.ts';

/** As stored. An open one whose day is over has lapsed: that is computed (`standingOfDecision`), and no write is needed for it. */
export const DECISION_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
const decisionStateSchema = z.enum(DECISION_STATES);
export type DecisionState = z.infer<typeof decisionStateSchema>;
export type DecisionStanding = DecisionState | 'lapsed';

/** The answers of the creditor. */
const DECISION_ANSWERS = ['accepted', 'declined'] as const satisfies readonly DecisionState[];
export type DecisionAnswer = (typeof DECISION_ANSWERS)[number];

/** A creditor has at most this many days for an answer. */
export const LONGEST_ANSWER_DAYS = 90;

/** `cases/{caseId}/decisions/{id}`: an offer of the debtor that the creditor accepts or declines, kept as a record. */
export const decisionSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  /** Who answers: the case's customer. */
  customer_id: z.string(),
  /** Who asked, and in which capacity. */
  user_id: z.string(),
  by_role: z.enum(['partner', 'admin']),
  kind: z.literal('offer'),
  satang: z.int(),
  /** In how many payments; null: in one. */
  instalments: z.nullable(z.int()),
  /** What else belongs to the offer; '' for nothing. */
  text: z.string(),
  /** The last day, in Bangkok, on which it can be answered or withdrawn. */
  answer_by: z.string(),
  state: decisionStateSchema,
  created_at: instant,
  /** Absent until the customer answers. */
  answered_by: z.optional(z.string()),
  answered_at: z.optional(instant),
  /** What the customer says with the answer; '' for nothing. */
  note: z.optional(z.string()),
  withdrawn_by: z.optional(z.string()),
  withdrawn_at: z.optional(instant),
});
export type Decision = z.infer<typeof decisionSchema>;

/**
 * The form of an offer.
 * @param today in Bangkok
 * Issues: those of an amount and a day, `instalmentsNumber`, `dayPast`, `answerTooFar`, `tooLong`.
 */
export function newDecisionSchema(today: string) {
  return z.object({
    satang: satangSchema,
    instalments: z.nullable(
      z.int({ error: ISSUE.instalmentsNumber }).check(
        z.refine((count) => count >= 2 && count <= LIMITS.instalmentsPerCase, {
          error: ISSUE.instalmentsNumber,
        }),
      ),
    ),
    text: optionalText(LIMITS.decisionText),
    answer_by: requiredDay([today, ISSUE.dayPast], [addDays(today, LONGEST_ANSWER_DAYS), ISSUE.answerTooFar]),
  });
}
export type NewDecision = z.infer<ReturnType<typeof newDecisionSchema>>;

/** What the customer adds to an answer. */
export const decisionNoteSchema = z.object({ note: optionalText(LIMITS.decisionNote) });

/** What is true of a decision on a day. @param today in Bangkok */
export function standingOfDecision(
  { state, answer_by }: Pick<Decision, 'state' | 'answer_by'>,
  today: string,
): DecisionStanding {
  return state === 'open' && answer_by < today ? 'lapsed' : state;
}
