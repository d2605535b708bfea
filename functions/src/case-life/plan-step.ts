import { dayOf } from '@app/domain/calendar';
import {
  type CaseOutcome,
  type CaseStanding,
  isMerged,
  isOutcomeOf,
  mayObject,
  type NewOutcome,
  type Objection,
  type Outcome,
} from '@app/domain/case-life';
import { isPlanDay } from '@app/domain/case-plan';
import { isOpen, statusOnAssignment, type Case, type CaseStatus } from '@app/domain/case';
import type { CaseStep } from '@app/domain/contracts/take-case-step';
import type { Caller } from '../lib/callable.ts';

type Standing = Omit<CaseStanding, 'id'>;
type SteppedCase = Pick<Case, 'id' | 'user_id' | 'partner_id' | 'status' | 'case_number'>;

/** What a step is decided from, as one transaction sees it. */
export interface StepState {
  item: SteppedCase;
  standing: Standing | null;
  /** The newest one. */
  outcome: CaseOutcome | null;
  /** May the partner of the case still be given cases? */
  partnerApproved: boolean;
  /** The case that is named as the original of a duplicate, with its standing; null: none was found. */
  original: { item: SteppedCase; standing: Standing | null } | null;
}

/** What a step writes, all at once. */
export interface StepPlan {
  case?: {
    /** Absent: it stays as it is, and so does the time of the last change. */
    status?: CaseStatus;
    partner_id: string | null;
  };
  outcome?: Omit<CaseOutcome, 'id' | 'case_id' | 'created_at'>;
  standing?: Standing;
  /** The standing of the original of a duplicate. */
  original?: { caseId: string; standing: Standing };
}

export type StepRefusal =
  | 'not-found'
  | 'permission-denied'
  | 'failed-precondition'
  | 'aborted'
  | 'invalid-argument';

const OF_CUSTOMER: readonly CaseStep['step'][] = ['withdraw', 'hold', 'resume', 'object'];

/** Decides a step (`takeCaseStep`). Pure. @returns what is written, or why nothing is */
export function planStep(
  input: CaseStep,
  caller: Caller,
  state: StepState,
  now: Date,
): StepPlan | StepRefusal {
  const { item } = state;
  const isOwner = caller.uid === item.user_id;
  const isAdmin = caller.role === 'admin';
  // An admin who is also the customer acts as the customer where the step is the customer's.
  const role = OF_CUSTOMER.includes(input.step) && isOwner ? 'customer' : 'admin';
  if (input.step === 'plan') return plans(input, caller, state, now);
  if (role === 'admin' && !isAdmin) return 'permission-denied';
  if (role === 'admin' && OF_CUSTOMER.includes(input.step) && input.step !== 'resume')
    return 'permission-denied';

  const by = { uid: caller.uid, role } as const;
  const standing: Standing = { ...(state.standing ?? emptyStanding(item, now)), by, updated_at: now };
  const open = isOpen(item.status);
  const ends = (end: NewOutcome, corrects?: string): StepPlan => ({
    // A correction alone does not move `updated_at`, from which the week of completion and retention count.
    ...(end.status !== item.status && { case: { status: end.status, partner_id: item.partner_id } }),
    outcome: { ...end, by: caller.uid, by_role: role, ...(corrects !== undefined && { corrects }) },
  });

  switch (input.step) {
    case 'withdraw':
      if (!open) return 'failed-precondition';
      return ends({ status: 'Cancelled', outcome: 'withdrawn', sentence: input.text });
    case 'hold':
      if (!open || standing.hold !== null) return 'failed-precondition';
      return { standing: { ...standing, hold: { reason: input.text, at: now } } };
    case 'resume':
      if (standing.hold === null) return 'failed-precondition';
      return { standing: { ...standing, hold: null } };
    case 'object':
      if (open || state.outcome === null || !mayObject(state.outcome, standing.objection, now))
        return 'failed-precondition';
      return { standing: { ...standing, objection: objectionTo(state.outcome.id, input.text, now) } };
    case 'close':
      if (!open || !isOutcomeOf(input.status, input.outcome)) return 'failed-precondition';
      return ends(endOf(input));
    case 'correct':
      if (open || !isOutcomeOf(input.status, input.outcome)) return 'failed-precondition';
      return corrects(state, standing, ends(endOf(input), state.outcome?.id), input.outcome);
    case 'reopen':
      if (open) return 'failed-precondition';
      return reopens(state, standing, input.text, now);
    case 'duplicate':
      return marksDuplicate(state, standing, ends, input.text);
    case 'answer':
      if (standing.objection?.state !== 'open') return 'failed-precondition';
      return {
        standing: { ...standing, objection: answered(standing.objection, 'answered', input.text, now) },
      };
  }
}

/** Where the case is and what comes next; also by the partner who has it. */
function plans(
  { stage, next, next_on, who, over }: Extract<CaseStep, { step: 'plan' }>,
  caller: Caller,
  { item, standing, partnerApproved }: StepState,
  now: Date,
): StepPlan | StepRefusal {
  const isPartner = caller.uid === item.partner_id && partnerApproved;
  if (!isPartner && caller.role !== 'admin') return 'permission-denied';
  if (!isOpen(item.status)) return 'failed-precondition';
  if (next_on !== null && !isPlanDay(next_on, dayOf(now))) return 'invalid-argument';
  // Somebody, or an event, has set another one since the form was opened.
  const seen = typeof over === 'string' ? Date.parse(over) : undefined;
  if (over !== undefined && standing?.plan?.at.getTime() !== seen) return 'aborted';
  const by = { uid: caller.uid, role: isPartner ? 'partner' : 'admin' } as const;
  const plan = { stage, next, next_on, who, at: now };
  return { standing: { ...(standing ?? emptyStanding(item, now)), plan, by, updated_at: now } };
}

