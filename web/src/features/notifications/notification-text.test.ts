import { FOLDED_KINDS, type Notification, NOTIFICATION_KINDS } from '@app/domain/notification';
import { expect, test } from 'vitest';
import en from '@/i18n/locales/en/lazy/notices.json';
import th from '@/i18n/locales/th/lazy/notices.json';
import zh from '@/i18n/locales/zh/lazy/notices.json';
import i18next from 'i18next';
import statusEn from '@/i18n/locales/en/status.json';
import { notificationText } from './notification-text';

const notification: Notification = {
  id: 'n',
  user_id: 'u',
  title: 'หัวข้อจากเซิร์ฟเวอร์',
  message: 'ข้อความจากเซิร์ฟเวอร์',
  is_read: false,
  created_at: new Date(),
  kind: 'case_status_changed',
  params: { case_id: 'abcdefgh-and-more', status: 'In Progress' },
};

const instance = i18next.createInstance();
await instance.init({ lng: 'en', resources: { en: { notices: en, status: statusEn } } });
const t = instance.getFixedT('en', ['notices', 'status']);

test('a notification is put together from its kind and raw values', () => {
  expect(notificationText(t, notification, 'en')).toEqual({
    title: 'Case status changed',
    message: 'New status: In progress',
    caseName: 'abcdefgh',
    names: ['', ''],
  });
});

test('another name of a partner is in the message with the contact person, both as names', () => {
  const params = { partner_id: 'p', company_name: 'A company', contact_person: 'Somchai Jaidee' };
  const { message, names } = notificationText(t, { ...notification, kind: 'partner_renamed', params }, 'en');
  expect(names).toEqual(['A company', 'Somchai Jaidee']);
  for (const name of names) expect(message).toContain(name);
});

test('a case is called by its number where the notification has one', () => {
  const numbered = { ...notification, params: { ...notification.params, case_number: 'DC-6911-0042' } };
  expect(notificationText(t, numbered, 'en').caseName).toBe('DC-6911-0042');
  const unnumbered = { ...notification, params: { ...notification.params, case_number: null } };
  expect(notificationText(t, unnumbered, 'en').caseName).toBe('abcdefgh');
});

test.each([
  [{}, ['', '']],
  [{ count: 3, since: '2026-11-21T02:00:00.000Z' }, []],
])(
  'one of a kind that is not known has the text that the server stored, which names the case (%o)',
  (more, names) => {
    const params = { ...notification.params, ...more };
    expect(notificationText(t, { ...notification, kind: 'of_tomorrow', params }, 'en')).toEqual({
      title: 'หัวข้อจากเซิร์ฟเวอร์',
      message: 'ข้อความจากเซิร์ฟเวอร์',
      caseName: null,
      names,
    });
  },
);

test('an assignment has a text for the assigned partner and another for the owner of the case', () => {
  const assigned = { ...notification, kind: 'case_assigned' as const };
  expect(notificationText(t, { ...assigned, link_to: '/partner/case/x' }, 'en').title).toBe(
    'A case has been assigned to you',
  );
  expect(notificationText(t, { ...assigned, link_to: '/dashboard/case/x' }, 'en').title).toBe(
    'Case assigned',
  );
});

test('an update whose wording was questioned has its own text for admins', () => {
  const added = { ...notification, kind: 'case_update_added' as const, params: { case_id: 'c1' } };
  expect(notificationText(t, added, 'en').title).toBe('New progress');
  expect(notificationText(t, { ...added, params: { ...added.params, wording: true } }, 'en').title).toBe(
    'New progress: check its wording',
  );
});

test.each(NOTIFICATION_KINDS)('%s has a title and a message in each language', (kind) => {
  for (const texts of [th, en, zh]) {
    expect(texts.kinds[kind].title).not.toBe('');
    expect(texts.kinds[kind].message).not.toBe('');
  }
});

const counted: Notification = {
  ...notification,
  kind: 'contact_received',
  created_at: new Date('2026-11-21T03:30:00Z'),
  params: { count: 12, since: '2026-11-21T02:00:00.000Z' },
};

test('one that counts says how many and since when, in Bangkok', () => {
  expect(notificationText(t, counted, 'en')).toEqual({
    title: 'New contact messages',
    message: '12 new messages since 09:00.',
    caseName: null,
    names: [],
  });
  const older = { ...counted, params: { count: 12, since: '2026-11-20T02:00:00.000Z' } };
  expect(notificationText(t, older, 'en').message).toContain('20 Nov');
  // The same kind, of one event.
  expect(notificationText(t, { ...counted, params: { count: 1 } }, 'en').title).toBe('New contact message');
});

test('one that counts and does not say since when, or badly, counts from its own time', () => {
  for (const since of [null, 'soon'])
    expect(notificationText(t, { ...counted, params: { count: 2, since } }, 'en').message).toContain('10:30');
});

test.each(FOLDED_KINDS)('%s can be counted in each language', (kind) => {
  for (const texts of [th, en, zh]) {
    const { title, message } = texts.folded[kind];
    expect(title).not.toBe('');
    expect(message).toMatch(/{{number}}.*{{since}}|{{since}}.*{{number}}/);
  }
});
