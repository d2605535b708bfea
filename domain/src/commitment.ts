import * as z from 'zod/mini';
import { instant } from './codec.ts';
import {
  COMMITMENT_KINDS,
  COMMITMENTS,
  type CommitmentKind,
  type CommitmentTable,
} from './commitment-policy.ts';
import { HOLIDAYS, type HolidayCalendar } from './law/holidays.ts';
import { addBusinessHours } from './working-time.ts';

/** `open`: not due yet. `late` stays late, also when it was done afterwards. `excused`: it was not due any more. */
const COMMITMENT_STATES = ['open', 'met', 'late', 'excused'] as const;

/**
 * `commitments/{caseId}_{kind}_{period}`: one thing that is promised within a time about one case. Written by functions alone. It holds
 * nothing of the debtor.
 */
export const commitmentSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  case_number: z.nullable(z.string()),
  customer_id: z.string(),
  /** Who has the case now: the duty is theirs. */
  partner_id: z.nullable(z.string()),
  kind: z.enum(COMMITMENT_KINDS),
  /** 1, 2, … of its kind and case. */
  period: z.int(),
  /** What is done after this moment counts. */
  from_at: instant,
  due_at: instant,
  state: z.enum(COMMITMENT_STATES),
  /** Is it still to be done? Open, or late and not done yet. */
  owed: z.boolean(),
  /** When it was done; null: it was not. */
  met_at: z.nullable(instant),
  /** The path of the document that did it. */
  met_by: z.nullable(z.string()),
  /** Who had the case at the deadline of a late one: the lateness is theirs, also after the case has another partner. */
  late_by: z.nullable(z.string()),
  /** Why it is excused. */
  reason: z.optional(z.enum(['ended', 'unassigned', 'switched_off'])),
  /** When the clock looks at it next: at the deadline, then when admins are notified; null: never. */
  check_at: z.nullable(instant),
  law: z.object({ table: z.literal('commitments'), n: z.int() }),
});
export type Commitment = z.infer<typeof commitmentSchema>;

export function commitmentId(caseId: string, kind: CommitmentKind, period: number): string {
  return `${caseId}_${kind}_${period}`;
}

/** When admins are notified that a commitment is late and still not met; null for `accept`: `followAcceptance` notifies admins of those. */
export function escalationOf(
  { kind, due_at }: Pick<Commitment, 'kind' | 'due_at'>,
  table: CommitmentTable = COMMITMENTS,
  calendar: HolidayCalendar = HOLIDAYS,
): Date | null {
  return kind === 'accept' ? null : addBusinessHours(due_at, table[kind].escalateHours, calendar);
}
