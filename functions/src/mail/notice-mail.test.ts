import { acceptanceDeadline } from '@app/domain/commitment-policy';
import type { MailedNotice } from '@app/domain/contracts/render-page';
import type { NotificationKind } from '@app/domain/notification';
import { expect, it } from 'vitest';
import { digestOf, type Reader } from './notice-mail.ts';

const reader: Reader = {
  uid: 'a',
  email: 'a@example.com',
  language: 'en',
  off: new Set(),
  isAdmin: false,
  partner: null,
};
const notice = (
  kind: NotificationKind,
  created_at: string,
  params: MailedNotice['params'] = {},
): MailedNotice => ({
  kind,
  params,
  title: '',
  message: '',
  created_at: new Date(created_at),
});

it('a digest holds what is said of today on that day alone', () => {
  const { remind_at } = acceptanceDeadline(new Date('2026-11-24T03:00:00Z'));
  const today = [
    notice('promise_due', '2026-11-25T22:31:00Z'), // 05:31 in Bangkok, on 26 November
    notice('case_acceptance', remind_at.toISOString(), { state: 'reminder' }),
  ];
  expect(digestOf(reader, today, '2026-11-26')).toEqual(today);
  expect(digestOf(reader, today, '2026-11-27')).toEqual([]);
});

it('a digest holds what is true on every day, however old it is', () => {
  const lasting = [
    notice('case_acceptance', '2026-11-25T02:00:00Z', { state: 'late' }),
    // Several in one, which says nothing of a day.
    notice('case_acceptance', '2026-11-24T02:00:00Z', { count: 3 }),
    notice('promise_broken', '2026-11-23T02:00:00Z'),
    // Announced after its day, which its title does not call today.
    notice('promise_due', '2026-11-22T22:31:00Z', { state: 'late' }),
  ];
  expect(digestOf(reader, lasting, '2026-11-26')).toEqual(lasting);
});

it.each([
  [
    { partner: 'Approved' },
    ['/partner/case/c', '/partner/dashboard', '/partner/profile', '/dashboard/case/d'],
  ],
  // What the office says of the record and its papers, and that a case was given to another partner.
  [{ partner: 'Suspended' }, ['/partner/dashboard', '/partner/profile', '/dashboard/case/d']],
  [{ partner: null }, ['/dashboard/case/d']],
  [{ isAdmin: true }, ['/admin/case/c', '/dashboard/case/d']],
] as const)(
  'a digest to %o holds nothing of a part of the portal that is closed to the reader',
  (now, left) => {
    const at = '2026-11-25T02:00:00Z';
    const all = [
      { ...notice('case_update_added', at), link_to: '/partner/case/c' },
      { ...notice('case_unassigned', at), link_to: '/partner/dashboard' },
      { ...notice('paper_judged', at), link_to: '/partner/profile' },
      { ...notice('case_update_added', at), link_to: '/admin/case/c' },
      { ...notice('case_update_added', at), link_to: '/dashboard/case/d' },
    ];
    const held = digestOf({ ...reader, ...now }, all, '2026-11-26').map(({ link_to }) => link_to);
    expect(held.sort()).toEqual([...left].sort());
  },
);
