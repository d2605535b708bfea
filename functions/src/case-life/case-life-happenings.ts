import { OUTCOMES, type CaseOutcome, type CaseStanding } from '@app/domain/case-life';
import type { CaseEventKind } from '@app/domain/case-event';
import type { Happening } from '../case/case-events.ts';
import type { Acceptance } from './acceptance.ts';
import { isLater } from './case-life-notices.ts';

type Actor = Pick<Happening, 'actor_id' | 'actor_role'>;
type More = Pick<Happening, 'note' | 'outcome' | 'related_case' | 'stage'>;

const SYSTEM: Actor = { actor_id: null, actor_role: 'system' };

function happening(kind: CaseEventKind, actor: Actor, more: More = {}): Happening {
  return {
    kind,
    from_status: null,
    to_status: null,
    from_partner_id: null,
    to_partner_id: null,
    ...more,
    ...actor,
  };
}

const noted = (text: string): More => (text === '' ? {} : { note: text });

/** A partner's answer, and a deadline that passed. Work that counts as acceptance is in the history as what it is. */
export function acceptanceHappenings(before: Acceptance | null, after: Acceptance | null): Happening[] {
  if (before === null || after === null || before.state === after.state) return [];
  const partner: Actor = { actor_id: after.partner_id ?? after.declined_by ?? null, actor_role: 'partner' };
  if (after.state === 'accepted') return after.by_work ? [] : [happening('accepted', partner)];
  if (after.state === 'declined') return [happening('declined', partner, noted(after.reason ?? ''))];
  return after.state === 'late' ? [happening('answer_late', SYSTEM)] : [];
}

/** With what a case ended, and a correction of it. An outcome that says no more than the status does is in the history as the status. */
export function outcomeHappenings({
  status,
  outcome,
  sentence,
  by,
  by_role,
  corrects,
}: Omit<CaseOutcome, 'id'>): Happening[] {
  if (corrects === undefined && outcome === OUTCOMES[status][0] && sentence === '') return [];
  const kind = corrects === undefined ? 'outcome_given' : 'outcome_corrected';
  return [happening(kind, { actor_id: by, actor_role: by_role }, { outcome, ...noted(sentence) })];
}

type Standing = Omit<CaseStanding, 'id'>;

/** What one write of a standing says. A reopened case is no longer on hold, nor a duplicate: that is part of the reopening. */
export function standingHappenings(before: Standing | null, after: Standing | null): Happening[] {
  if (after === null) return [];
  const { uid, role } = after.by;
  const actor: Actor = role === 'system' ? SYSTEM : { actor_id: uid, actor_role: role };
  const was = before?.objection ?? null;
  const { hold, objection, reopened, duplicate_of: original } = after;
  const held = (before?.hold ?? null) !== null;
  const happenings: Happening[] = [];
  if (!held && hold !== null) happenings.push(happening('held', actor, noted(hold.reason)));
  if (reopened !== null && isLater(reopened, before?.reopened ?? null))
    happenings.push(happening('reopened', actor, noted(reopened.reason)));
  else if (held && hold === null) happenings.push(happening('resumed', actor));
  if (original !== null && (before?.duplicate_of ?? null) === null)
    happenings.push(
      happening('marked_duplicate', actor, { related_case: original.case_number ?? original.case_id }),
    );
  const known = new Set(before?.duplicates.map(({ case_id }) => case_id));
  const added = after.duplicates.find(({ case_id }) => !known.has(case_id));
  if (added !== undefined)
    happenings.push(happening('has_duplicate', actor, { related_case: added.case_number ?? added.case_id }));
  if (objection !== null && objection.outcome_id !== was?.outcome_id)
    happenings.push(happening('objected', actor, noted(objection.text)));
  if (was?.state === 'open' && objection?.state === 'answered')
    happenings.push(happening('objection_answered', actor, noted(objection.answer ?? '')));
  if (after.plan !== undefined && isLater(after.plan, before?.plan ?? null))
    happenings.push(happening('plan_set', actor, { stage: after.plan.stage, ...noted(after.plan.next) }));
  return happenings;
}
