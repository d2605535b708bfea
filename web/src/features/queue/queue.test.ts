import type { Case } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { newCases, quietCases, QUEUE_LENGTH, type LastNotes } from './queue';

const TODAY = '2026-11-23';
/** Noon in Bangkok, so many days ago. */
const ago = (days: number) => new Date(Date.parse('2026-11-23T05:00:00Z') - days * 86_400_000);
const item = (id: string, days: number, more: Partial<Case> = {}): Case => ({
  ...aCase({ user_id: 'customer', partner_id: 'partner', status: 'In Progress', updated_at: ago(days) }),
  id,
  ...more,
});
const notes = (entries: Record<string, number>): LastNotes =>
  new Map(Object.entries(entries).map(([id, days]) => [id, ago(days)]));
const ids = (waiting: { item: Case }[]) => waiting.map(({ item: { id } }) => id);

it('a case is quiet from the seventh day on, by the days of Bangkok', () => {
  // One minute to midnight and midnight in Bangkok.
  const before = item('eighth', 0, { updated_at: new Date('2026-11-16T16:59:00Z') });
  const after = item('seventh', 0, { updated_at: new Date('2026-11-16T17:00:00Z') });
  expect(ids(quietCases([before, after], TODAY))).toEqual(['eighth']);
  expect(ids(quietCases([before, after], '2026-11-24'))).toEqual(['eighth', 'seventh']);
});

it('no more are shown than there is room for', () => {
  const many = Array.from({ length: 9 }, (_, at) => item(String(at), 10 + at));
  expect(ids(quietCases(many, TODAY))).toEqual(['8', '7', '6', '5', '4']);
  expect(QUEUE_LENGTH).toBe(5);
});

it('a case is new to a partner until the first note', () => {
  const cases = [
    item('new', 2),
    item('noted', 3),
    item('touched', 2),
    item('noted before', 1),
    item('old', 7),
  ];
  // A note sets `updated_at` to its own time, a moment after it was written.
  const last = notes({ noted: 1, touched: 2, 'noted before': 5 });
  expect(ids(newCases(cases, last, 'partner', TODAY))).toEqual(['new', 'noted before']);
});

it('what the partner or the customer changed is no assignment; an older signature says nothing', () => {
  const signed = (id: string, uid: string, days = 2) => item(id, 2, { updated_by: { uid, at: ago(days) } });
  const cases = [
    signed('by the partner', 'partner'),
    signed('by the customer', 'customer'),
    signed('by an admin', 'admin'),
    signed('by the partner before', 'partner', 5),
  ];
  expect(ids(newCases(cases, new Map(), 'partner', TODAY))).toEqual(['by an admin', 'by the partner before']);
});
