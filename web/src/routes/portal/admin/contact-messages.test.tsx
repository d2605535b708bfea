import type { Contact } from '@app/domain/contact';
import { aContact } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '@/lib/live/connection';
import type { ListPage } from '@/lib/live/live-page';
import type { List } from '@/lib/list/use-list';
import { renderScreen, speak } from '@/testing/render-screen';
import AdminContactMessages from './contact-messages';

const inbox = vi.hoisted((): { list: unknown; counts: unknown } => ({ list: undefined, counts: undefined }));
vi.mock('@/features/contact-messages/api/use-message-list', () => ({
  useMessageList: (_state: unknown, holds: boolean) => ({ ...(inbox.list as object), holds }),
  useMessageCounts: () => inbox.counts,
}));
vi.mock('@/features/contact-messages/api/mark-message-read', () => ({ markMessageRead: vi.fn() }));
vi.mock('@/features/contact-messages/api/delete-message', () => ({ deleteMessage: vi.fn() }));
vi.mock('@/components/saved-view', () => ({ SavedView: () => null }));

// jsdom has none; every browser has.
Element.prototype.scrollIntoView = vi.fn();

const retry = vi.fn();
const listed = (live: Live<ListPage<Contact>>, value?: number): List<Contact> => ({
  live,
  shown: live.data,
  count: { value, failed: false },
  isCounting: false,
  holds: false,
  range: live.data && { from: 1, to: live.data.rows.length },
});
function show(
  live: Live<ListPage<Contact>>,
  counts: { all?: number; unread?: number } = {},
  at: InitialEntry = '/',
) {
  inbox.list = listed(live, counts.all);
  inbox.counts = counts;
  return renderScreen(<AdminContactMessages />, at);
}
const ready = (...read: boolean[]): Live<ListPage<Contact>> => ({
  status: 'ready',
  data: {
    rows: read.map((is_read, index) => ({ id: String(index), ...aContact({ is_read }) })),
    before: null,
    after: null,
  },
  problem: undefined,
  retry,
});

beforeEach(async () => {
  vi.clearAllMocks();
  await speak();
});

it('counts the unread messages among all, beyond the page that is shown', () => {
  show(ready(false, true, false), { all: 130, unread: 41 });
  expect(screen.getByText('ยังไม่อ่าน 41 จาก 130 ข้อความ')).toBeTruthy();
});

it('says when everything has been read', () => {
  show(ready(true, true), { all: 2, unread: 0 });
  expect(screen.getByText('อ่านครบทุกข้อความแล้ว')).toBeTruthy();
});

it('counts nothing where nothing is', () => {
  show(ready(), { all: 0, unread: 0 });
  expect(screen.getByText('ยังไม่มีข้อความ')).toBeTruthy();
  expect(screen.queryByText('อ่านครบทุกข้อความแล้ว')).toBeNull();
});

it('shows the shape of what comes while it loads', () => {
  show({ status: 'loading', data: undefined, problem: undefined, retry });
  expect(screen.getByText('กำลังโหลด')).toBeTruthy();
  expect(screen.queryByText('ยังไม่มีข้อความ')).toBeNull();
});

it('says in the words of the specification that loading failed, and tries again', async () => {
  const { person } = show({ status: 'failed', data: undefined, problem: 'denied', retry });
  expect(screen.getByRole('alert').textContent).toContain('เกิดข้อผิดพลาดในการโหลดข้อความ');
  await person.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('a message that was opened on one page stays there, and is not shown on the next', async () => {
  const page = (subject: string): Live<ListPage<Contact>> => ({
    status: 'ready',
    data: { rows: [{ id: subject, ...aContact({ subject }) }], before: null, after: 't5.0~first' },
    problem: undefined,
    retry,
  });
  const { person, rerender } = show(page('first'));
  await person.click(screen.getByRole('button', { name: /first/ }));
  // The twin: it stays open when it leaves the list of the same page.
  inbox.list = listed(page('second'));
  rerender(<AdminContactMessages />);
  expect(screen.getByRole('button', { name: /first/ }).getAttribute('aria-expanded')).toBe('true');
  await person.click(screen.getByRole('link', { name: 'หน้าถัดไป' }));
  expect(screen.queryByRole('button', { name: /first/ })).toBeNull();
  expect(screen.getByRole('button', { name: /second/ })).toBeTruthy();
});

it.each([
  ['by hand', '/?is_read=false'],
  ['by a link', { pathname: '/', search: '?is_read=false', state: { message: '0' } }],
])(
  'the last unread message that was opened %s stays until it is closed, though none is unread',
  async (_, at) => {
    const { person, rerender } = show(ready(false), {}, at);
    const opened = () => screen.queryByRole('button', { expanded: true });
    if (opened() === null) await person.click(screen.getByRole('button', { expanded: false }));
    inbox.list = listed(ready());
    rerender(<AdminContactMessages />);
    expect(opened()).not.toBeNull();
    expect(screen.queryByText('ไม่พบรายการที่ตรงกัน')).toBeNull();
    await person.click(opened()!);
    expect(opened()).toBeNull();
    expect(screen.getByText('ไม่พบรายการที่ตรงกัน')).toBeTruthy();
  },
);
