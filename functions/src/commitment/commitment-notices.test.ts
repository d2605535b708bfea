import type { Commitment } from '@app/domain/commitment';
import { aCommitment } from '@app/seed/case-life-builders';
import { describe, expect, it } from 'vitest';
import { commitmentNotices } from './commitment-notices.ts';

const of = (fields: Partial<Commitment> = {}): Commitment => ({
  id: 'c_weekly_report_1',
  ...aCommitment(fields),
});
const escalateAt = new Date('2026-12-04T10:00:00Z');
const open = of();
const late = of({ state: 'late', late_by: 'p1', check_at: escalateAt });
const escalated = of({ state: 'late', late_by: 'p1', check_at: null });

const told = (before: Commitment[], after: Commitment[]) =>
  commitmentNotices(before, after).flatMap(({ eventId, noticesOf }) =>
    noticesOf('c', { user_id: 'k1', partner_id: 'p1', case_number: 'DC-6911-0001' }).map(
      ({ kind, receiver, link_to, params }) => [eventId, kind, receiver, link_to, params],
    ),
  );
const params = { case_id: 'c', case_number: 'DC-6911-0001' };
const toPartner = ['report_late:c_weekly_report_1', 'report_late', 'partner', '/partner/case/c', params];
const toAdmins = ['report_escalated:c_weekly_report_1', 'report_late', 'admin', '/admin/case/c', params];

describe('a report that is late', () => {
  it('notifies its partner, then admins, each once', () => {
    expect(told([open], [open])).toEqual([]);
    expect(told([open], [late])).toEqual([toPartner]);
    expect(told([late], [late])).toEqual([]);
    expect(told([late], [escalated])).toEqual([toAdmins]);
    expect(told([escalated], [escalated])).toEqual([]);
  });

  it('notifies both when it is found late only then', () => {
    expect(told([], [escalated])).toEqual([toPartner, toAdmins]);
    expect(told([open], [escalated])).toEqual([toPartner, toAdmins]);
  });

  it('notifies nobody once it was written', () => {
    expect(told([open], [{ ...late, owed: false, check_at: null }])).toEqual([]);
  });
});

it('a late answer to an assignment notifies nobody here: its acceptance does', () => {
  expect(told([{ ...open, kind: 'accept' }], [{ ...late, kind: 'accept' }])).toEqual([]);
});

describe('a question whose answer is late', () => {
  const question = of({ id: 'c_answer_question_1', kind: 'answer_question' });
  const late = { ...question, state: 'late' as const, late_by: 'p1', check_at: escalateAt };
  const news = (after: Commitment, partner_id: string | null) =>
    commitmentNotices([question], [after]).flatMap(({ eventId, noticesOf }) =>
      noticesOf('c', { user_id: 'k1', partner_id }).map(({ kind, receiver }) => [eventId, kind, receiver]),
    );
  const toPartner = ['question_late:c_answer_question_1', 'question_late', 'partner'];

  it('notifies its partner, then admins; the office at once where nobody has the case', () => {
    expect(news(late, 'p1')).toEqual([toPartner]);
    expect(news({ ...late, check_at: null }, 'p1')).toEqual([
      toPartner,
      ['question_escalated:c_answer_question_1', 'question_late', 'admin'],
    ]);
    expect(news(late, null)).toEqual([['question_late:c_answer_question_1', 'question_late', 'admin']]);
  });

  it('notifies nobody once it was answered', () => {
    expect(news({ ...late, owed: false, check_at: null }, 'p1')).toEqual([]);
  });
});
