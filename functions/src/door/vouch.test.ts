import { aCase, aPartner } from '@app/seed/builders';
import { aCaseAcceptance } from '@app/seed/case-life-builders';
import { anAuthority } from '@app/seed/authority-builders';
import { aDoorCode } from '@app/seed/door-builders';
import { expect, it } from 'vitest';
import { isInForce, isVouchedFor, type VouchFacts } from './vouch.ts';

const NOW = new Date('2026-11-23T03:00:00.000Z');
const FACTS: VouchFacts = {
  authority: anAuthority({ from_on: '2026-01-01', until_on: '2026-11-23' }),
  item: aCase({ partner_id: 'p1', status: 'In Progress' }),
  acceptance: aCaseAcceptance({ partner_id: 'p1', state: 'accepted' }),
  partner: aPartner({ status: 'Approved' }),
};

it('the assigned partner who has accepted is vouched for, also where nobody was asked or no authority was recorded', () => {
  expect(isVouchedFor('p1', FACTS, NOW)).toBe(true);
  expect(isVouchedFor('p1', { ...FACTS, acceptance: null }, NOW)).toBe(true);
  expect(isVouchedFor('p1', { ...FACTS, authority: null }, NOW)).toBe(true);
  expect(isVouchedFor('p1', { ...FACTS, authority: anAuthority({ scope: ['visit'] }) }, NOW)).toBe(true);
});

it.each<[string, Partial<VouchFacts>]>([
  ['the case is gone', { item: null }],
  ['another has the case', { item: aCase({ partner_id: 'p2', status: 'In Progress' }) }],
  ['the case is finished', { item: aCase({ partner_id: 'p1', status: 'Completed' }) }],
  ['the case is not accepted yet', { acceptance: aCaseAcceptance({ partner_id: 'p1', state: 'waiting' }) }],
  ['the answer is late', { acceptance: aCaseAcceptance({ partner_id: 'p1', state: 'late' }) }],
  ['another has accepted', { acceptance: aCaseAcceptance({ partner_id: 'p2', state: 'accepted' }) }],
  ['the partner is gone', { partner: null }],
  ['the partner is not approved', { partner: aPartner({ status: 'Pending' }) }],
  ['the partner is locked', { partner: aPartner({ status: 'Approved', disabled: true }) }],
  ['the authority has ended', { authority: anAuthority({ until_on: '2026-11-22' }) }],
  ['the authority covers money alone', { authority: anAuthority({ scope: ['receive_money'] }) }],
  ['the authority is to come', { authority: anAuthority({ from_on: '2026-11-24' }) }],
  ['the authority is revoked', { authority: anAuthority({ revoked_at: NOW }) }],
])('nobody is when %s', (_, change) => {
  expect(isVouchedFor('p1', { ...FACTS, ...change }, NOW)).toBe(false);
});

it('a code is in force until its time, or until it is revoked', () => {
  const now = new Date('2026-11-23T03:00:00.000Z');
  const code = aDoorCode({ expires_at: new Date(now.getTime() + 1) });
  expect(isInForce(code, now)).toBe(true);
  expect(isInForce({ ...code, revoked_at: now }, now)).toBe(false);
  expect(isInForce({ ...code, expires_at: now }, now)).toBe(false);
});
