import { startOf } from './calendar.ts';
import type { CaseEvent } from './case-event.ts';
import { HANDS, partnerAt, spansOf, stintsOf, type Hand, type Stint } from './case-stints.ts';
import type { Case, CaseUpdate } from './case.ts';
import {
  acceptanceDeadline,
  COMMITMENTS,
  reportDeadline,
  type CommitmentKind,
  type CommitmentTable,
} from './commitment-policy.ts';
import { commitmentId, escalationOf, type Commitment } from './commitment.ts';
import { HOLIDAYS, type HolidayCalendar } from './law/holidays.ts';
import { LAW_VERSIONS } from './law/tables.ts';
import { paths } from './paths.ts';
import { addBusinessHours } from './working-time.ts';

/** The rows of the domain are those of the newest version. */
const LAW: Commitment['law'] = {
  table: 'commitments',
  n: Math.max(...LAW_VERSIONS.filter(({ table }) => table === 'commitments').map(({ n }) => n)),
};

/** The entries of a case's history that commitments are made of; all others change none. */
export const COMMITTING_KINDS: readonly CaseEvent['kind'][] = [
  ...HANDS,
  'status_changed',
  'accepted',
  'declined',
];

/** What commitments are made of: the case's history, what was written to its customer, and the messages of both sides. */
export interface CommitmentEvents {
  history: readonly (Hand & Pick<CaseEvent, 'id' | 'actor_role'>)[];
  updates: readonly Written[];
  messages: readonly Written[];
}

type Written = Pick<CaseUpdate, 'id' | 'user_id' | 'created_at'>;

/** At what time, and by which rules. */
export interface CommitmentRules {
  now: Date;
  table?: CommitmentTable;
  calendar?: HolidayCalendar;
}

type Rules = Required<CommitmentRules>;
type CommittedCase = Pick<Case, 'id' | 'user_id' | 'partner_id' | 'case_number'>;

/** Something that was done. */
interface Deed {
  at: Date;
  path: string;
}

/**
 * Every commitment of a case, made of its documents as they are: the same for any order and any repetition of their events. What is
 * stored and no longer owed stays as it was, and a stored deadline stays: a later version of the table changes no past verdict.
 * @param item null: the case is gone, and with it its commitments
 * @param events in any order
 * @param stored those that are stored now
 */
export function commitmentsOf(
  item: CommittedCase | null,
  events: CommitmentEvents,
  stored: readonly Commitment[],
  { now, table = COMMITMENTS, calendar = HOLIDAYS }: CommitmentRules,
): Commitment[] {
  if (item === null) return [];
  const rules = { now, table, calendar };
  const known = new Map(stored.map((one) => [one.id, one]));
  const stints = stintsOf(events.history);
  const made = [
    ...(table.accept.on ? acceptances(item.id, events, stints, known, rules) : []),
    ...(table.weekly_report.on ? reports(item.id, events, stints, known, rules) : []),
    ...(table.answer_question.on ? questions(item, events, stints, known, rules) : []),
  ];
  const ids = new Set(made.map(({ id }) => id));
  const left = stored
    .filter(({ id }) => !ids.has(id))
    .map((one): Commitment =>
      one.owed ? { ...one, state: 'excused', reason: 'switched_off', owed: false, check_at: null } : one,
    );
  const { case_number = null, user_id: customer_id, partner_id } = item;
  return [...made, ...left].map((one) => ({ ...one, case_number, customer_id, partner_id }));
}

/**
 * From when on notes can change what is stored: what is settled is never changed again.
 * @returns the beginning of the first commitment that a note can still meet; null: there is none
 */
export function notesCountFrom(
  item: CommittedCase,
  history: CommitmentEvents['history'],
  stored: readonly Commitment[],
  rules: CommitmentRules,
): Date | null {
  const settled = new Set(stored.filter(({ owed }) => !owed).map(({ id }) => id));
  // As if nothing had been written: a note may settle one of these, and what it begins then is later.
  const begun = commitmentsOf(item, { history, updates: [], messages: [] }, stored, rules)
    .filter(({ id, kind }) => kind !== 'answer_question' && !settled.has(id))
    .map(({ from_at }) => from_at.getTime());
  return begun.length === 0 ? null : new Date(Math.min(...begun));
}

/**
 * Whether a message can open a question or answer one: what the customer adds while a question waits is part of it, and without one there is
 * nothing to answer.
 */
export function concernsQuestion(isByCustomer: boolean, isWaiting: boolean): boolean {
  return isByCustomer !== isWaiting;
}

/** The stored questions that are answered, from the first one on, in their order. */
export function answeredQuestions(stored: Iterable<Commitment>): Commitment[] {
  const questions = [...stored]
    .filter(({ kind }) => kind === 'answer_question')
    .sort((a, b) => a.period - b.period);
  const waiting = questions.findIndex(({ owed, period }, index) => owed || period !== index + 1);
  return waiting === -1 ? questions : questions.slice(0, waiting);
}

/** One for each assignment. */
function acceptances(
  caseId: string,
  { history, updates }: CommitmentEvents,
  stints: readonly Stint[],
  known: ReadonlyMap<string, Commitment>,
  rules: Rules,
): Commitment[] {
  const answers = history.filter(
    ({ kind, actor_role }) =>
      kind === 'accepted' || kind === 'declined' || (kind === 'status_changed' && actor_role === 'partner'),
  );
  return stints
    .filter(({ from }) => from >= startOf(rules.table.since))
    .flatMap((stint, index) => {
      const { partner, from, isGiven, end } = stint;
      if (!isGiven) return [];
      const due = acceptanceDeadline(from, rules.table, rules.calendar).due_at;
      const term = { kind: 'accept', period: index + 1, from, due, end } as const;
      const deeds = [
        ...answers.map(({ id, created_at }) => ({ at: created_at, path: paths.caseEvent(caseId, id) })),
        // A note of the partner who is asked counts as acceptance.
        ...deedsOf(
          caseId,
          updates.filter(({ user_id }) => user_id === partner),
        ),
      ];
      return judge(caseId, term, deeds, [stint], known, rules);
    });
}

