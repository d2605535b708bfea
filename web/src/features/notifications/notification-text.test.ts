import { NOTIFICATION_KINDS, type Notification } from '@app/domain/notification';
import { expect, test } from 'vitest';
import en from '@/i18n/locales/en/notifications.json';
import th from '@/i18n/locales/th/notifications.json';
import zh from '@/i18n/locales/zh/notifications.json';
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
await instance.init({ lng: 'en', resources: { en: { notifications: en, status: statusEn } } });
const t = instance.getFixedT('en', ['notifications', 'status']);

test('a notification is put together from its kind and raw values', () => {
  expect(notificationText(t, notification)).toEqual({
    title: 'Case status changed',
    message: 'The status of case abcdefgh is now “In progress”.',
  });
});

test('the one who is to do the work is told so, and the one whose case it is, too', () => {
  const assigned = { ...notification, kind: 'case_assigned' as const };
  expect(notificationText(t, { ...assigned, link_to: '/partner/case/x' }).title).toBe(
    'A case has been assigned to you',
  );
  expect(notificationText(t, { ...assigned, link_to: '/dashboard/case/x' }).title).toBe('Case assigned');
});

test.each(NOTIFICATION_KINDS)('%s has a title and a message in each language', (kind) => {
  for (const texts of [th, en, zh]) {
    expect(texts.kinds[kind].title).not.toBe('');
    expect(texts.kinds[kind].message).not.toBe('');
  }
});
