import { describe, expect, it } from 'vitest';
import { commitmentsOf, type CommitmentEvents } from './case-commitments.ts';
import { escalationOf, type Commitment } from './commitment.ts';
import { COMMITMENTS } from './commitment-policy.ts';
import { assigned, bangkok, handedOver, item, moved, note, type Entry } from './testing/committed-case.ts';

type Messages = CommitmentEvents['messages'];
const questions = (
  now: string,
  messages: Messages,
  history: Entry[] = [assigned('2026-11-26T10:30')],
  stored: Commitment[] = [],
) =>
  commitmentsOf(item, { history, updates: [], messages }, stored, { now: bangkok(now) }).filter(
    ({ kind }) => kind === 'answer_question',
  );
const byCustomer = (at: string) => note(at, 'k1');

/** Monday, 7 December 2026 is a holiday. */
const FRIDAY = '2026-12-04T17:00';
const DUE = '2026-12-08T16:00';

describe('a question of the customer', () => {
  const question = byCustomer(FRIDAY);

  it('is to be answered within eight working hours: on Friday at 17.00 by Tuesday at 16.00, over a Monday that is a holiday', () => {
    expect(questions('2026-12-04T17:01', [question])).toEqual([
      {
        id: 'c1_answer_question_1',
        case_id: 'c1',
        case_number: 'DC-6911-0001',
        customer_id: 'k1',
        partner_id: 'p1',
        kind: 'answer_question',
        period: 1,
        from_at: bangkok(FRIDAY),
        due_at: bangkok(DUE),
        state: 'open',
        owed: true,
        met_at: null,
        met_by: null,
        late_by: null,
        check_at: bangkok(DUE),
        law: { table: 'commitments', n: 3 },
      },
    ]);
  });

  it.each([
    ['the partner at the deadline', 'p1', '2026-12-08T16:00:00', 'met', null],
    ['the partner a second later', 'p1', '2026-12-08T16:00:01', 'late', 'p1'],
    ['an admin', 'a1', '2026-12-04T17:30', 'met', null],
  ])('answered by %s is answered', (_, author, when, state, late_by) => {
    const answer = note(when, author);
    expect(questions('2026-12-09T10:00', [question, answer])).toMatchObject([
      { state, owed: false, late_by, met_at: bangkok(when), met_by: `cases/c1/messages/${answer.id}` },
    ]);
  });

  it('is not answered by what was written before it, nor by the customer', () => {
    const others = [note('2026-12-04T16:59', 'p1'), byCustomer('2026-12-04T17:05')];
    expect(questions('2026-12-04T18:00', [...others, question])).toMatchObject([{ state: 'open' }]);
  });

  it('includes what the customer adds before the answer; what comes after the answer is the next one', () => {
    const [more, answer, next] = [
      byCustomer('2026-12-08T09:00'),
      note('2026-12-08T10:00', 'p1'),
      byCustomer('2026-12-08T11:00'),
    ] as const;
    expect(questions('2026-12-08T12:00', [next, more, answer, question])).toMatchObject([
      { period: 1, state: 'met', from_at: bangkok(FRIDAY) },
      { period: 2, state: 'open', from_at: bangkok('2026-12-08T11:00') },
    ]);
  });

  it('that waits too long is the partner’s lateness, and stays so with the next partner, who owes the answer', () => {
    const history = [assigned('2026-11-26T10:30'), handedOver('2026-12-09T09:00', 'p2')];
    const late = questions('2026-12-08T16:00:01', [question]);
    expect(late).toMatchObject([{ state: 'late', owed: true, late_by: 'p1' }]);
    expect(late[0]?.check_at).toEqual(
      escalationOf({ kind: 'answer_question', due_at: bangkok(DUE) }, COMMITMENTS),
    );
    const answered = [question, note('2026-12-09T11:00', 'p2')];
    expect(questions('2026-12-09T12:00', answered, history, late)).toMatchObject([
      { state: 'late', owed: false, late_by: 'p1', met_at: bangkok('2026-12-09T11:00') },
    ]);
  });

  it('of a case that nobody has is owed by the office', () => {
    expect(questions('2026-12-08T16:00:01', [question], [])).toMatchObject([
      { state: 'late', owed: true, late_by: null },
    ]);
  });

  it('is owed after the end of the case as well', () => {
    const ended = [assigned('2026-11-26T10:30'), moved('2026-12-04T16:00', 'Completed')];
    expect(questions('2026-12-04T17:30', [question], ended)).toMatchObject([{ state: 'open', owed: true }]);
  });

  it('makes no commitment where the table has it off', () => {
    const table = { ...COMMITMENTS, answer_question: { ...COMMITMENTS.answer_question, on: false } };
    const events = { history: [], updates: [], messages: [question] };
    expect(commitmentsOf(item, events, [], { now: bangkok(DUE), table })).toEqual([]);
    expect(commitmentsOf(item, events, [], { now: bangkok(DUE) })).toHaveLength(1);
  });
});
