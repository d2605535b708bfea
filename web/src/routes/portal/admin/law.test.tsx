import { dayOf } from '@app/domain/calendar';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '@/features/law/api/confirm-law';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { become, customer } from '@/testing/fake-session';
import { lawyerConfirms, noLawyerConfirms } from '@/testing/fake-law';
import { renderScreen, speak } from '@/testing/render-screen';
import { wholeText } from '@/testing/whole-text';
import AdminLaw from './law';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('@/features/law/api/confirm-law', () => ({ confirmLaw: vi.fn() }));
const confirmLaw = vi.mocked(api.confirmLaw);
const showToast = vi.spyOn(toasts, 'show');

beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-24T10:00:00+07:00'));
  confirmLaw.mockResolvedValue();
  become(customer());
  noLawyerConfirms();
  await speak('th');
});
afterEach(() => {
  vi.useRealTimers();
});

const sheet = (name: string) => within(screen.getByRole('region', { name }));
const HOURS = 'เวลาและจำนวนครั้งในการทวงถาม';
/** jsdom does not tell of a `details` that is opened. */
function openRows(name: string) {
  const summary = sheet(name).getByText('รายการในตาราง');
  const details = summary.closest('details');
  if (details === null) throw new Error('no rows');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

it('shows each table with version and day, and that no lawyer has confirmed it', () => {
  renderScreen(<AdminLaw />);
  expect(screen.getAllByText('ยังไม่ได้รับการยืนยันจากทนายความ')).toHaveLength(8);
  expect(screen.getAllByRole('button', { name: 'บันทึกการยืนยัน' })).toHaveLength(8);
  const hours = sheet(HOURS);
  expect(hours.getByText('ฉบับที่ 1')).toBeDefined();
  expect(hours.getByText('21 พฤศจิกายน 2562')).toBeDefined();
  expect(sheet('ค่าขึ้นศาล').getByText('ไม่ทราบวันที่เริ่มใช้')).toBeDefined();
});

it('shows the rows in words, with their source and how well they are known', async () => {
  renderScreen(<AdminLaw />);
  openRows(HOURS);
  const [working, , weekend] = await sheet(HOURS).findAllByRole('listitem');
  expect(working?.textContent).toBe(
    'วันจันทร์ถึงวันศุกร์08.00 ถึงก่อน 20.00 น.พ.ร.บ. การทวงถามหนี้ พ.ศ. 2558 มาตรา 9มีแหล่งอ้างอิง',
  );
  expect(weekend?.textContent).toContain('แหล่งอ้างอิงยังไม่แน่ชัด');
  openRows('ปฏิทินวันหยุดราชการ');
  const year = await screen.findByRole('list', { name: 'วันหยุดปี 2569' });
  expect(within(year).getAllByRole('listitem')[0]?.textContent).toBe('1 มกราคม 2569วันขึ้นปีใหม่มีแหล่งอ้างอิง');
  expect(within(year).getByText('วันหยุดชดเชยวันวิสาขบูชา')).toBeDefined();
  openRows('ถ้อยคำที่ควรตรวจ');
  await waitFor(() => expect(sheet('ถ้อยคำที่ควรตรวจ').getAllByRole('listitem')).toHaveLength(12));
});

it.each(['อายุความ', 'ดอกเบี้ยผิดนัด', 'ค่าขึ้นศาล', 'เอกสารสำหรับฟ้องคดี', 'กำหนดเวลาของสำนักงาน'])(
  'has a mark in words on each row of %s',
  async (name) => {
    renderScreen(<AdminLaw />);
    openRows(name);
    for (const row of await sheet(name).findAllByRole('listitem'))
      expect(row.querySelector('[data-mark]')?.textContent).toMatch(/\S/);
  },
);

it('a confirmation needs name, licence and a day that is not ahead, and is sent once', async () => {
  const { person } = renderScreen(<AdminLaw />);
  await person.click(sheet(HOURS).getByRole('button', { name: 'บันทึกการยืนยัน' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'บันทึกการยืนยันของทนายความ' }));
  expect(dialog.getByText(/“เวลาและจำนวนครั้งในการทวงถาม” ฉบับที่ 1/)).toBeDefined();
  const send = dialog.getByRole('button', { name: 'บันทึกการยืนยัน' });
  const day = dialog.getByLabelText<HTMLInputElement>('วันที่ยืนยัน');
  expect(day.value).toBe(dayOf(new Date()));
  fireEvent.change(day, { target: { value: '2026-11-25' } });
  await person.click(send);
  expect(await dialog.findAllByText('กรุณากรอกข้อมูลในช่องนี้')).toHaveLength(2);
  expect(dialog.getByText('วันที่ต้องไม่เกินวันนี้')).toBeDefined();
  expect(confirmLaw).not.toHaveBeenCalled();

  await person.type(dialog.getByLabelText('ชื่อทนายความ'), ' นางสาวพิมพ์ใจ ตัวอย่าง ');
  await person.type(dialog.getByLabelText('เลขที่ใบอนุญาตทนายความ'), '1234/2560');
  fireEvent.change(day, { target: { value: '2026-11-20' } });
  await person.click(send);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirmLaw.mock.calls).toEqual([
    [
      { table: 'contact_rules', n: 1, effectiveFrom: '2019-11-21', mode: 'warn' },
      { name: 'นางสาวพิมพ์ใจ ตัวอย่าง', licence_no: '1234/2560', confirmed_on: '2026-11-20' },
      customer().uid,
    ],
  ]);
  expect(showToast).toHaveBeenCalledWith({ title: 'บันทึกการยืนยันแล้ว' });
});

it('what was typed is still there after a failure', async () => {
  confirmLaw.mockRejectedValue(new ProblemError('offline'));
  const { person } = renderScreen(<AdminLaw />);
  const open = () => sheet(HOURS).getByRole('button', { name: 'บันทึกการยืนยัน' });
  await person.click(open());
  await person.type(await screen.findByLabelText('ชื่อทนายความ'), 'พิมพ์ใจ');
  await person.type(screen.getByLabelText('เลขที่ใบอนุญาตทนายความ'), '1');
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'บันทึกการยืนยัน' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ variant: 'destructive', title: 'บันทึกการยืนยันไม่สำเร็จ' }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.click(open());
  expect(screen.getByLabelText<HTMLInputElement>('ชื่อทนายความ').value).toBe('พิมพ์ใจ');
});

it('a confirmed version names its lawyer, and cannot be confirmed again', () => {
  lawyerConfirms('contact_rules');
  renderScreen(<AdminLaw />);
  const hours = sheet(HOURS);
  expect(hours.getByText('ทนายความยืนยันแล้ว')).toBeDefined();
  expect(hours.getByText(wholeText(/ยืนยันโดย นางสาวพิมพ์ใจ ตัวอย่าง ใบอนุญาต 1234\/2560 เมื่อ/))).toBeDefined();
  expect(hours.getByText('20 พฤศจิกายน 2569')).toBeDefined();
  expect(hours.queryByRole('button', { name: 'บันทึกการยืนยัน' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'บันทึกการยืนยัน' })).toHaveLength(7);
});

it('from 1 November it says that the next calendar is missing', () => {
  const { unmount } = renderScreen(<AdminLaw />);
  expect(screen.queryByText(/ยังไม่มีปฏิทินวันหยุดราชการ/)).toBeNull();
  unmount();
  vi.setSystemTime(new Date('2027-11-01T10:00:00+07:00'));
  renderScreen(<AdminLaw />);
  expect(screen.getByText(/ยังไม่มีปฏิทินวันหยุดราชการของปี 2571/)).toBeDefined();
});
