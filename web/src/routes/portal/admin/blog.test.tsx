import type { BlogPost } from '@app/domain/blog';
import { aBlogPost } from '@app/seed/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '@/lib/live/connection';
import type { ListPage } from '@/lib/live/live-page';
import { toasts } from '@/lib/command/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import AdminBlog from './blog';
import AdminEditPost from './edit-post';

const now = vi.hoisted((): { list: unknown; post: unknown; excess: unknown } => ({
  list: undefined,
  post: undefined,
  excess: null,
}));
vi.mock('@/features/blog/api/use-post-list', () => ({ usePostList: () => now.list }));
vi.mock('@/features/blog/api/use-post-to-edit', () => ({ usePostToEdit: () => now.post }));
vi.mock('@/features/blog/api/use-article-excess', () => ({ useArticleExcess: () => now.excess }));
vi.mock('@/features/blog/api/delete-post', () => ({ deletePost: vi.fn() }));
vi.mock('@/features/blog/components/admin/article-editor', () => ({ ArticleEditor: () => null }));
vi.mock('@/lib/list/list-state', async () => {
  const state = { typed: '', page: 1, view: '', request: { search: '', sort: 'newest', cursor: null } };
  return { useListState: () => ({ ...state, filter: () => '', pageAt: () => '?' }) };
});

const retry = vi.fn();
const showToast = vi.spyOn(toasts, 'show');
function show(live: Live<ListPage<BlogPost>>) {
  now.list = { live, shown: live.data, count: { value: live.data?.rows.length, failed: false } };
  return renderScreen(<AdminBlog />);
}
const ready = (...rows: BlogPost[]): Live<ListPage<BlogPost>> => ({
  status: 'ready',
  data: { rows, before: null, after: null },
  problem: undefined,
  retry,
});

beforeEach(async () => {
  vi.clearAllMocks();
  await speak();
});

it('lists what is published, and leads to a new article', () => {
  show(ready({ id: 'p1', ...aBlogPost({ title: 'อายุความหนี้' }) }));
  expect(within(screen.getByRole('table')).getByText('อายุความหนี้')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'สร้างบทความใหม่' }).getAttribute('href')).toBe('/admin/blog/new');
});

it('says that there is nothing, and what to do', () => {
  show(ready());
  expect(screen.getByText('ไม่พบข้อมูลบทความ')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'สร้างบทความใหม่' })).toHaveLength(2);
});

it('says in the words of the specification that loading failed, and tries again', async () => {
  const { person } = show({ status: 'failed', data: undefined, problem: 'denied', retry });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('เกิดข้อผิดพลาด');
  expect(alert.textContent).toContain('ไม่สามารถดึงข้อมูลบทความได้');
  await person.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('an article that is not there is said to be missing, and the list is shown', async () => {
  now.post = null;
  now.list = { live: ready(), shown: ready().data, count: { value: 0, failed: false } };
  renderScreen(
    <Routes>
      <Route path="/admin/blog/edit/:slug" element={<AdminEditPost />} />
      <Route path="/admin/blog" element={<AdminBlog />} />
    </Routes>,
    '/admin/blog/edit/nothing',
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('บทความ'));
  expect(showToast).toHaveBeenCalledWith({
    variant: 'destructive',
    title: 'ไม่พบข้อมูล',
    description: 'ไม่พบบทความที่ต้องการแก้ไข',
  });
});

it.each([
  [{ kind: 'entries', line: 12 }, 'บทความนี้เป็นข้อความธรรมดา', 'เกิน 1,500 ข้อ', 'บรรทัด 12'],
  [{ kind: 'time', line: null }, 'บทความนี้เป็นข้อความธรรมดา', 'ใช้เวลานานเกินไป', ''],
])('the editor says what of a saved article was too much: %j', async (excess, ...said) => {
  Object.assign(now, { post: { id: 'p1', ...aBlogPost() }, excess });
  renderScreen(<AdminEditPost />);
  const { textContent } = await screen.findByRole('status');
  for (const part of said) expect(textContent).toContain(part);
});

it('Chinese sentences about a saved article have no spaces between them', async () => {
  await speak('zh');
  Object.assign(now, { post: { id: 'p1', ...aBlogPost() }, excess: { kind: 'entries', line: 12 } });
  renderScreen(<AdminEditPost />);
  const { textContent } = await screen.findByRole('status');
  expect(textContent).toContain('。正文的列表项超过1,500个');
  expect(textContent).not.toContain('。 ');
});

it('the editor says nothing of an article that is shown as it is marked up', async () => {
  Object.assign(now, { post: { id: 'p1', ...aBlogPost() }, excess: null });
  renderScreen(<AdminEditPost />);
  // Its code has loaded.
  await act(async () => void (await import('@/features/blog/components/admin/saved-excess')));
  expect(screen.queryByRole('status')).toBeNull();
});
