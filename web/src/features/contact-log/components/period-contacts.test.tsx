import { CONTACT_VERDICTS, type DebtorContact } from '@app/domain/debtor-contact';
import { aDebtorContact } from '@app/seed/contact-builders';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { useContactsBetween } from '../api/use-contacts';
import { PeriodContacts } from './period-contacts';

vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/use-contacts', () => ({ useContactsBetween: vi.fn() }));

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const given = (contacts: DebtorContact[]) =>
  vi
    .mocked(useContactsBetween)
    .mockReturnValue({ status: 'ready', data: contacts, problem: undefined, retry: () => undefined });
const contact = (seq: number, change: Partial<DebtorContact> = {}): DebtorContact => ({
  id: `c${seq}`,
  ...aDebtorContact({ seq, began_at: new Date(`2026-11-${String(seq + 10)}T03:00:00Z`) }),
  ...change,
});
const show = () => renderScreen(<PeriodContacts caseId="case-1" period={NOVEMBER} />);

beforeEach(() => speak('th'));

it('each contact of the period is a row with its stamp, the bad ones like the good, and the sums are those of the rows', () => {
  given(CONTACT_VERDICTS.map((verdict, seq) => contact(seq, { verdict })));
  show();
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => row.querySelector('[data-verdict]')?.textContent)).toEqual([
    'อยู่ในเวลาและจำนวนครั้งที่กำหนด',
    'นอกเวลา',
    'เกินจำนวนครั้งในวันนั้น',
    'บันทึกช้า',
    'ตารางไม่บังคับ',
  ]);
  expect(within(rows[0]!).getByText('10 พ.ย. 2569 10.00 น.')).toBeDefined();
  expect(screen.getByText('ทั้งหมด 5 รายการ')).toBeDefined();
  expect(
    screen.getByText(
      'ตราหมายถึงรายการนี้อยู่ในเวลาและจำนวนครั้งตามตารางที่ระบบใช้ (ฉบับที่ 1, ยังไม่ได้รับการยืนยันจากทนายความ) ไม่ใช่คำรับรองทางกฎหมาย',
    ),
  ).toBeDefined();
});

it('notes and names of persons are not part of it', () => {
  given([contact(1, { note: 'ถามน้องสาว', actor_name: 'ผู้ติดต่อ' })]);
  show();
  expect(screen.queryByText(/น้องสาว|ผู้ติดต่อ$/)).toBeNull();
});

it('a period without contacts says so, and nothing of stamps', async () => {
  await speak('en');
  given([]);
  show();
  expect(screen.getByText('No contacts are recorded in this period')).toBeDefined();
  expect(screen.queryByText(/legal opinion/)).toBeNull();
});

it('marks a contact that was corrected in another period, and does not list that correction', async () => {
  await speak('en');
  const began_at = new Date('2026-12-01T03:00:00Z');
  given([contact(1), contact(2), contact(3, { began_at, corrects: 'c1' })]);
  show();
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(rows.map((row) => row.textContent.includes('Corrected by a later entry'))).toEqual([true, false]);
});
