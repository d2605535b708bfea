import { expect, it } from 'vitest';
import { PARTNER_STATUSES } from './partner.ts';
import { decisionOf, openDecisions, PARTNER_DECISIONS } from './partner-decision.ts';

it.each(Object.entries(PARTNER_DECISIONS))('%s is the decision of its change', (name, { from, to }) => {
  expect(decisionOf(from, to)).toBe(name);
});

it('a change that only the server can make is the decision that leads there', () => {
  expect(decisionOf('Approved', 'Rejected')).toBe('reject');
  expect(decisionOf('Rejected', 'Approved')).toBe('approve');
  expect(decisionOf('Suspended', 'Pending')).toBe('reopen');
  expect(decisionOf('Approved', 'Approved')).toBeNull();
});

it('each decision is offered from one status; an application is opened again once', () => {
  expect(PARTNER_STATUSES.map((status) => openDecisions({ status }))).toEqual([
    ['approve', 'reject'],
    ['suspend'],
    ['reopen'],
    ['reinstate'],
  ]);
  expect(openDecisions({ status: 'Rejected', reopened: true })).toEqual([]);
  expect(openDecisions({ status: 'Pending', reopened: true })).toEqual(['approve', 'reject']);
});

it('only decisions on a first application go without a reason', () => {
  const decisions = Object.values(PARTNER_DECISIONS);
  expect(decisions.filter(({ reason }) => reason !== 'required').map(({ from }) => from)).toEqual([
    'Pending',
    'Pending',
  ]);
});
