import { describe, expect, it } from 'vitest';
import { erasedEmail, planErasure, type Holdings } from './erasure.ts';
import { endOf } from './retention.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const TEN_YEARS = { count: 10, unit: 'year' } as const;
const longAgo = new Date('2016-11-21T08:00:00.000Z');

const nothing: Holdings = {
  role: 'customer',
  partner: null,
  assignedOpen: 0,
  cases: [],
  heldElsewhere: [],
  posts: [],
};
const aCase = (change: Partial<Holdings['cases'][number]> = {}) => ({
  path: 'cases/c1',
  status: 'Completed' as const,
  updated_at: longAgo,
  held: false,
  erased: false,
  ...change,
});
const plan = (change: Partial<Holdings>) => planErasure({ ...nothing, ...change }, NOW);

describe('a case of the person', () => {
  it('that was closed for the whole period is erased, to the millisecond', () => {
    expect(plan({ cases: [aCase()] })).toEqual({ obstacles: [], kept: [], erasedCases: ['cases/c1'] });
    const later = new Date(longAgo.getTime() + 1);
    expect(plan({ cases: [aCase({ updated_at: later })] })).toMatchObject({
      kept: [{ path: 'cases/c1', because: 'retention', until: endOf(TEN_YEARS, later) }],
      erasedCases: [],
    });
  });

  it.each(['Submitted', 'In Progress'] as const)('that is %s is kept, however old it is', (status) => {
    expect(plan({ cases: [aCase({ status })] }).kept).toEqual([
      { path: 'cases/c1', because: 'open_case', until: null },
    ]);
  });

  it('on hold is kept, and the hold is named as the reason', () => {
    expect(plan({ cases: [aCase({ held: true, status: 'Submitted' })] }).kept).toEqual([
      { path: 'cases/c1', because: 'legal_hold', until: null },
    ]);
  });

  it('that has been erased is not erased again', () => {
    expect(plan({ cases: [aCase({ erased: true })] })).toEqual({ obstacles: [], kept: [], erasedCases: [] });
  });
});

it('an admin’s account and a partner’s open cases prevent the erasure; others have no obstacles', () => {
  expect(plan({}).obstacles).toEqual([]);
  expect(plan({ role: 'admin' }).obstacles).toEqual(['admin_account']);
  expect(plan({ role: 'partner', assignedOpen: 1 }).obstacles).toEqual(['assigned_cases']);
});

it('an approved partner’s company is kept, an application that was not approved is erased', () => {
  const of = (status: 'Approved' | 'Pending' | 'Rejected') =>
    plan({ partner: { path: 'partners/p', status } }).kept.map(({ because }) => because);
  expect(of('Approved')).toEqual(['partner_contract']);
  expect(of('Pending')).toEqual([]);
  expect(of('Rejected')).toEqual([]);
});

it('the replacement of an erased address cannot receive mail', () => {
  expect(erasedEmail('ab'.repeat(32))).toBe(`erased-${'ab'.repeat(8)}@erased.invalid`);
});
