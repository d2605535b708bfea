import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetEditor, button, field, lastSave, open, save } from '@/testing/article-form';
import { post } from '@/testing/fake-post';

vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'new-id' }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/firebase/env', () => ({ emulators: null, firebaseConfig: { storageBucket: 'firm.example' } }));
vi.mock('../../api/use-post', () => import('@/testing/fake-post'));
vi.mock('../../api/upload-cover', () => ({ uploadCover: vi.fn() }));
vi.mock('../../api/save-post', () => ({ savePost: vi.fn() }));

const translated = {
  ...post,
  title_i18n: { en: 'Limitation' },
  content_i18n: { en: 'Ten years' },
};
const [TITLE_EN, CONTENT_EN, TITLE_ZH, CONTENT_ZH] = [
  'หัวข้อ (อังกฤษ)',
  'เนื้อหา (อังกฤษ)',
  'หัวข้อ (จีน)',
  'เนื้อหา (จีน)',
] as const;
const submit = () => button('บันทึกการเปลี่ยนแปลง');

beforeEach(resetEditor);

it('translations come when they are asked for, and are saved with the article', async () => {
  const { person } = open(translated);
  expect(screen.getByText('มีคำแปล: English')).toBeTruthy();
  expect(screen.queryByLabelText(TITLE_EN)).toBeNull();
  await person.click(button('แก้ไขคำแปล'));
  await screen.findByLabelText(TITLE_EN);
  expect(field(TITLE_EN).value).toBe('Limitation');
  await person.type(field(TITLE_EN), ' of debts');
  await person.click(screen.getByRole('tab', { name: '中文' }));
  await person.type(field(TITLE_ZH), '时效');
  await person.type(field(CONTENT_ZH), '十年');
  await person.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(lastSave().article).toMatchObject({
    title: post.title,
    title_en: 'Limitation of debts',
    content_en: 'Ten years',
    title_zh: '时效',
    content_zh: '十年',
  });
});

it('a text without a title is no translation: the field says so, in its own tab', async () => {
  const { person } = open(translated);
  await person.click(button('แก้ไขคำแปล'));
  await person.click(await screen.findByRole('tab', { name: '中文' }));
  await person.type(field(CONTENT_ZH), '十年');
  await person.click(screen.getByRole('tab', { name: 'English' }));
  await person.click(submit());
  await waitFor(() => expect(field(TITLE_ZH).getAttribute('aria-invalid')).toBe('true'));
  expect(save).not.toHaveBeenCalled();
  await person.type(field(TITLE_ZH), '时效');
  await person.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalled());
});

it('a translation that is emptied is taken away', async () => {
  const { person } = open(translated);
  await person.click(button('แก้ไขคำแปล'));
  await person.clear(await screen.findByLabelText(TITLE_EN));
  await person.clear(field(CONTENT_EN));
  await person.click(submit());
  await waitFor(() => expect(lastSave().article).toMatchObject({ title_en: '', content_en: '' }));
});
