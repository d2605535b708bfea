import { readFileSync } from 'node:fs';
import { MUTABLE_KINDS } from '@app/domain/notification';
import { expect, it } from 'vitest';
import { foldedTextOf } from './folded-texts.ts';
import type { Receiver } from './notice.ts';

const SINCE = new Date('2026-11-21T02:00:00Z');
const LATER = new Date('2026-11-21T03:30:00Z');
const locale = new URL('../../../web/src/i18n/locales/th/notifications.json', import.meta.url);
const { folded } = JSON.parse(readFileSync(locale, 'utf8')) as {
  folded: Record<string, { title: string; message: string }>;
};

it.each(MUTABLE_KINDS)('%s has the same folded text as the Thai screens', (kind) => {
  const { title, message } = foldedTextOf(kind, 'admin', { count: 12, since: SINCE, latest: LATER });
  const shown = folded[kind]?.message.replace('{{number}}', '12').replace('{{since}}', '09:00');
  expect([title, message]).toEqual([folded[kind]?.title, shown]);
});

it.each<[Receiver, (typeof MUTABLE_KINDS)[number], string]>([
  ['admin', 'contact_received', '/admin/contact-messages'],
  ['admin', 'partner_registered', '/admin/partners'],
  ['admin', 'case_update_added', '/admin/cases'],
  ['partner', 'case_assigned', '/partner/dashboard'],
  ['customer', 'case_update_added', '/dashboard'],
])('%s: a folded notification of %s links to %s', (receiver, kind, page) => {
  expect(foldedTextOf(kind, receiver, { count: 2, since: SINCE, latest: LATER }).link_to).toBe(page);
});
