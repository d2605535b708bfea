import type { ClaimSheet } from '@app/domain/claim-sheet';
import { aClaimSheet } from '@app/seed/claim-builders';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-claim';
import { ClaimForm } from './claim-form';

vi.mock('../api/use-claim', () => ({ saveClaimSheet: vi.fn(), nextClocks: () => Promise.resolve() }));
const save = vi.mocked(api.saveClaimSheet);

const { due_on: _, for_business: __, cheques: ___, ...nothing } = aClaimSheet();
const draw = (sheet: Partial<ClaimSheet>) =>
  renderScreen(
    <ClaimForm
      item={{ id: 'case-1', user_id: 'owner' }}
      author="owner"
      sheet={{ ...nothing, id: 'case-1', ...sheet }}
      onClose={vi.fn()}
    />,
  );

beforeEach(() => {
  vi.clearAllMocks();
  save.mockResolvedValue();
});

it('keeps stored instalments in their places, where they can be emptied, and adds others after them', async () => {
  await speak('th');
  const { person } = draw({ debt_type: 'instalments', instalments: ['2024-12-05', '2025-01-05'] });
  screen.getByRole('group', { name: 'วันครบกำหนดของแต่ละงวด', description: /เลขงวดอื่นจะไม่เปลี่ยน/ });
  const first = screen.getByRole('textbox', { name: 'งวดที่ 1' });
  expect(first).toHaveProperty('value', '5/12/2567');
  await person.clear(first);
  await person.type(screen.getByRole('textbox', { name: 'วันครบกำหนดของงวดที่เพิ่ม' }), '5/2/2568');
  await person.click(screen.getByRole('button', { name: 'บันทึกข้อมูลหนี้' }));
  await waitFor(() =>
    expect(save.mock.calls[0]?.[2]).toEqual({
      debt_type: 'instalments',
      instalments: ['', '2025-01-05', '2025-02-05'],
    }),
  );
});

it('asks for all instalments in one field while none is stored', async () => {
  await speak('en');
  draw({ debt_type: 'instalments' });
  screen.getByRole('textbox', { name: 'Due date of each instalment' });
  expect(screen.queryByRole('group')).toBeNull();
});

it.each([
  ['th', 'เป็นหนี้ค่าอะไร', /ถ้าไม่ทราบ เว้นว่างไว้ .*ระบบจะนับวันในช่องนี้เฉพาะเมื่อมาก่อนทุกงวด/],
  [
    'en',
    'What is the debt for?',
    /Leave it empty if you do not know\. .*counts only if it is earlier than all of them/,
  ],
  ['zh', '是什么债务？', /不清楚请留空。.*此日期仅在早于每一期时才计入/],
] as const)('says when a due date counts beside instalments: %s', async (language, kind, text) => {
  await speak(language);
  const { person } = draw({ debt_type: 'goods' });
  expect(screen.queryByText(text)).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: kind }), 'rent');
  screen.getByText(text);
});