/** One for each week in which the case is worked on, up to the one that is not met yet. Who has the case does not matter. */
function reports(
  caseId: string,
  { updates }: CommitmentEvents,
  stints: readonly Stint[],
  known: ReadonlyMap<string, Commitment>,
  rules: Rules,
): Commitment[] {
  const since = startOf(rules.table.since);
  const deeds = deedsOf(caseId, updates);
  const made: Commitment[] = [];
  for (const { from: began, end } of spansOf(stints)) {
    if (end !== null && end.at <= since) continue;
    const first = began < since ? since : began;
    for (let from = first, goesOn = true; goesOn;) {
      const due = reportDeadline(first, from, rules.table.weekly_report, rules.calendar);
      const term = { kind: 'weekly_report', period: made.length + 1, from, due, end } as const;
      const one = judge(caseId, term, deeds, stints, known, rules);
      made.push(one);
      from = one.due_at;
      // An early report opens the next week at once: it is there, and excused, also where the case ends before that week begins.
      const opened = Math.min(one.due_at.getTime(), (one.met_at ?? one.due_at).getTime());
      goesOn = one.state !== 'open' && (end === null || end.at.getTime() > opened);
    }
  }
  return made;
}

/**
 * One for each question of the customer that finds none waiting: what the customer adds before the answer is part of the question. Any
 * message of another person answers it, whichever partner has the case by then. It is owed after the end of the case as well.
 */
function questions(
  { id: caseId, user_id: customer }: CommittedCase,
  { messages }: CommitmentEvents,
  stints: readonly Stint[],
  known: ReadonlyMap<string, Commitment>,
  rules: Rules,
): Commitment[] {
  const answers = messages
    .filter(({ user_id }) => user_id !== customer)
    .map(({ id, created_at }) => ({ at: created_at, path: paths.message(caseId, id) }));
  const asked = messages
    .filter(({ user_id }) => user_id === customer)
    .sort((a, b) => +a.created_at - +b.created_at);
  // Answered ones do not change, and their messages need not be known any more.
  const made = answeredQuestions(known.values());
  for (const { created_at: from } of asked) {
    const last = made.at(-1);
    if (last !== undefined && (last.met_at === null || from < last.met_at)) continue;
    const due = addBusinessHours(from, rules.table.answer_question.businessHours, rules.calendar);
    const term = { kind: 'answer_question', period: made.length + 1, from, due, end: null } as const;
    made.push(judge(caseId, term, answers, stints, known, rules));
  }
  return made;
}

function deedsOf(caseId: string, updates: readonly Written[]): Deed[] {
  return updates.map(({ id, created_at }) => ({ at: created_at, path: paths.caseUpdate(caseId, id) }));
}

interface Term {
  kind: CommitmentKind;
  period: number;
  from: Date;
  due: Date;
  end: Stint['end'];
}

/** What became of a commitment: the first deed after its beginning decides. At the deadline itself it is met. */
function judge(
  caseId: string,
  { kind, period, from, due, end }: Term,
  deeds: readonly Deed[],
  stints: readonly Stint[],
  known: ReadonlyMap<string, Commitment>,
  { now, table, calendar }: Rules,
): Commitment {
  const id = commitmentId(caseId, kind, period);
  const before = known.get(id);
  if (before?.owed === false) return before;
  const { from_at, due_at, law } = before ?? {
    from_at: from,
    due_at: due,
    law: LAW,
  };
  const done = deeds
    .filter(({ at }) => at > from_at && (end === null || at <= end.at))
    .reduce<Deed | null>((first, deed) => (first === null || isBefore(deed, first) ? deed : first), null);
  // Also where `npm run tick` was ahead of the time: what was late once stays late.
  const wasLate = before?.state === 'late';
  const isExcused = !wasLate && done === null && end !== null && end.at <= due_at;
  const isLate = wasLate || (!isExcused && (done?.at ?? now) > due_at);
  const owed = done === null && end === null;
  return {
    id,
    case_id: caseId,
    // Those of the case are put in by `commitmentsOf`.
    case_number: null,
    customer_id: '',
    partner_id: null,
    kind,
    period,
    from_at,
    due_at,
    state: isExcused ? 'excused' : isLate ? 'late' : done === null ? 'open' : 'met',
    owed,
    met_at: done?.at ?? null,
    met_by: done?.path ?? null,
    late_by: isLate ? (before?.late_by ?? partnerAt(stints, due_at)) : null,
    ...(isExcused && { reason: end.reason }),
    check_at:
      owed && !(wasLate && before.check_at === null)
        ? nextCheck({ kind, due_at }, now, table, calendar)
        : null,
    law,
  };
}

function isBefore(one: Deed, other: Deed): boolean {
  const [at, from] = [one.at.getTime(), other.at.getTime()];
  return at < from || (at === from && one.path < other.path);
}

function nextCheck(
  one: Pick<Commitment, 'kind' | 'due_at'>,
  now: Date,
  table: CommitmentTable,
  calendar: HolidayCalendar,
): Date | null {
  if (now <= one.due_at) return one.due_at;
  const next = escalationOf(one, table, calendar);
  return next === null || now > next ? null : next;
}