/** One more outcome, and what it settles. A case that is no duplicate any more does not stay with the partner of the other one. */
function corrects(state: StepState, standing: Standing, end: StepPlan, outcome: Outcome): StepPlan {
  const settled = settlesBy(outcome, state, standing, standing.updated_at);
  const partner_id = outcome === 'duplicate' ? state.item.partner_id : partnerAfterMerge(state, standing);
  return {
    ...end,
    ...(partner_id !== state.item.partner_id && { case: { ...end.case, partner_id } }),
    ...settled,
  };
}

/**
 * With whom a case is when it is no duplicate any more. While it was one, it followed the partner of its original: only a partner who
 * had it before keeps it, and an earlier one does not get it back.
 */
function partnerAfterMerge({ item }: StepState, { duplicate_of: link }: Standing): string | null {
  return link === null || link.partner_before === item.partner_id ? item.partner_id : null;
}

/** What an admin says of the end of a case. */
function endOf({
  status,
  outcome,
  text,
  wording,
}: Extract<CaseStep, { step: 'close' | 'correct' }>): NewOutcome {
  return { status, outcome, sentence: text, ...(wording !== undefined && { wording }) };
}

/**
 * What a correction settles besides the outcome: it answers an open objection, and a case whose outcome is not `duplicate` any more
 * is no longer linked to another.
 */
function settlesBy(outcome: Outcome, state: StepState, standing: Standing, now: Date): StepPlan {
  const { objection, duplicate_of: link } = standing;
  const isAnswered = objection?.state === 'open';
  const isUnlinked = link !== null && outcome !== 'duplicate';
  if (!isAnswered && !isUnlinked) return {};
  return {
    standing: {
      ...standing,
      ...(isAnswered && { objection: answered(objection, 'answered', null, now) }),
      ...(isUnlinked && { duplicate_of: null }),
    },
    ...(isUnlinked && withoutLink(state, standing)),
  };
}

/** The standing of the case that this one was a duplicate of, without the link back. */
function withoutLink(
  { item, original }: StepState,
  { by, updated_at }: Standing,
): Pick<StepPlan, 'original'> {
  const linked = original?.standing ?? null;
  if (original === null || linked === null) return {};
  const duplicates = linked.duplicates.filter(({ case_id }) => case_id !== item.id);
  return { original: { caseId: original.item.id, standing: { ...linked, duplicates, by, updated_at } } };
}

/**
 * With the same partner; without one that may no longer be given cases, or that only followed the original of a duplicate. Links to
 * other cases and a hold end with it.
 */
function reopens(state: StepState, standing: Standing, reason: string, now: Date): StepPlan {
  const partner_id = state.partnerApproved ? partnerAfterMerge(state, standing) : null;
  const { objection } = standing;
  return {
    case: { status: statusOnAssignment(partner_id), partner_id },
    standing: {
      ...standing,
      hold: null,
      duplicate_of: null,
      objection: objection?.state === 'open' ? answered(objection, 'upheld', null, now) : objection,
      reopened: { reason, at: now },
    },
    ...withoutLink(state, standing),
  };
}

/**
 * Both cases are of one customer: a link would tell one customer of another's case. The original is no duplicate itself. The
 * original's partner may open the file of the case that is merged into it.
 */
function marksDuplicate(
  state: StepState,
  standing: Standing,
  ends: (end: NewOutcome, corrects?: string) => StepPlan,
  sentence: string,
): StepPlan | StepRefusal {
  const { item, original, outcome } = state;
  if (original === null) return 'not-found';
  const other = original.standing ?? emptyStanding(original.item, standing.updated_at);
  const isPossible =
    original.item.id !== item.id &&
    original.item.user_id === item.user_id &&
    !isMerged(standing) &&
    other.duplicate_of === null;
  if (!isPossible) return 'failed-precondition';
  const { standing: settled } = settlesBy('duplicate', state, standing, standing.updated_at);
  const end = ends(
    { status: 'Cancelled', outcome: 'duplicate', sentence },
    isOpen(item.status) ? undefined : outcome?.id,
  );
  const { partner_id } = original.item;
  return {
    ...end,
    ...(partner_id !== item.partner_id && { case: { ...end.case, partner_id } }),
    standing: {
      ...(settled ?? standing),
      duplicate_of: { ...linkTo(original.item), partner_before: item.partner_id },
    },
    original: {
      caseId: original.item.id,
      standing: {
        ...other,
        duplicates: [...other.duplicates, linkTo(item)],
        by: standing.by,
        updated_at: standing.updated_at,
      },
    },
  };
}

const linkTo = ({ id, case_number }: SteppedCase) => ({ case_id: id, case_number: case_number ?? null });

function objectionTo(outcome_id: string, text: string, at: Date): Objection {
  return { outcome_id, text, state: 'open', at, answer: null, answered_at: null };
}

function answered(
  objection: Objection,
  state: Objection['state'],
  answer: string | null,
  at: Date,
): Objection {
  return { ...objection, state, answer, answered_at: at };
}

/** Of a case that has none yet. */
export function emptyStanding(item: SteppedCase, now: Date): Standing {
  return {
    user_id: item.user_id,
    case_number: item.case_number ?? null,
    hold: null,
    duplicate_of: null,
    duplicates: [],
    objection: null,
    reopened: null,
    by: { uid: item.user_id, role: 'customer' },
    updated_at: now,
  };
}
