import type { BlogPost } from '@app/domain/blog';
import { aBlogPost } from '@app/seed/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import { wholeText } from '@/testing/whole-text';
import { deletePost } from '../../api/delete-post';
import { PostTable } from './post-table';

vi.mock('../../api/delete-post', () => ({ deletePost: vi.fn() }));

const remove = vi.mocked(deletePost);
const showToast = vi.spyOn(toasts, 'show');
const post: BlogPost = { id: 'p1', ...aBlogPost({ slug: 'อายุความ', title: 'อายุความหนี้' }) };
const show = (rows: readonly BlogPost[] | undefined) => renderScreen(<PostTable rows={rows} empty={null} />);

beforeEach(async () => {
  vi.clearAllMocks();
  remove.mockReset();
  await speak();
});

it.each([
  ['th', '14 กันยายน 2569', 'แก้ไข'],
  ['en', '14 September 2026', 'Edit'],
  ['zh', '2026年9月14日', '编辑'],
] as const)(
  'in %s an article has its day in long form, and leads to its editor',
  async (language, day, edit) => {
    await speak(language);
    show([post]);
    const table = within(screen.getByRole('table'));
    expect(table.getByText(day)).toBeTruthy();
    expect(table.getByText(wholeText(post.author_name))).toBeTruthy();
    expect(table.getByRole('link', { name: edit }).getAttribute('href')).toBe(
      `/admin/blog/edit/${encodeURIComponent('อายุความ')}`,
    );
  },
);

it('says that it is loading', () => {
  show(undefined);
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลด');
});

async function askToDelete() {
  const { person } = show([post]);
  await person.click(within(screen.getByRole('table')).getByRole('button', { name: /^ลบบทความ/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'คุณแน่ใจหรือไม่?' });
  expect(dialog.textContent).toContain('ไม่สามารถย้อนกลับได้');
  expect(dialog.textContent).toContain('ถาวร');
  // Radix lets nothing be pressed until it knows which layer is on top.
  await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).toBe('auto'));
  return { person, dialog: within(dialog) };
}

it('asks before it deletes, and leaves everything as it is when asked to', async () => {
  const { person, dialog } = await askToDelete();
  await person.click(dialog.getByRole('button', { name: 'ยกเลิก' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(remove).not.toHaveBeenCalled();
});

it('deletes for good, and says so', async () => {
  const { person, dialog } = await askToDelete();
  await person.click(dialog.getByRole('button', { name: 'ลบบทความ' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ title: 'ลบสำเร็จ', description: 'บทความถูกลบเรียบร้อยแล้ว' }),
  );
  expect(remove).toHaveBeenCalledWith('p1');
});

it('says why it could not delete', async () => {
  remove.mockRejectedValueOnce(new ProblemError('denied'));
  const { person, dialog } = await askToDelete();
  await person.click(dialog.getByRole('button', { name: 'ลบบทความ' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'ลบไม่สำเร็จ',
      description: expect.stringMatching(/ไม่มีสิทธิ์/) as string,
    }),
  );
});
