import type { MailedNotice } from '@app/domain/contracts/render-page';
import { LANGUAGES } from '@app/domain/language';
import { NOTIFICATION_KINDS, type NotificationKind } from '@app/domain/notification';
import { describe, expect, it, test } from 'vitest';
import { renderMail } from './render-mail';

const PARAMS = {
  case_id: 'abcdefgh-rest',
  case_number: 'DC-6911-0042',
  file_name: 'บัตรประชาชน-สมชาย.pdf',
  company_name: 'บริษัท ทวงดี จำกัด',
  debtor_name: 'สมชาย ลูกหนี้',
  amount: 485_000,
  days: 14,
  status: 'Completed',
};
const notice = (kind: NotificationKind, change: Partial<MailedNotice> = {}): MailedNotice => ({
  kind,
  title: '',
  message: '',
  created_at: new Date('2026-11-25T02:00:00Z'),
  params: PARAMS,
  ...change,
});
const digest = (notices: readonly MailedNotice[], more = 0) =>
  ({
    mail: 'notices',
    atOnce: false,
    notices,
    more,
    portal: 'https://firm.example/login',
    unsubscribe: 'https://firm.example/mail/stop?token=t&lng=en',
  }) as const;

describe.each(LANGUAGES)('a mail about notifications in %s', (language) => {
  test.each(NOTIFICATION_KINDS)('of %s has a title and neither person, company, file nor amount', (kind) => {
    for (const request of [digest([notice(kind)]), { ...digest([notice(kind)]), atOnce: true }]) {
      const { subject, text, html } = renderMail(request, language);
      const whole = `${subject}\n${text}\n${html}`;
      expect(whole).toContain('DC-6911-0042 · ');
      expect(whole).not.toMatch(/สมชาย|ทวงดี|บัตรประชาชน|485/);
      // A text that is missing would show its key, one with an unknown value its braces.
      expect(whole).not.toMatch(/page-mail-link:|notices\.|kinds\.|\{\{/);
    }
  });
});

it('has a line for each case and title, with how often it occurs', () => {
  const { text } = renderMail(
    digest(
      [
        notice('case_update_added'),
        notice('case_update_added', { params: { ...PARAMS, case_number: 'DC-6911-0043' } }),
        notice('case_update_added'),
        notice('case_created', { params: { count: 12, since: '2026-11-25T01:00:00Z' } }),
      ],
      7,
    ),
    'en',
  );
  expect(text).toContain('- DC-6911-0042 · New progress (2)\n- DC-6911-0043 · New progress\n');
  expect(text).toContain('- New cases (12)\n- and 7 more\n');
  expect(text).toContain('https://firm.example/login');
  expect(text).toContain('Stop the daily summary:\nhttps://firm.example/mail/stop?token=t&lng=en');
});

it('escapes what a notification repeats', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const { html } = renderMail(
    digest([notice('case_update_added', { params: { case_id: 'c', case_number: evil } })]),
    'en',
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x');
});
