import type { Subscriber } from '@app/domain/newsletter';
import { aSubscriber } from '@app/seed/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListState } from '@/lib/list/list-state';
import { toasts } from '@/lib/command/toast';
import type { List } from '@/lib/list/use-list';
import { renderScreen, speak } from '@/testing/render-screen';
import AdminNewsletterSubscriptions from './newsletter-subscriptions';

const now = vi.hoisted((): { list: unknown; total: unknown; state: unknown } => ({
  list: undefined,
  total: undefined,
  state: undefined,
}));
vi.mock('@/features/subscribers/api/use-subscribers', () => ({
  useSubscribers: (state: ListState) => {
    now.state = state;
    return now.list;
  },
  useSubscriberTotal: () => now.total,
}));
vi.mock('@/features/subscribers/api/download-subscribers', () => ({ downloadSubscribers: vi.fn() }));

const removeSubscriber = vi.hoisted(() => vi.fn());
vi.mock('@/features/subscribers/api/remove-subscriber', () => ({ removeSubscriber }));

const retry = vi.fn();
const ROWS: Subscriber[] = [
  {
    id: '1',
    ...aSubscriber({ email: 'somchai@example.com', subscribed_at: new Date('2026-11-21T08:00:00Z') }),
  },
  { id: '2', ...aSubscriber({ email: `${'long.'.repeat(40)}@example.com` }) },
];

function listOf(live: List<Subscriber>['live'], total = live.data?.rows.length): List<Subscriber> {
  const rows = live.data?.rows ?? [];
  return {
    live,
    shown: live.data,
    count: { value: total, failed: false },
    isCounting: false,
    holds: false,
    range: rows.length === 0 ? undefined : { from: 1, to: rows.length },
  };
}
const ready = (rows: Subscriber[], after: string | null = null) =>
  listOf({ status: 'ready', data: { rows, before: null, after }, problem: undefined, retry });
const loading = () => listOf({ status: 'loading', data: undefined, problem: undefined, retry });

function show(list: List<Subscriber>, total: unknown = { value: 1_234, failed: false }, at = '/') {
  now.list = list;
  now.total = total;
  return renderScreen(<AdminNewsletterSubscriptions />, at);
}
const asked = () => (now.state as ListState).request;

beforeEach(async () => {
  vi.clearAllMocks();
  await speak();
});

