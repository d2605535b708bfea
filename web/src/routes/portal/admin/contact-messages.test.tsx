import type { Contact } from '@app/domain/contact';
import { aContact } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '@/lib/live';
import { renderScreen, speak } from '@/testing/render-screen';
import AdminContactMessages from './contact-messages';

const messages = vi.hoisted((): { now: unknown } => ({ now: undefined }));
vi.mock('@/features/inbox/api/use-messages', () => ({ INBOX_LENGTH: 200, useMessages: () => messages.now }));
vi.mock('@/features/inbox/api/mark-message-read', () => ({ markMessageRead: vi.fn() }));
vi.mock('@/features/inbox/api/delete-message', () => ({ deleteMessage: vi.fn() }));

const retry = vi.fn();
function show(now: Live<Contact[]>) {
  messages.now = now;
  return renderScreen(<AdminContactMessages />);
}
const ready = (...read: boolean[]): Live<Contact[]> => ({
  status: 'ready',
  data: read.map((is_read, index) => ({ id: String(index), ...aContact({ is_read }) })),
  problem: undefined,
  retry,
});

beforeEach(async () => {
  vi.clearAllMocks();
  await speak();
});

it('counts the unread messages among all', () => {
  show(ready(false, true, false));
  expect(screen.getByText('ยังไม่อ่าน 2 จาก 3 ข้อความ')).toBeTruthy();
});

it('says when everything has been read', () => {
  show(ready(true, true));
  expect(screen.getByText('อ่านครบทุกข้อความแล้ว')).toBeTruthy();
});

it('counts nothing where nothing is', () => {
  show(ready());
  expect(screen.getByText('ยังไม่มีข้อความ')).toBeTruthy();
  expect(screen.queryByText('อ่านครบทุกข้อความแล้ว')).toBeNull();
});

it('shows the shape of what comes while it loads', () => {
  show({ status: 'loading', data: undefined, problem: undefined, retry });
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลด');
  expect(screen.queryByText('ยังไม่มีข้อความ')).toBeNull();
});

it('says in the words of the specification that loading failed, and tries again', async () => {
  const { person } = show({ status: 'failed', data: undefined, problem: 'denied', retry });
  expect(screen.getByRole('alert').textContent).toContain('เกิดข้อผิดพลาดในการโหลดข้อความ');
  await person.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(retry).toHaveBeenCalledOnce();
});
