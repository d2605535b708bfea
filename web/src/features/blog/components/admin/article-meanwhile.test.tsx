import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '@/lib/form/drafts';
import { becomes, me, post, theirs } from '@/testing/fake-post';
import { postDraftSchema, versionOf } from '../../article';
import {
  answer,
  resetEditor,
  button,
  CONTENT,
  EXCERPT,
  field,
  lastSave,
  onDone,
  open,
  SLUG,
  TITLE,
} from '@/testing/article-form';
import { enterText } from '@/testing/enter-text';
import { wholeText } from '@/testing/whole-text';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/firebase/env', () => ({ emulators: null, firebaseConfig: { storageBucket: 'firm.example' } }));
vi.mock('../../api/use-post', () => import('@/testing/fake-post'));
vi.mock('../../api/upload-cover', () => ({ uploadCover: vi.fn() }));
vi.mock('../../api/save-post', () => ({ savePost: vi.fn() }));
vi.mock('@/lib/firebase/new-id', () => {
  let serial = 0;
  return { newId: () => `new-${++serial}` };
});

// The text component comes with the first look at a preview, and a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(resetEditor);

describe('what others save meanwhile', () => {
  async function conflict() {
    const rendered = open(post);
    answer({ kind: 'changed', theirs });
    await enterText(rendered.person, field(CONTENT), ' ของฉัน');
    await rendered.person.click(button('บันทึกการเปลี่ยนแปลง'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('วรรณา');
    expect(dialog.textContent).toContain('14 ก.ย. 2569 10.31 น.');
    expect(dialog.textContent).toContain('ส่วนที่ต่างจากของคุณ: เนื้อหา');
    // A dialog that has just been drawn takes no pointer for a moment.
    const choose = (name: string) => waitFor(() => rendered.person.click(within(dialog).getByText(name)));
    return { ...rendered, choose };
  }

  it('is written over only when that was asked for', async () => {
    const { choose } = await conflict();
    await choose('บันทึกฉบับของฉันทับ');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(lastSave()).toMatchObject({ over: versionOf(theirs), article: { content: 'เดิม ของฉัน' } });
  });

  it('takes the place of what was typed, which can be brought back', async () => {
    const { choose, person, unmount } = await conflict();
    await choose('ใช้ฉบับล่าสุด เก็บของฉันเป็นร่าง');
    expect(field(CONTENT).value).toBe('ของวรรณา');
    unmount();
    open(theirs);
    await person.click(button('นำกลับมา'));
    expect(field(CONTENT).value).toBe('เดิม ของฉัน');
    await person.click(button('บันทึกการเปลี่ยนแปลง'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(lastSave()).toMatchObject({ over: versionOf(theirs), article: { content: 'เดิม ของฉัน' } });
  });

  it('may wait: the editor goes on, and is asked again', async () => {
    const { choose, person } = await conflict();
    await choose('แก้ไขต่อ');
    expect(field(CONTENT).value).toBe('เดิม ของฉัน');
    answer({ kind: 'changed', theirs });
    await person.click(button('บันทึกการเปลี่ยนแปลง'));
    await screen.findByRole('alertdialog');
    expect(lastSave().over).toEqual(versionOf(post));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('is shown where nothing was typed, and told of where something was', async () => {
    const { person } = open(post);
    becomes(theirs);
    expect(field(CONTENT).value).toBe('ของวรรณา');
    expect(screen.queryByText(/ขณะที่คุณกำลังแก้ไข/)).toBeNull();
    await person.type(field(CONTENT), '!');
    becomes({ ...theirs, title: 'อีกครั้ง', author_name: 'มานี' });
    expect(field(CONTENT).value).toBe('ของวรรณา!');
    expect(screen.getByText(wholeText(/^มานี บันทึกบทความนี้เมื่อ/))).toBeTruthy();
  });

  it('a concurrent deletion is reported, and the text can be published as a new article', async () => {
    const { person } = open(post);
    await person.type(field(CONTENT), '!');
    becomes(null);
    expect(screen.getByText(/^บทความนี้ถูกลบขณะที่คุณกำลังแก้ไข/)).toBeTruthy();
    answer({ kind: 'gone' });
    await person.click(button('บันทึกการเปลี่ยนแปลง'));
    const publish = await screen.findByRole('button', { name: 'เผยแพร่เป็นบทความใหม่' });
    await waitFor(() => person.click(publish));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(lastSave()).toMatchObject({ over: null, article: { content: 'เดิม!' } });
    expect(lastSave().id).toMatch(/^new-/);
  });
});

describe('a draft', () => {
  it('of a new article is there after a reload, under the same id, until it is thrown away', async () => {
    const { person, unmount } = open();
    await person.type(field(TITLE), 'ครึ่งเดียว');
    await person.type(field(SLUG), '-x');
    unmount();
    const { postId: restored } = postDraftSchema.parse(drafts.read(me.uid, 'post:new'));
    open();
    expect(field(TITLE).value).toBe('ครึ่งเดียว');
    await person.type(field(TITLE), ' แล้ว');
    expect(field(SLUG).value).toBe('ครึ่งเดียว-x');
    answer({ kind: 'slugTaken' });
    await person.click(button('เผยแพร่บทความ'));
    await waitFor(() => expect(lastSave().id).toBe(restored));
    await person.click(button('ทิ้งร่าง'));
    expect([field(TITLE).value, field(SLUG).value]).toEqual(['', '']);
    await person.type(field(TITLE), 'ใหม่');
    expect(field(SLUG).value).toBe('ใหม่');
    await person.click(button('เผยแพร่บทความ'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(lastSave()).toMatchObject({ over: null, article: { title: 'ใหม่' } });
    expect(lastSave().id).not.toBe(restored);
  });

  it('of an edited article is saved over the version that it was typed over', async () => {
    const { person, unmount } = open(post);
    await person.type(field(EXCERPT), ' เพิ่ม');
    unmount();
    open(theirs);
    expect(screen.getByText('นำร่างที่ยังไม่ได้บันทึกกลับมาให้แล้ว')).toBeTruthy();
    expect(screen.getByText(wholeText(/^วรรณา บันทึกบทความนี้เมื่อ/))).toBeTruthy();
    await person.click(button('บันทึกการเปลี่ยนแปลง'));
    await waitFor(() => expect(lastSave().over).toEqual(versionOf(post)));
  });

  it('is none when everything is as stored, or saved', async () => {
    const { person, unmount } = open(post);
    await person.type(field(CONTENT), '!{Backspace}');
    unmount();
    expect(Object.keys(sessionStorage)).toEqual([]);
    const again = open(post);
    await person.type(field(CONTENT), '!');
    await person.click(button('บันทึกการเปลี่ยนแปลง'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    again.unmount();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