describe('the list', () => {
  it('shows who has subscribed and when, in the reader’s calendar, and how many there are in all', () => {
    show(ready(ROWS));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ผู้สมัครรับจดหมายข่าว');
    expect(screen.getByText('ทั้งหมด 1234 ราย')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'ผู้สมัครรับจดหมายข่าวพร้อมวันที่สมัคร' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['อีเมล', 'วันที่สมัคร', 'การดำเนินการ']);
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toBe('somchai@example.com21 พ.ย. 2569นำออก');
    expect(second?.textContent).toContain('long.long.');
    expect(document.title).toBe('ผู้สมัครรับจดหมายข่าว');
  });

  it('says who has not confirmed, and to what each has agreed', () => {
    const consent = {
      at: new Date('2026-11-21T08:05:00Z'),
      text_version: '2026-11',
      address_hash: 'a'.repeat(64),
    };
    show(
      ready([
        { id: '1', ...aSubscriber({ email: 'new@example.com', confirmed_at: null, consent }) },
        { id: '2', ...aSubscriber({ email: 'known@example.com', confirmed_at: new Date(), consent }) },
        { id: '3', ...aSubscriber({ email: 'old@example.com' }) },
      ]),
    );
    const [, waiting, known, old] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(waiting).toContain('ยังไม่ยืนยัน');
    expect(waiting).toContain('ยินยอมตามข้อความฉบับ 2026-11 เมื่อ 21 พ.ย. 2569 15.05 น.');
    expect(known).not.toContain('ยังไม่ยืนยัน');
    expect(known).toContain('ยินยอม');
    expect(old).toMatch(/^old@example\.com14 ก\.ย\. 2569นำออก$/);
  });

  it('writes to an address and to nobody else', () => {
    show(ready([{ id: '1', ...aSubscriber({ email: 'a?bcc=b%c&d@example.com' }) }]));
    expect(screen.getByRole('link', { name: 'a?bcc=b%c&d@example.com' }).getAttribute('href')).toBe(
      'mailto:a%3Fbcc%3Db%25c%26d@example.com',
    );
  });

  it('shows the shape of what comes, and no total, while it loads', () => {
    show(loading(), { value: undefined, failed: false });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText(/ทั้งหมด/)).toBeNull();
    expect(screen.queryByText('ยังไม่มีผู้สมัครรับจดหมายข่าว')).toBeNull();
  });

  it('says where subscribers come from when there are none', () => {
    show(ready([]), { value: 0, failed: false });
    expect(screen.getByText('ยังไม่มีผู้สมัครรับจดหมายข่าว')).toBeTruthy();
    expect(screen.getByText('ทั้งหมด 0 ราย')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that it cannot be loaded, why, and tries again', async () => {
    const { person } = show(listOf({ status: 'failed', data: undefined, problem: 'denied', retry }), {
      value: undefined,
      failed: true,
    });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('ไม่สามารถโหลดรายชื่อผู้สมัครรับจดหมายข่าวได้');
    expect(alert.textContent).toContain('คุณไม่มีสิทธิ์ทำรายการนี้');
    expect(screen.getByText('นับจำนวนไม่สำเร็จ')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('its view', () => {
  it('is the newest first page without asking', () => {
    show(ready(ROWS));
    expect(asked()).toMatchObject({ search: '', sort: 'newest', filters: {}, cursor: null });
  });

  it('follows what is typed, in the order of the addresses', async () => {
    const { person } = show(ready(ROWS));
    await person.type(screen.getByRole('searchbox', { name: 'ค้นหาด้วยอักษรต้นของอีเมล' }), 'som');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'som', sort: 'email' }));
  });

  it.each([
    ['เก่าสุดก่อน', 'oldest'],
    ['อีเมล A–Z', 'email'],
    ['อีเมล Z–A', 'emailLast'],
  ])('has the order %s', async (label, sort) => {
    const { person } = show(ready(ROWS));
    await person.selectOptions(screen.getByRole('combobox', { name: 'เรียงตาม' }), label);
    expect(asked().sort).toBe(sort);
  });

  it('comes from the address, and other pages are links', () => {
    show(ready(ROWS, 's~2'), { value: 60, failed: false }, '/?sort=emailLast#q=so&after=sx~1&page=2');
    expect(asked()).toMatchObject({
      search: 'so',
      sort: 'emailLast',
      cursor: { side: 'after', at: 'sx~1' },
    });
    const next = screen.getByRole('link', { name: 'หน้าถัดไป' }).getAttribute('href');
    expect(next).toMatch(/\?sort=emailLast#/);
    expect(new URLSearchParams(next?.slice(next.indexOf('#') + 1)).get('page')).toBe('3');
  });
});

it.each(['en', 'zh'] as const)('speaks %s', async (language) => {
  await speak(language);
  show(ready(ROWS));
  expect(document.body.textContent).not.toMatch(/[฀-๿]|subscribers:/);
});

describe('removing a subscriber', () => {
  it('asks first, naming the address, and does nothing when one thinks better of it', async () => {
    const { person } = show(ready(ROWS));
    await person.click(screen.getAllByRole('button', { name: 'นำออก' })[0]!);
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('somchai@example.com');
    await person.click(within(dialog).getByRole('button', { name: 'เก็บไว้' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(removeSubscriber).not.toHaveBeenCalled();
  });

  it.each([
    [
      'does it and says so',
      () => Promise.resolve(),
      { title: 'นำผู้สมัครออกแล้ว', description: 'somchai@example.com' },
    ],
    [
      'says why it could not',
      () => Promise.reject(Object.assign(new Error('L12'), { code: 'functions/permission-denied' })),
      {
        variant: 'destructive',
        title: 'นำผู้สมัครออกไม่สำเร็จ',
        description: 'คุณไม่มีสิทธิ์ทำรายการนี้ หรือสิทธิ์ของคุณเพิ่งเปลี่ยนไป คัดลอกสิ่งที่กรอกไว้ก่อน แล้วโหลดหน้านี้ใหม่เพื่อดูสิ่งที่ทำได้',
      },
    ],
  ])('%s', async (_, answer, toast) => {
    removeSubscriber.mockImplementation(answer);
    const showToast = vi.spyOn(toasts, 'show');
    const { person } = show(ready(ROWS));
    await person.click(screen.getAllByRole('button', { name: 'นำออก' })[0]!);
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'นำออก' }));
    await waitFor(() => expect(showToast.mock.calls).toEqual([[toast]]));
    expect(removeSubscriber.mock.calls).toEqual([['1']]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
