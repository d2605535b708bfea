import type { LegalEvent } from '@app/domain/claim-sheet';
import { aLegalEvent } from '@app/seed/claim-builders';
import type { Role } from '@app/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLegalEvents } from '@/lib/live/use-legal-events';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/enter-event';
import { useDocumentChoices } from '../api/use-document-choices';
import { LegalEvents } from './legal-events';

const TODAY = '2026-11-23';
vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'new-id' }));
vi.mock('@/lib/live/use-legal-events', () => ({ useLegalEvents: vi.fn() }));
vi.mock('../api/enter-event', () => ({ enterEvent: vi.fn() }));
vi.mock('../api/use-document-choices', () => ({ useDocumentChoices: vi.fn() }));
vi.mock('@/lib/page/use-today', () => ({ useToday: () => TODAY }));
const enterEvent = vi.mocked(api.enterEvent);
const live = { status: 'ready', problem: undefined, retry: vi.fn() } as const;
const DOCUMENT = {
  id: 'd1',
  case_id: 'case-1',
  user_id: 'p',
  by_role: 'partner',
  path: 'case-files/p/1-letter.pdf',
  kind: 'acknowledgement',
  label: 'ลงชื่อแล้ว',
  created_at: new Date(0),
} as const;

const event = (id: string, more: Partial<LegalEvent> = {}): LegalEvent => ({ ...aLegalEvent(), id, ...more });

function draw(
  events: LegalEvent[],
  role: Role = 'partner',
  mayEnter = true,
): ReturnType<typeof renderScreen> {
  vi.mocked(useLegalEvents).mockReturnValue({ ...live, data: events });
  vi.mocked(useDocumentChoices).mockReturnValue({ ...live, data: [DOCUMENT] });
  const writer = { caseId: 'case-1', uid: 'author', role };
  return renderScreen(<LegalEvents writer={writer} sheet={null} mayEnter={mayEnter} />);
}
const press = (person: ReturnType<typeof renderScreen>['person'], name: string) =>
  person.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  vi.clearAllMocks();
  enterEvent.mockResolvedValue();
  await speak('th');
});

it('enters what happened, when, and the document that shows it', async () => {
  const { person } = draw([]);
  screen.getByText('ยังไม่มีเหตุการณ์ที่บันทึกไว้');
  await press(person, 'บันทึกเหตุการณ์');
  const form = await screen.findByRole('form', { name: 'บันทึกเหตุการณ์' });
  await person.click(within(form).getByRole('button', { name: 'บันทึกเหตุการณ์' }));
  await waitFor(() => expect(within(form).getAllByText('กรุณากรอกข้อมูลในช่องนี้')).toHaveLength(2));
  expect(enterEvent).not.toHaveBeenCalled();
  await person.selectOptions(
    within(form).getByRole('combobox', { name: 'เกิดอะไรขึ้น' }),
    'acknowledged_in_writing',
  );
  within(form).getByText('ทำให้เริ่มนับใหม่ ถ้าเกิดขึ้นก่อนพ้นกำหนด');
  await person.type(within(form).getByRole('textbox', { name: 'วันที่เกิดเหตุการณ์' }), '20/11/2569');
  await person.selectOptions(
    within(form).getByRole('combobox', { name: /เอกสารที่แสดงเรื่องนี้/ }),
    'หนังสือรับสภาพหนี้ · ลงชื่อแล้ว',
  );
  await person.click(within(form).getByRole('button', { name: 'บันทึกเหตุการณ์' }));
  await waitFor(() =>
    expect(enterEvent.mock.calls).toEqual([
      [
        { caseId: 'case-1', uid: 'author', role: 'partner' },
        'new-id',
        { kind: 'acknowledged_in_writing', on: '2026-11-20', document_id: 'd1' },
      ],
    ]),
  );
});

