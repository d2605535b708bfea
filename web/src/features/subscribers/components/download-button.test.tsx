import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import { DownloadButton } from './download-button';

const { call, getBlob } = vi.hoisted(() => ({ call: vi.fn(), getBlob: vi.fn() }));
vi.mock('@/lib/firebase/callable', () => ({ call }));
vi.mock('@/lib/firebase/app', () => ({
  loadStorage: async () => ({
    storage: {},
    ref: (_storage: object, path: string) => ({ path }),
    getBlob,
  }),
}));
const showToast = vi.spyOn(toasts, 'show');

const filename = 'newsletter_subscriptions.csv';
const CSV = '\ufeffEmail,Subscribed At\r\nสมหญิง@example.com,2026-11-21T08:00:00.000Z';
/** What was saved, by name. */
let saved: { name: string; blob: Blob }[];

beforeEach(async () => {
  vi.resetAllMocks();
  saved = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    blobs.set(`blob:${blobs.size}`, blob);
    return `blob:${blobs.size - 1}`;
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href)! });
  });
  await speak();
});

const button = () => screen.getByRole('button');
const bytesOf = async (blob: Blob | undefined) => Buffer.from(await blob!.arrayBuffer());
const told = (description: string) =>
  waitFor(() =>
    expect(showToast.mock.calls).toEqual([[{ variant: 'destructive', title: 'เกิดข้อผิดพลาด', description }]]),
  );

describe('the CSV', () => {
  it('that comes in the answer is saved to the byte under its name', async () => {
    call.mockResolvedValue({ filename, csv: CSV });
    const { person } = renderScreen(<DownloadButton />);
    await person.click(screen.getByRole('button', { name: 'ดาวน์โหลด CSV' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([filename]));
    expect((await bytesOf(saved[0]?.blob)).equals(Buffer.from(CSV))).toBe(true);
    expect(getBlob).not.toHaveBeenCalled();
    expect(call.mock.calls[0]?.slice(0, 2)).toMatchObject([{ name: 'exportNewsletterSubscriptions' }, {}]);
    expect(showToast.mock.calls).toEqual([[{ title: 'ดาวน์โหลดรายชื่อทั้งหมดแล้ว', description: filename }]]);
  });

  it('that waits as a file is read with the admin’s own rights and saved under the same name', async () => {
    const blob = new Blob([CSV]);
    call.mockResolvedValue({ filename, path: 'exports/admin/one.csv' });
    getBlob.mockResolvedValue(blob);
    const { person } = renderScreen(<DownloadButton />);
    await person.click(button());
    await waitFor(() => expect(saved).toEqual([{ name: filename, blob }]));
    expect(getBlob.mock.calls).toEqual([[{ path: 'exports/admin/one.csv' }]]);
  });

  it('is made once however often one clicks, and the button says that it is at work', async () => {
    let answer = (_made: object) => undefined as void;
    call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    renderScreen(<DownloadButton />);
    for (let click = 0; click < 20; click++) fireEvent.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    expect(button().textContent).toBe('กำลังจัดทำไฟล์');
    answer({ filename, csv: CSV });
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    expect(call).toHaveBeenCalledOnce();
    expect(saved).toHaveLength(1);
    // The next one is a new one.
    fireEvent.click(button());
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  });
});

describe('a failure shows a sentence, nothing is saved, and the button works again:', () => {
  it.each([
    [
      'the right is gone',
      'functions/permission-denied',
      'คุณไม่มีสิทธิ์ทำรายการนี้ หรือสิทธิ์ของคุณเพิ่งเปลี่ยนไป คัดลอกสิ่งที่กรอกไว้ก่อน แล้วโหลดหน้านี้ใหม่เพื่อดูสิ่งที่ทำได้',
    ],
    ['the function fails', 'functions/internal', 'เกิดข้อผิดพลาดบางอย่าง สิ่งที่กรอกไว้ยังอยู่ กรุณาลองอีกครั้ง'],
    [
      'no answer comes',
      'functions/deadline-exceeded',
      'ยังไม่ได้รับการยืนยันจากระบบ กดส่งอีกครั้งได้อย่างปลอดภัย ข้อมูลจะไม่ซ้ำ',
    ],
  ])('%s', async (_, code, sentence) => {
    call.mockRejectedValue(Object.assign(new Error('L12'), { code }));
    const { person } = renderScreen(<DownloadButton />);
    await person.click(button());
    await told(sentence);
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'ดาวน์โหลด CSV' }).hasAttribute('disabled')).toBe(false);
  });

  it('the file’s time is over', async () => {
    call.mockResolvedValue({ filename, path: 'exports/admin/one.csv' });
    getBlob.mockRejectedValue(Object.assign(new Error(), { code: 'storage/unauthorized' }));
    const { person } = renderScreen(<DownloadButton />);
    await person.click(button());
    await told('คุณไม่มีสิทธิ์ทำรายการนี้ หรือสิทธิ์ของคุณเพิ่งเปลี่ยนไป คัดลอกสิ่งที่กรอกไว้ก่อน แล้วโหลดหน้านี้ใหม่เพื่อดูสิ่งที่ทำได้');
    expect(saved).toEqual([]);
  });

  it('a problem that already knows its sentence', async () => {
    call.mockRejectedValue(new ProblemError('tooManyRequests'));
    const { person } = renderScreen(<DownloadButton />);
    await person.click(button());
    await told('มีการลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่');
  });
});
