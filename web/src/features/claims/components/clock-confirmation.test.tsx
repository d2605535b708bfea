import { inputsOf } from '@app/domain/clock-confirmation';
import { confirmClock } from '@app/domain/contracts/confirm-clock';
import type { Clock } from '@app/domain/limitation-clock';
import { aClock } from '@app/seed/claim-builders';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as callable from '@/lib/firebase/callable';
import { renderScreen, speak } from '@/testing/render-screen';
import { ClockConfirmation } from './clock-confirmation';

vi.mock('@/lib/firebase/callable', () => ({ call: vi.fn() }));
vi.mock('@/lib/page/use-today', () => ({ useToday: () => '2026-11-23' }));
const call = vi.mocked(callable.call);
const CONFIRMATION = {
  lapse_on: '2026-12-05',
  name: 'สมหญิง ทนายความ',
  licence_no: '1234/2550',
  confirmed_on: '2026-11-23',
  reason: '',
};
const CONFIRMED: Clock = aClock({ confirmed: { ...CONFIRMATION, by: 'admin', at: new Date(0) } });

beforeEach(async () => {
  vi.clearAllMocks();
  call.mockResolvedValue({});
  await speak('th');
});

it('names the lawyer, the day and when it was confirmed; only an admin may record it', () => {
  const { container } = renderScreen(<ClockConfirmation clock={CONFIRMED} mayConfirm={false} />);
  expect(container.textContent).toBe(
    'สมหญิง ทนายความ ทนายความ (ใบอนุญาต 1234/2550) ยืนยันว่าต้องดำเนินการก่อน 5 ธ.ค. 2569 (ยืนยันเมื่อ 23 พ.ย. 2569)',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing for a clock without a day', () => {
  const unknown = aClock({ lapse_on_earliest: null, state: 'unknown' });
  renderScreen(<ClockConfirmation clock={unknown} mayConfirm />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('sends the clock that the admin saw, and says what is wrong at its field', async () => {
  const clock = aClock();
  const { person } = renderScreen(<ClockConfirmation clock={clock} mayConfirm />);
  await person.click(screen.getByRole('button', { name: 'บันทึกการยืนยันของทนายความ' }));
  const form = await screen.findByRole('form');
  const field = (name: string) => within(form).getByLabelText(name, { exact: false });
  const save = () => person.click(within(form).getByRole('button', { name: 'บันทึกการยืนยัน' }));
  await person.type(field('ชื่อทนายความ'), CONFIRMATION.name);
  await person.type(field('เลขที่ใบอนุญาตทนายความ'), CONFIRMATION.licence_no);
  await person.clear(field('ต้องดำเนินการก่อนวันที่ (ตามที่ทนายความยืนยัน)'));
  await person.type(field('ต้องดำเนินการก่อนวันที่ (ตามที่ทนายความยืนยัน)'), '2026-12-04');
  await save();
  await within(form).findByText(/วันที่ต้องไม่มาก่อนวันที่คำนวณไว้/);
  expect(call).not.toHaveBeenCalled();
  await person.clear(field('ต้องดำเนินการก่อนวันที่ (ตามที่ทนายความยืนยัน)'));
  await person.type(field('ต้องดำเนินการก่อนวันที่ (ตามที่ทนายความยืนยัน)'), '2026-12-05');
  await save();
  await waitFor(() =>
    expect(call.mock.calls).toEqual([
      [
        confirmClock,
        {
          caseId: 'demo-case',
          clockId: 'complaint_cheque_0',
          seen: inputsOf(clock),
          confirmation: CONFIRMATION,
        },
      ],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});

it('withdraws a confirmation', async () => {
  const { person } = renderScreen(<ClockConfirmation clock={CONFIRMED} mayConfirm />);
  await person.click(screen.getByRole('button', { name: 'แก้ไขการยืนยัน' }));
  await person.click(await screen.findByRole('button', { name: 'ถอนการยืนยัน' }));
  await waitFor(() => expect(call.mock.calls[0]?.[1]).toMatchObject({ confirmation: null }));
});

it('a confirmation is for the clock on which the form was opened, also when a newer one comes meanwhile', async () => {
  const clock = aClock();
  const { person, rerender } = renderScreen(<ClockConfirmation clock={clock} mayConfirm />);
  await person.click(screen.getByRole('button', { name: 'บันทึกการยืนยันของทนายความ' }));
  const form = await screen.findByRole('form');
  await person.type(within(form).getByLabelText('ชื่อทนายความ', { exact: false }), CONFIRMATION.name);
  await person.type(within(form).getByLabelText('เลขที่ใบอนุญาตทนายความ', { exact: false }), '1234/2550');
  rerender(<ClockConfirmation clock={{ ...clock, lapse_on_earliest: '2026-11-25' }} mayConfirm />);
  await person.click(within(form).getByRole('button', { name: 'บันทึกการยืนยัน' }));
  await waitFor(() => expect(call.mock.calls[0]?.[1]).toMatchObject({ seen: inputsOf(clock) }));
});
