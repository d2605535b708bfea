import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { become } from '@/testing/fake-session';
import { me, post } from '@/testing/fake-post';
import type { SaveOutcome } from '../../api/save-post';
import { uploadCover } from '../../api/upload-cover';
import { NO_ARTICLE, versionOf } from '../../article';
import { drawMiddle } from '@/lib/media/draw-middle';
import {
  answer,
  resetEditor,
  button,
  CONTENT,
  field,
  lastSave,
  onDone,
  open,
  save,
  SLUG,
  TITLE,
} from '@/testing/article-form';
import { enterText } from '@/testing/enter-text';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/firebase/env', () => ({ emulators: null, firebaseConfig: { storageBucket: 'firm.example' } }));
vi.mock('../../api/use-post', () => import('@/testing/fake-post'));
vi.mock('../../api/upload-cover', () => ({ uploadCover: vi.fn() }));
vi.mock('../../api/save-post', () => ({ savePost: vi.fn() }));
vi.mock('@/lib/firebase/new-id', () => {
  let serial = 0;
  return { newId: () => `new-${++serial}` };
});
// jsdom draws nothing; the drawing itself is looked at in a browser.
vi.mock(import('@/lib/media/draw-middle'), async (original) => ({
  ...(await original()),
  drawMiddle: vi.fn(),
}));

// The text component comes with the first look at a preview, and a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

const showToast = vi.spyOn(toasts, 'show');

beforeEach(resetEditor);

