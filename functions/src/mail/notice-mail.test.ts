import { acceptanceDeadline } from '@app/domain/commitment-policy';
import type { MailedNotice } from '@app/domain/contracts/render-page';
import type { NotificationKind } from '@app/domain/notification';
import { expect, it } from 'vitest';
import { digestOf, type Reader } from './notice-mail.ts';

const reader: Reader = { uid: 'a', email: 'a@example.com', language: 'en', off: new Set() };
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
  ];
  expect(digestOf(reader, lasting, '2026-11-26')).toEqual(lasting);
});
