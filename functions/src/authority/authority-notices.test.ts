import { anAuthority } from '@app/seed/authority-builders';
import { describe, expect, it } from 'vitest';
import {
  authorityHappening,
  authorityNews,
  authorityNotices,
  authorityEndNotices,
  type ToldAuthority,
} from './authority-notices.ts';

const given: ToldAuthority = anAuthority({ user_id: 'k1' });
const revoked: ToldAuthority = { ...given, revoked_by: 'a1', revoked_at: new Date(1) };
const newer: ToldAuthority = { ...given, user_id: 'a1', by_role: 'admin', created_at: new Date(2) };

const OF = { caseId: 'c', partnerId: 'p1' };
const told = (before: ToldAuthority | null, after: ToldAuthority | null, partner_id = 'p1') =>
  authorityNotices(OF, authorityNews(before, after), { user_id: 'k1', partner_id }).map(
    ({ kind, receiver, link_to, params }) => [kind, receiver, link_to, params['state']],
  );

describe('notifications of an authority', () => {
  it('go to everybody concerned when it is given, replaced or revoked', () => {
    const to = (state?: string) => [
      ['authority_changed', 'admin', '/admin/case/c', state],
      ['authority_changed', 'partner', '/partner/case/c', state],
      ['authority_changed', 'customer', '/dashboard/case/c', state],
    ];
    expect(told(null, given)).toEqual(to());
    expect(told(given, newer)).toEqual(to());
    expect(told(revoked, newer)).toEqual(to());
    expect(told(given, revoked)).toEqual(to('revoked'));
  });

  it('do not go to a partner who has the case now and whose authority it is not', () => {
    expect(told(given, revoked, 'p2').map(([, receiver]) => receiver)).toEqual(['admin', 'customer']);
  });

  it('go to nobody when nothing was given or revoked', () => {
    expect(told(given, given)).toEqual([]);
    expect(told(revoked, revoked)).toEqual([]);
    expect(told(revoked, null)).toEqual([]);
  });

  it('say in how many days it ends, and nothing of days once it has ended', () => {
    const current = { user_id: 'k1', partner_id: 'p1' };
    expect(authorityEndNotices(OF, 7, current).map(({ params }) => params)).toEqual([
      { case_id: 'c', days: 7 },
      { case_id: 'c', days: 7 },
      { case_id: 'c', days: 7 },
    ]);
    expect(authorityEndNotices(OF, -1, current)[0]?.params).toEqual({ case_id: 'c', state: 'ended' });
  });
});

it('the history says who gave what until when, and who revoked it in which capacity', () => {
  const entry = (before: ToldAuthority | null, after: ToldAuthority) =>
    authorityHappening(authorityNews(before, after), after, 'admin');
  expect(entry(null, given)).toMatchObject({
    kind: 'authority_given',
    actor_id: 'k1',
    actor_role: 'customer',
    scope: ['demand', 'negotiate'],
    until_on: '2026-12-31',
  });
  expect(entry(given, newer)).toMatchObject({ kind: 'authority_given', actor_id: 'a1', actor_role: 'admin' });
  expect(entry(given, revoked)).toMatchObject({
    kind: 'authority_revoked',
    actor_id: 'a1',
    actor_role: 'admin',
  });
  expect(entry(given, given)).toBeNull();
});