it('corrects an entry by another one that begins with it', async () => {
  const { person } = draw([event('e1')]);
  await press(person, 'แก้ไขรายการ');
  const form = await screen.findByRole('form', { name: 'แก้ไขรายการ' });
  expect(document.activeElement).toBe(within(form).getByRole('combobox', { name: 'เกิดอะไรขึ้น' }));
  const on = within(form).getByRole('textbox', { name: 'วันที่เกิดเหตุการณ์' });
  expect(on).toHaveProperty('value', '1/6/2569');
  await person.clear(on);
  await person.type(on, '2/6/2569');
  await person.click(within(form).getByRole('button', { name: 'บันทึกเหตุการณ์' }));
  await waitFor(() =>
    expect(enterEvent.mock.calls[0]?.[2]).toEqual({
      kind: 'acknowledged_in_writing',
      on: '2026-06-02',
      corrects: 'e1',
    }),
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'แก้ไขรายการ' })),
  );
});

it('takes an entry back after a question, and keeps it in sight', async () => {
  const { person, unmount } = draw([event('e1')]);
  await press(person, 'ยกเลิกรายการที่บันทึกผิด');
  await press(person, 'ยกเลิกรายการนี้');
  await waitFor(() =>
    expect(enterEvent.mock.calls[0]?.[2]).toEqual({ kind: 'entered_in_error', on: TODAY, corrects: 'e1' }),
  );
  unmount();
  draw([event('e1'), event('e2', { kind: 'entered_in_error', corrects: 'e1' })]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  screen.getByText('บันทึกผิด จึงไม่นำมานับ');
  expect(screen.queryByRole('button', { name: 'แก้ไขรายการ' })).toBeNull();
});

it('shows an entry as it was once its correction was entered in error, and it can be corrected again', () => {
  draw([
    event('e1'),
    event('e2', { on: '2026-06-02', corrects: 'e1' }),
    event('e3', { kind: 'entered_in_error', corrects: 'e2' }),
  ]);
  const [correction, first] = screen.getAllByRole('listitem');
  if (correction === undefined || first === undefined) throw new Error('two entries');
  within(correction).getByText('บันทึกผิด จึงไม่นำมานับ');
  expect(within(correction).queryByRole('button')).toBeNull();
  expect(within(first).queryByText('มีรายการแก้ไขแล้ว จึงไม่นำมานับ')).toBeNull();
  within(first).getByRole('button', { name: 'แก้ไขรายการ' });
  within(first).getByRole('button', { name: 'ยกเลิกรายการที่บันทึกผิด' });
});

it('a customer corrects own entries only, and enters what the rules accept', async () => {
  const { person } = draw(
    [event('theirs'), event('own', { by_role: 'customer', kind: 'default' })],
    'customer',
  );
  expect(screen.getAllByRole('button', { name: 'แก้ไขรายการ' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'ยกเลิกรายการที่บันทึกผิด' })).toBeNull();
  await press(person, 'บันทึกเหตุการณ์');
  const kind = await screen.findByRole('combobox', { name: 'เกิดอะไรขึ้น' });
  expect(within(kind).getAllByRole('option')).toHaveLength(4);
});

it('who may not enter anything reads only', () => {
  draw([event('e1')], 'customer', false);
  screen.getByText('ลูกหนี้ทำหนังสือรับสภาพหนี้');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a form that is open when the case ends stays with what was typed, and says so; nobody can open another', async () => {
  const { person, rerender } = draw([]);
  await press(person, 'บันทึกเหตุการณ์');
  const day = await screen.findByRole('textbox', { name: 'วันที่เกิดเหตุการณ์' });
  await person.type(day, '20/11/2569');
  const writer = { caseId: 'case-1', uid: 'author', role: 'partner' as const };
  rerender(<LegalEvents writer={writer} sheet={null} mayEnter={false} />);
  expect(screen.getByText(/^เคสนี้สิ้นสุดแล้ว/)).toBeDefined();
  expect(day).toHaveProperty('value', '20/11/2569');
  expect(day.isConnected).toBe(true);
  await press(person, 'ยกเลิก');
  expect(screen.queryByRole('button')).toBeNull();
});
