import { describe, expect, it } from 'vitest';
import { commitmentsOf, type CommitmentEvents } from './case-commitments.ts';
import { commitmentId, escalationOf, type Commitment } from './commitment.ts';
import { COMMITMENTS, type CommitmentTable } from './commitment-policy.ts';
import {
  assigned,
  bangkok,
  entry,
  handedOver,
  item,
  moved,
  note,
  unassigned,
  type Entry,
} from './testing/committed-case.ts';

const at = (
  now: string,
  history: Entry[],
  updates: CommitmentEvents['updates'] = [],
  stored: Commitment[] = [],
  table: CommitmentTable = COMMITMENTS,
) => commitmentsOf(item, { history, updates, messages: [] }, stored, { now: bangkok(now), table });
const reports = (all: Commitment[]) => all.filter(({ kind }) => kind === 'weekly_report');
const acceptances = (all: Commitment[]) => all.filter(({ kind }) => kind === 'accept');

/** A Thursday; the first report is due on Thursday, 3 December at 18.00. */
const begun = assigned('2026-11-26T10:30');
const DUE = '2026-12-03T18:00';

describe('a report', () => {
  it('is due a week after the assignment', () => {
    expect(reports(at('2026-11-26T10:31', [begun]))).toEqual([
      {
        id: 'c1_weekly_report_1',
        case_id: 'c1',
        case_number: 'DC-6911-0001',
        customer_id: 'k1',
        partner_id: 'p1',
        kind: 'weekly_report',
        period: 1,
        from_at: bangkok('2026-11-26T10:30'),
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
    ['a second before the deadline is met', '2026-12-03T17:59:59', 'met', null],
    ['at the deadline is met', '2026-12-03T18:00:00', 'met', null],
    ['a second after the deadline is late', '2026-12-03T18:00:01', 'late', 'p1'],
  ])('written %s', (_, written, state, late_by) => {
    const update = note(written);
    const [first, second] = reports(at('2026-12-03T18:05', [begun], [update]));
    expect(first).toMatchObject({ state, late_by, owed: false, met_at: bangkok(written), check_at: null });
    expect(first?.met_by).toBe(`cases/c1/case_updates/${update.id}`);
    // The next one is known as soon as one is over. A week with a holiday in it ends before that.
    expect(second).toMatchObject({ from_at: bangkok(DUE), due_at: bangkok('2026-12-09T18:00') });
  });

  it('that is late stays late after it was written, and counts for the week in which it was', () => {
    const late = at('2026-12-04T09:00', [begun]);
    expect(reports(late)).toMatchObject([
      { state: 'late', owed: true, late_by: 'p1' },
      { state: 'open', owed: true },
    ]);
    const written = at('2026-12-04T10:00', [begun], [note('2026-12-04T09:30')], late);
    expect(reports(written)).toMatchObject([
      { state: 'late', owed: false, late_by: 'p1', met_at: bangkok('2026-12-04T09:30') },
      { state: 'met', owed: false },
      { state: 'open', owed: true },
    ]);
  });

  it('that a clock ahead of the time found late stays late, and causes no further notification', () => {
    const ahead = at('2026-12-04T17:00:01', [begun]);
    expect(reports(ahead)[0]).toMatchObject({ state: 'late', check_at: null });
    expect(at('2026-11-27T09:00', [begun], [], ahead)).toEqual(ahead);
    expect(reports(at('2026-11-27T09:00', [begun]))[0]).toMatchObject({ state: 'open', late_by: null });
  });

  it('of the week before counts for that week alone', () => {
    const [first, second] = reports(
      at('2026-12-03T12:00', [begun], [note('2026-11-27T09:00'), note('2026-12-03T11:00')]),
    );
    expect(first).toMatchObject({ state: 'met', met_at: bangkok('2026-11-27T09:00') });
    expect(second).toMatchObject({ state: 'open', owed: true });
  });

  it('from before the assignment does not count', () => {
    expect(reports(at('2026-11-27T10:00', [begun], [note('2026-11-26T10:29')]))).toMatchObject([
      { state: 'open' },
    ]);
  });

  it('is looked at again when admins are to be notified, and then no more', () => {
    // Thursday 18.00, and eight working hours later.
    const escalation = bangkok('2026-12-04T17:00');
    const check = (now: string) => reports(at(now, [begun]))[0]?.check_at;
    expect(escalationOf({ kind: 'weekly_report', due_at: bangkok(DUE) })).toEqual(escalation);
    expect(check('2026-12-03T18:00:00')).toEqual(bangkok(DUE));
    expect(check('2026-12-03T18:00:01')).toEqual(escalation);
    expect(check('2026-12-04T17:00:00')).toEqual(escalation);
    expect(check('2026-12-04T17:00:01')).toBeNull();
  });

  it('is due in cases of before commitments were kept from their first day on', () => {
    const [first] = reports(at('2026-11-25T10:00', [assigned('2026-01-05T10:30')]));
    expect(first).toMatchObject({ period: 1, from_at: bangkok('2026-11-01T00:00') });
    const ended = [assigned('2026-01-05T10:30'), moved('2026-02-05T10:30', 'Completed')];
    expect(at('2026-11-25T10:00', ended)).toEqual([]);
  });
});

describe('a case that changes hands', () => {
  const history = [begun, handedOver('2026-12-04T11:00', 'p2')];

  it('passes the duty on, with its deadline, and not the lateness', () => {
    const after = commitmentsOf({ ...item, partner_id: 'p2' }, { history, updates: [], messages: [] }, [], {
      now: bangkok('2026-12-04T12:00'),
    });
    expect(reports(after)).toMatchObject([
      { partner_id: 'p2', due_at: bangkok(DUE), state: 'late', owed: true, late_by: 'p1' },
      { partner_id: 'p2', due_at: bangkok('2026-12-09T18:00'), state: 'open', owed: true, late_by: null },
    ]);
  });

  it('asks the next partner whether it is accepted, and no longer the first', () => {
    const [first, second] = acceptances(
      at('2026-11-27T12:00', [begun, handedOver('2026-11-27T11:00', 'p2')]),
    );
    expect(first).toMatchObject({ period: 1, state: 'excused', reason: 'unassigned', owed: false });
    expect(second).toMatchObject({ period: 2, state: 'open', due_at: bangkok('2026-12-01T18:00') });
  });

  it('that nobody has is owed no report, and a week after the next assignment', () => {
    const free = [begun, unassigned('2026-11-30T10:00')];
    expect(reports(at('2026-12-10T10:00', free))).toMatchObject([
      { state: 'excused', reason: 'unassigned', owed: false, check_at: null },
    ]);
    expect(reports(at('2026-12-10T10:00', [...free, assigned('2026-12-08T15:00', 'p2')]))).toMatchObject([
      { state: 'excused' },
      { period: 2, state: 'open', due_at: bangkok('2026-12-15T18:00') },
    ]);
  });
});

describe('the end of a case', () => {
  it('excuses what is not due yet, and nothing that is late', () => {
    const ended = [begun, moved('2026-12-04T10:00', 'Completed')];
    expect(reports(at('2026-12-20T10:00', ended))).toMatchObject([
      { state: 'late', owed: false, met_at: null, late_by: 'p1' },
      { state: 'excused', reason: 'ended', owed: false },
    ]);
  });

  it('is undone by reopening: the next report is due a week later', () => {
    const reopened = [
      begun,
      moved('2026-11-30T10:00', 'Completed'),
      moved('2026-12-08T10:00', 'In Progress', 'admin'),
    ];
    expect(reports(at('2026-12-08T11:00', reopened))).toMatchObject([
      { state: 'excused', reason: 'ended' },
      { state: 'open', due_at: bangkok('2026-12-15T18:00') },
    ]);
  });

  it('asks for no second acceptance when it is undone, but when another partner gets the case', () => {
    const ended = [begun, entry('2026-11-27T10:00', { kind: 'accepted', actor_role: 'partner' })];
    const reopened = [
      ...ended,
      moved('2026-11-30T10:00', 'Completed'),
      moved('2026-12-08T10:00', 'In Progress', 'admin'),
    ];
    expect(acceptances(at('2026-12-20T10:00', reopened))).toMatchObject([{ period: 1, state: 'met' }]);
    const given = [...reopened, handedOver('2026-12-21T10:00', 'p2')];
    expect(acceptances(at('2026-12-21T11:00', given))).toMatchObject([
      { period: 1, state: 'met' },
      { period: 3, state: 'open' },
    ]);
    // One that was counted before.
    const extra = acceptances(at('2026-12-20T10:00', [begun])).map((one) => ({
      ...one,
      id: commitmentId(item.id, 'accept', 2),
      period: 2,
    }));
    expect(extra).toMatchObject([{ state: 'late', owed: true }]);
    expect(acceptances(at('2026-12-20T10:00', reopened, [], extra))).toMatchObject([
      { period: 1, state: 'met' },
      { period: 2, state: 'excused', owed: false },
    ]);
  });

  it('and with the case go all commitments', () => {
    expect(
      commitmentsOf(null, { history: [begun], updates: [], messages: [] }, at(DUE, [begun]), {
        now: bangkok(DUE),
      }),
    ).toEqual([]);
  });
});

describe('an acceptance', () => {
  const answer = (when: string, kind: Entry['kind']) => entry(when, { kind, actor_role: 'partner' });

  it.each([
    ['an answer in time', answer('2026-11-30T18:00:00', 'accepted'), 'met'],
    ['a refusal in time', answer('2026-11-30T18:00:00', 'declined'), 'met'],
    ['an answer a second late', answer('2026-11-30T18:00:01', 'accepted'), 'late'],
    ['a status set by the partner', moved('2026-11-30T10:00', 'Completed'), 'met'],
    ['a status set by an admin', moved('2026-11-30T10:00', 'Completed', 'admin'), 'excused'],
  ])('by %s', (_, event, state) => {
    expect(acceptances(at('2026-12-01T10:00', [begun, event]))).toMatchObject([{ state, owed: false }]);
  });

  it.each([
    ['a note of the partner', 'p1', 'met'],
    ['a note of somebody else', 'a1', 'open'],
  ])('by %s', (_, author, state) => {
    expect(acceptances(at('2026-11-27T10:00', [begun], [note('2026-11-27T09:00', author)]))).toMatchObject([
      { state },
    ]);
  });

  it('that is late is not checked again: its notifications come from the acceptance', () => {
    expect(acceptances(at('2026-11-30T18:00:01', [begun]))).toMatchObject([
      { state: 'late', owed: true, late_by: 'p1', check_at: null },
    ]);
  });
});

describe('a table that changes', () => {
  const longer = { ...COMMITMENTS, weekly_report: { ...COMMITMENTS.weekly_report, days: 14 } };

  it('moves no stored deadline and changes no verdict', () => {
    const stored = at('2026-12-04T09:00', [begun]);
    expect(at('2026-12-04T09:00', [begun], [], stored, longer)).toEqual(stored);
    const fresh = reports(at('2026-12-04T09:00', [begun], [], [], longer));
    expect(fresh).toMatchObject([{ state: 'open', due_at: bangkok('2026-12-09T18:00') }]);
    const settled = at('2026-12-04T09:00', [begun], [note('2026-12-04T08:00')]);
    expect(at('2026-12-04T09:00', [begun], [], settled, longer)).toEqual(settled);
  });

  it('excuses what is switched off', () => {
    const off = { ...COMMITMENTS, weekly_report: { ...COMMITMENTS.weekly_report, on: false } };
    expect(reports(at('2026-12-04T09:00', [begun], [], [], off))).toEqual([]);
    const stored = at('2026-12-04T09:00', [begun], [note('2026-11-30T09:00')]);
    expect(reports(at('2026-12-04T09:00', [begun], [], stored, off))).toMatchObject([
      { state: 'met' },
      { state: 'excused', reason: 'switched_off', owed: false, check_at: null },
    ]);
  });
});