describe('the slug', () => {
  it('follows the title of a new article until it is typed by hand', async () => {
    const { person } = open();
    await person.type(field(TITLE), 'ก. ข!');
    expect(field(SLUG).value).toBe('ก-ข');
    await person.clear(field(SLUG));
    await person.type(field(SLUG), 'My S!');
    await person.type(field(TITLE), '+');
    expect(field(SLUG).value).toBe('my-s');
    await person.click(button('เผยแพร่บทความ'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(lastSave().article).toMatchObject({ slug: 'my-s', title: 'ก. ข!+' });
  });

  it('of an article that is there stays what it is', async () => {
    const { person } = open(post);
    await person.type(field(TITLE), ' ใหม่');
    expect(field(SLUG).value).toBe('old-slug');
  });

  it('that another article has is said at the field', async () => {
    answer({ kind: 'slugTaken' });
    const { person } = open(post);
    await person.type(field(TITLE), 'x');
    await person.click(button('บันทึกการเปลี่ยนแปลง'));
    await waitFor(() => expect(field(SLUG).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/มีบทความอื่นใช้ slug นี้อยู่แล้ว/)).toBeTruthy();
    expect(document.activeElement).toBe(field(SLUG));
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('saving', () => {
  it('asks for title and slug, and for nothing else', async () => {
    const { person } = open();
    await person.click(button('เผยแพร่บทความ'));
    await waitFor(() => expect(screen.getAllByText('กรุณากรอกข้อมูลในช่องนี้')).toHaveLength(2));
    expect(document.activeElement).toBe(field(TITLE));
    expect(save).not.toHaveBeenCalled();
    await person.type(field(TITLE), 'ก');
    await person.click(button('เผยแพร่บทความ'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(lastSave()).toEqual({
      id: expect.stringMatching(/^new-/) as string,
      over: null,
      article: { ...NO_ARTICLE, title: 'ก', slug: 'ก' },
      author: { uid: 'admin-1', name: 'สมชาย', avatar_url: null },
    });
    expect(showToast).toHaveBeenCalledWith({ title: 'บันทึกสำเร็จ!', description: 'เผยแพร่บทความ “ก” แล้ว' });
  });

  it('is signed with the e-mail where there is no name', async () => {
    become({ ...me, profile: { ...me.profile, full_name: ' ' } });
    const { person } = open(post);
    await person.click(button('บันทึกการเปลี่ยนแปลง'));
    await waitFor(() => expect(lastSave().author.name).toBe('admin@example.com'));
    expect(lastSave()).toMatchObject({ id: 'p1', over: versionOf(post) });
  });

  it('cannot be asked for again while it goes on, also by twenty quick clicks', async () => {
    let arrive: (outcome: SaveOutcome) => void = () => undefined;
    save.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    open(post);
    await act(async () => {
      for (let click = 0; click < 20; click += 1) button('บันทึกการเปลี่ยนแปลง').click();
    });
    await waitFor(() => expect(button('กำลังบันทึก').disabled).toBe(true));
    await act(async () => arrive({ kind: 'saved' }));
    expect(save).toHaveBeenCalledOnce();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('that fails is said with its reason, and what was typed stays', async () => {
    save.mockRejectedValueOnce(new ProblemError('offline'));
    const { person } = open();
    await person.type(field(TITLE), 'ก');
    await person.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        variant: 'destructive',
        title: 'เกิดข้อผิดพลาด',
        description: expect.stringMatching(/^ไม่มีการเชื่อมต่ออินเทอร์เน็ต/) as string,
      }),
    );
    expect(field(TITLE).value).toBe('ก');
    const [first] = save.mock.lastCall!;
    await person.click(button('เผยแพร่บทความ'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    // However often it is sent, there is one article.
    expect(lastSave().id).toBe(first.id);
  });
});

describe('the picture', () => {
  const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x49, 0x45, 0x4e, 0x44]);
  const PATH = 'blog-images/admin-1/1719900000000-a.png';
  const choose = (person: ReturnType<typeof open>['person'], file: File) =>
    person.upload(screen.getByLabelText('รูปหน้าปก'), file);

  it('is cut, stored and saved with the article', async () => {
    vi.mocked(drawMiddle).mockImplementation(async (_file, type) => new Blob(['drawn'], { type }));
    vi.mocked(uploadCover).mockResolvedValue(PATH);
    const { person } = open(post);
    await choose(person, new File([PNG], 'หน้า ปก.PNG', { type: 'image/png' }));
    const picture = await screen.findByAltText('รูปหน้าปกของบทความ');
    expect(picture.getAttribute('src')).toContain(encodeURIComponent(PATH));
    expect(vi.mocked(uploadCover).mock.lastCall?.[1]).toMatchObject({
      name: 'หน้า-ปก.png',
      type: 'image/png',
    });
    await person.click(button('บันทึกการเปลี่ยนแปลง'));
    await waitFor(() => expect(lastSave().article.image_url).toBe(PATH));
  });

  it('that is none is refused with its reason', async () => {
    const { person } = open(post);
    await choose(person, new File(['<svg/>'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('เนื้อหาของไฟล์ไม่ใช่รูป PNG หรือ JPEG กรุณาเลือกรูปใหม่')).toBeTruthy();
    expect(uploadCover).not.toHaveBeenCalled();
  });

  it('that cannot be stored is reported, and the article can be saved without it', async () => {
    vi.mocked(drawMiddle).mockImplementation(async (_file, type) => new Blob(['drawn'], { type }));
    vi.mocked(uploadCover).mockRejectedValueOnce(new ProblemError('denied'));
    const { person } = open(post);
    await choose(person, new File([PNG], 'a.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(
        expect.objectContaining({ variant: 'destructive', title: 'ไม่สามารถอัปโหลดรูปหน้าปกได้' }),
      ),
    );
    await person.click(button('บันทึกการเปลี่ยนแปลง'));
    await waitFor(() => expect(lastSave().article.image_url).toBeNull());
  });
});

it('the content has fifteen rows, and its preview is what readers will see', async () => {
  const { person } = open();
  expect(field(CONTENT).getAttribute('rows')).toBe('15');
  await enterText(person, field(CONTENT), '## หัวข้อย่อย');
  expect(await screen.findByRole('heading', { name: 'หัวข้อย่อย', level: 2 })).toBeTruthy();
});

it('the text of an article that was opened by its address is drawn at the first sign of a hand, the rest at once', async () => {
  open({ ...post, content: '## หัวข้อย่อย' });
  const preview = within(screen.getByRole('region', { name: 'ตัวอย่าง' }));
  expect(preview.getByText(post.title)).toBeTruthy();
  await act(() => vi.dynamicImportSettled());
  expect(preview.queryByRole('heading')).toBeNull();
  fireEvent.pointerMove(document.body);
  expect(await preview.findByRole('heading', { name: 'หัวข้อย่อย' })).toBeTruthy();
});

it('without network the preview says so, and what is written stays', async () => {
  const { person } = open();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  await person.type(field(CONTENT), 'หัวข้อ');
  const preview = within(screen.getByRole('region', { name: 'ตัวอย่าง' }));
  expect((await preview.findByText(/^โหลดตัวอย่างไม่สำเร็จ/)).textContent).toContain('ยังอยู่ครบ');
  expect(field(CONTENT).value).toBe('หัวข้อ');
});

it('on a narrow screen the preview has a tab, and what is refused is shown', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { person } = open();
  await enterText(person, field(CONTENT), '**เข้ม**');
  await person.click(screen.getByRole('tab', { name: 'ตัวอย่าง' }));
  expect((await screen.findByText('เข้ม')).tagName).toBe('STRONG');
  await person.click(button('เผยแพร่บทความ'));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'เขียน' }).dataset['state']).toBe('active'));
  expect(field(CONTENT).value).toBe('**เข้ม**');
});
