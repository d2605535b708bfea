import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { LimitError, ProblemError } from '@/lib/firebase/problems';
import { renderScreen, speak } from '@/testing/render-screen';
import { exportStatement } from '../api/export-statement';
import { StatementFiles } from './statement-files';

vi.mock('../api/export-statement', () => ({ exportStatement: vi.fn() }));
const made = vi.mocked(exportStatement);
const showToast = vi.spyOn(toasts, 'show');
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  vi.clearAllMocks();
  made.mockResolvedValue('ใบแจ้งยอด.pdf');
  await speak('th');
});

it.each([
  ['ดาวน์โหลด PDF', 'pdf'],
  ['ดาวน์โหลด CSV', 'csv'],
] as const)('%s asks for the file of the period in the language of the reader', async (name, format) => {
  const { person } = renderScreen(<StatementFiles caseId="case-1" period={NOVEMBER} />);
  await person.click(button(name));
  expect(made.mock.calls).toEqual([[{ caseId: 'case-1', ...NOVEMBER, language: 'th', format }]]);
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'บันทึกไฟล์แล้ว', description: 'ใบแจ้งยอด.pdf' }),
    ),
  );
});

it('without a period there is nothing to ask for', () => {
  renderScreen(<StatementFiles caseId="case-1" period={undefined} />);
  for (const each of screen.getAllByRole('button')) expect(each).toHaveProperty('disabled', true);
});

it.each([
  [
    new LimitError(new Date('2026-11-24T05:30:00Z')),
    'จัดทำครบจำนวนไฟล์ของวันนี้แล้ว ทำได้อีกครั้ง 24 พ.ย. 2569 12.30 น.',
  ],
  [
    new ProblemError('denied'),
    'คุณไม่มีสิทธิ์ทำรายการนี้ หรือสิทธิ์ของคุณเพิ่งเปลี่ยนไป คัดลอกสิ่งที่กรอกไว้ก่อน แล้วโหลดหน้านี้ใหม่เพื่อดูสิ่งที่ทำได้',
  ],
])('a failure says why', async (error, description) => {
  made.mockRejectedValue(error);
  const { person } = renderScreen(<StatementFiles caseId="case-1" period={NOVEMBER} />);
  await person.click(button('ดาวน์โหลด PDF'));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'จัดทำไฟล์ไม่สำเร็จ', description })),
  );
});
