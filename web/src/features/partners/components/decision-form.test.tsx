import type { Partner } from '@app/domain/partner';
import { aPartner } from '@app/seed/builders';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ProblemError } from '@/lib/firebase/problems';
import { enterText } from '@/testing/enter-text';
import { lateDialog } from '@/testing/late-dialog';
import { renderScreen, speak } from '@/testing/render-screen';
import { decidePartner } from '../api/decide-partner';
import { DecisionForm } from './decision-form';

vi.mock('../api/decide-partner', () => ({ decidePartner: vi.fn() }));

const review = vi.mocked(decidePartner);
const showToast = vi.spyOn(toasts, 'show');
const waiting: Partner = { id: 'p1', ...aPartner() };
const page = (partner: Partner) => (
  <main tabIndex={-1}>
    <DecisionForm partner={partner} />
  </main>
);

beforeEach(async () => {
  review.mockReset();
  await speak();
});

it('approved at once: the buttons go with the decision, the keyboard stays in the page', async () => {
  const { rerender } = renderScreen(page(waiting));
  // The database tells of the change before it has answered.
  review.mockImplementation(async () => rerender(page({ ...waiting, status: 'Approved' })));
  screen.getByRole('button', { name: 'อนุมัติ' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(review).toHaveBeenCalledExactlyOnceWith(waiting, 'approve', undefined);
  expect(screen.queryByRole('button', { name: 'อนุมัติ' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('rejected only when asked twice and with a reason, which the applicant will read', async () => {
  const { rerender } = renderScreen(page(waiting));
  review.mockImplementation(async () => rerender(page({ ...waiting, status: 'Rejected' })));
  await userEvent.click(screen.getByRole('button', { name: 'ไม่อนุมัติ' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'ยืนยันไม่อนุมัติใบสมัครนี้หรือไม่' });
  const reason = screen.getByRole('textbox', { name: 'เหตุผลที่ไม่อนุมัติ' });
  const confirm = screen.getByRole('button', { name: 'ยืนยันไม่อนุมัติ' });
  await enterText(userEvent, reason, '   ');
  await userEvent.click(confirm);
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  expect(review).not.toHaveBeenCalled();
  await enterText(userEvent, reason, 'เอกสารไม่ครบ ');
  await userEvent.click(confirm);
  expect(review).toHaveBeenCalledExactlyOnceWith(waiting, 'reject', 'เอกสารไม่ครบ');
  expect(dialog.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('what was typed stays when the dialog is closed, and nothing is decided', async () => {
  renderScreen(page(waiting));
  const open = screen.getByRole('button', { name: 'ไม่อนุมัติ' });
  await userEvent.click(open);
  const dialog = await lateDialog('alertdialog');
  await enterText(userEvent, dialog.getByRole('textbox'), 'เอกสารไม่ครบ');
  await userEvent.click(dialog.getByRole('button', { name: 'ยกเลิก' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(open);
  expect((await lateDialog('alertdialog')).getByRole('textbox')).toHaveProperty('value', 'เอกสารไม่ครบ');
  expect(review).not.toHaveBeenCalled();
});

it.each([
  ['Approved', 'ระงับพันธมิตร', 'ยืนยันระงับ', 'suspend'],
  ['Suspended', 'ยกเลิกการระงับ', 'ยืนยันยกเลิกการระงับ', 'reinstate'],
  ['Rejected', 'เปิดใบสมัครอีกครั้ง', 'ยืนยันเปิดใบสมัคร', 'reopen'],
] as const)(
  'of a partner who is %s one decision is left, with a reason',
  async (status, button, confirm, sent) => {
    renderScreen(page({ ...waiting, status }));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await userEvent.click(await screen.findByRole('button', { name: confirm }));
    expect(review).not.toHaveBeenCalled();
    await enterText(userEvent, screen.getByRole('textbox'), 'ใบอนุญาตหมดอายุ');
    await userEvent.click(screen.getByRole('button', { name: confirm }));
    expect(review).toHaveBeenCalledExactlyOnceWith({ ...waiting, status }, sent, 'ใบอนุญาตหมดอายุ');
  },
);

it('an application that was opened again and rejected again is final', () => {
  renderScreen(page({ ...waiting, status: 'Rejected', reopened: true }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('after a failure the buttons are there to be pressed again', async () => {
  review.mockRejectedValue(new Error('no network'));
  renderScreen(page(waiting));
  const approve = screen.getByRole('button', { name: 'อนุมัติ' });
  approve.focus();
  await userEvent.keyboard('{Enter}');
  expect(review).toHaveBeenCalledOnce();
  await waitFor(() => expect(approve).toHaveProperty('disabled', false));
  await userEvent.click(approve);
  expect(review).toHaveBeenCalledTimes(2);
});

it('a name that changes after the page was opened is not approved by the first click; a sentence says so, and the second click approves it', async () => {
  const renamed = { ...waiting, company_name: 'ธนาคารใหญ่ จำกัด' };
  const { rerender } = renderScreen(page(waiting));
  rerender(page(renamed));
  review.mockRejectedValueOnce(new ProblemError('changedMeanwhile'));
  const approve = screen.getByRole('button', { name: 'อนุมัติ' });
  await userEvent.click(approve);
  expect(review).toHaveBeenLastCalledWith(waiting, 'approve', undefined);
  expect(showToast.mock.lastCall?.[0].description).toContain('ชื่อบริษัทหรือผู้ติดต่อเปลี่ยนไป');
  await userEvent.click(approve);
  expect(review).toHaveBeenLastCalledWith(renamed, 'approve', undefined);
});

it('another failure does not count as having seen the new name', async () => {
  const { rerender } = renderScreen(page(waiting));
  rerender(page({ ...waiting, contact_person: 'กรมบังคับคดี' }));
  review.mockRejectedValueOnce(new ProblemError('offline'));
  const approve = screen.getByRole('button', { name: 'อนุมัติ' });
  await userEvent.click(approve);
  await userEvent.click(approve);
  expect(review).toHaveBeenLastCalledWith(waiting, 'approve', undefined);
});
