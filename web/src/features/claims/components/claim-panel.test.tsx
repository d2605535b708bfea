import type { Case } from '@app/domain/case';
import { clocksOf, limitationTableOn, type ClaimEvent, type ClaimFacts } from '@app/domain/claim-clocks';
import { clockId, type Clock } from '@app/domain/limitation-clock';
import { aClaimSheet, aClock } from '@app/seed/claim-builders';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useClaimSheet } from '@/lib/live/use-claim-sheet';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-claim';
import { ClaimPanel } from './claim-panel';

const TODAY = '2026-11-23';
vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'new-id' }));
vi.mock('../api/use-claim', () => ({
  useClocks: vi.fn(),
  saveClaimSheet: vi.fn(),
  nextClocks: () => Promise.resolve(),
}));
vi.mock('@/lib/live/use-claim-sheet', () => ({ useClaimSheet: vi.fn() }));
vi.mock('../api/enter-event', () => ({}));
vi.mock('@/lib/live/use-legal-events', () => {
  const live = { status: 'ready', data: [], problem: undefined, retry: vi.fn() };
  return { useLegalEvents: () => live };
});
vi.mock('@/lib/live/use-law-confirmation', () => ({
  useLawConfirmation: () => ({ status: 'ready', data: null }),
}));
vi.mock('@/lib/page/use-today', () => ({ useToday: () => TODAY }));
const saveClaimSheet = vi.mocked(api.saveClaimSheet);

interface Shown {
  role?: 'customer' | 'partner';
  events?: ClaimEvent[];
  more?: Pick<Case, 'pseudonymised_at'>;
  merged?: api.ShownClock[];
}

function draw(facts: ClaimFacts | null, { role = 'customer', events = [], more, merged = [] }: Shown = {}) {
  const clocks: Clock[] =
    facts === null
      ? []
      : clocksOf(facts, events, limitationTableOn(TODAY), TODAY).map((clock) => ({
          ...clock,
          id: clockId(clock),
          case_id: 'case-1',
        }));
  const { due_on: _, for_business: __, cheques: ___, debt_type: ____, ...rest } = aClaimSheet();
  const sheet = facts === null ? null : { ...rest, ...facts, id: 'case-1' };
  vi.mocked(useClaimSheet).mockReturnValue({
    status: 'ready',
    data: sheet,
    problem: undefined,
    retry: vi.fn(),
  });
  vi.mocked(api.useClocks).mockReturnValue({
    status: 'ready',
    data: [...clocks, ...merged],
    problem: undefined,
    retry: vi.fn(),
  });
  const item = { id: 'case-1', user_id: 'owner', status: 'In Progress' as const, ...more };
  return renderScreen(<ClaimPanel item={item} reader={{ role, uid: 'author' }} />);
}
it('says that the days are being read, and that they could not be, with a way to try again', async () => {
  const retry = vi.fn();
  const { person, rerender } = draw(null);
  const again = () =>
    rerender(
      <ClaimPanel
        item={{ id: 'case-1', user_id: 'owner', status: 'In Progress' }}
        reader={{ role: 'customer', uid: 'author' }}
      />,
    );
  vi.mocked(api.useClocks).mockReturnValue({ status: 'loading', data: undefined, problem: undefined, retry });
  again();
  expect(screen.getByRole('status')).toBeTruthy();
  vi.mocked(api.useClocks).mockReturnValue({ status: 'failed', data: undefined, problem: 'unknown', retry });
  again();
  expect(screen.getByRole('alert').textContent).toContain('โหลดกำหนดเวลาของเคสนี้ไม่สำเร็จ');
  await person.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(retry).toHaveBeenCalledOnce();
});

const CHEQUE: ClaimFacts = {
  debt_type: 'cheque',
  cheques: [{ dated_on: '2026-09-01', first_returned_on: '2026-09-05' }],
};

beforeEach(async () => {
  vi.clearAllMocks();
  saveClaimSheet.mockResolvedValue();
  await speak('th');
});

it('says first what has to be done next, until when, by which law and why', () => {
  draw(CHEQUE);
  const lines = screen.getAllByText(/ต้องดำเนินการก่อน/);
  expect(lines[0]?.textContent).toBe(
    'ต้องดำเนินการก่อน 5 ธ.ค. 2569 (เหลือ 12 วัน) · ร้องทุกข์คดีเช็ค · เช็คฉบับที่ 1 · ป.อ. ม. 96',
  );
  screen.getByText(/3 เดือน.*5 ก\.ย\. 2569.*ปฏิเสธครั้งแรก/);
  screen.getByText('ตรวจก่อนว่ากฎหมายเช็คยังใช้บังคับในวันนี้');
  screen.getByText(/เป็นการคำนวณเบื้องต้นอย่างระมัดระวัง ยังไม่ใช่คำปรึกษา ให้ทนายความยืนยันก่อนตัดสินใจ/);
  screen.getByText(/ยังไม่ได้รับการยืนยันจากทนายความ/);
  screen.getByText('การยื่นเคสในพอร์ทัลไม่ทำให้อายุความสะดุดหยุดลง');
});

it('says that the time may have passed, and never that the claim is barred', () => {
  const { container } = draw({
    debt_type: 'goods',
    for_business: false,
    due_on: '2024-03-01',
    guarantors: [{}],
  });
  expect(screen.getAllByText(/อาจพ้นกำหนดแล้ว/)).toHaveLength(2);
  screen.getByText('ดอกเบี้ยและค่าสินไหมหลังวันนั้นอาจเรียกจากผู้ค้ำประกันไม่ได้');
  expect(container.textContent).not.toContain('ขาดอายุความ');
});

it('leaves the sentence about the portal out after a suit', () => {
  draw(CHEQUE, { events: [{ id: 'e', by_role: 'partner', kind: 'sued', on: '2026-11-01' }] });
  expect(screen.queryByText('การยื่นเคสในพอร์ทัลไม่ทำให้อายุความสะดุดหยุดลง')).toBeNull();
});

it('says that a guarantor was notified only of one who was', () => {
  const facts: ClaimFacts = { debt_type: 'loan', default_on: '2026-10-01', guarantors: [{}] };
  const event = (kind: ClaimEvent['kind'], subject?: string): ClaimEvent => ({
    ...{ id: kind, by_role: 'partner', kind, on: '2026-11-01' },
    ...(subject !== undefined && { subject }),
  });
  const shown = (...events: ClaimEvent[]) => {
    const { unmount } = draw(facts, { events });
    const line = screen.getByText(/แจ้งผู้ค้ำประกันว่าลูกหนี้ผิดนัด/).parentElement?.textContent;
    const isPortal = screen.queryByText('การยื่นเคสในพอร์ทัลไม่ทำให้อายุความสะดุดหยุดลง') !== null;
    unmount();
    return [line?.split(' · ')[0], isPortal];
  };
  const running = 'ต้องดำเนินการก่อน 30 พ.ย. 2569 (เหลือ 7 วัน)';
  expect(shown()).toEqual([running, true]);
  expect(shown(event('sued'))).toEqual([running, false]);
  expect(shown(event('judgment_final'))).toEqual([running, false]);
  expect(shown(event('guarantor_notified', 'guarantor_0'))).toEqual(['แจ้งผู้ค้ำประกันแล้ว', true]);
  // The debt itself was not sued for.
  expect(shown(event('sued', 'guarantor_0'))).toEqual(['ฟ้องคดีแล้ว', true]);
});

it.each([
  ['th', /^ถ้าสัญญากำหนดให้หนี้ทั้งหมดถึงกำหนดเมื่อผิดนัด.*6 ก\.พ\. 2572 ให้ทนายความตรวจ$/],
  ['en', /^If the contract makes the whole amount due at a default.*6 Feb 2029: let a lawyer check\.$/],
  ['zh', /^若合同约定违约时全部债务立即到期.*2029年2月6日.*请律师核查。$/],
] as const)(
  'shows the earlier end that a contract may bring about beside the counted day: %s',
  async (language, text) => {
    await speak(language);
    const facts: ClaimFacts = {
      debt_type: 'instalments',
      default_on: '2024-02-06',
      instalments: ['2024-12-05'],
    };
    const { container, unmount } = draw(facts);
    expect(screen.getByText(text)).toBeDefined();
    expect(container.textContent).toMatch(/5 ธ\.ค\. 2572|5 Dec 2029|2029年12月5日/);
    unmount();
    draw({ ...facts, debt_type: 'rent' });
    expect(screen.queryByText(text)).toBeNull();
  },
);

it('shows no earlier end of what may have passed already', () => {
  const facts: ClaimFacts = {
    debt_type: 'instalments',
    default_on: '2020-02-06',
    instalments: ['2021-01-05'],
  };
  draw(facts);
  screen.getByText(/อาจพ้นกำหนดแล้ว/);
  expect(screen.queryByText(/ถ้าสัญญากำหนดให้หนี้ทั้งหมดถึงกำหนดเมื่อผิดนัด/)).toBeNull();
});

it.each([
  ['acknowledged_in_writing', /^ลูกหนี้ทำหนังสือรับสภาพความรับผิดเมื่ออาจพ้นกำหนดแล้ว.*24 ต\.ค\. 2571.*193\/35/],
  ['security_given', /^ลูกหนี้ให้ประกันเมื่ออาจพ้นกำหนดแล้ว.*24 ต\.ค\. 2571.*193\/35/],
] as const)('names what came too late: %s', (kind, text) => {
  draw(
    { debt_type: 'goods', for_business: false, due_on: '2024-03-01' },
    { events: [{ id: 'e', by_role: 'partner', kind, on: '2026-10-24' }] },
  );
  expect(screen.getAllByText(/193\/35/)).toHaveLength(1);
  expect(screen.getByText(text)).toBeDefined();
});

it('says of a judgment that its enforcement may end earlier, and of no other debt', () => {
  const note = () => screen.queryAllByText(/^การบังคับคดีอาจสิ้นสุดเร็วกว่านี้/).length;
  const { unmount } = draw({ debt_type: 'judgment', due_on: '2020-03-01' });
  expect(note()).toBe(1);
  unmount();
  const judged: ClaimEvent = { id: 'e', by_role: 'partner', kind: 'judgment_final', on: '2026-09-01' };
  const { unmount: close } = draw({ debt_type: 'loan', due_on: '2020-03-01' }, { events: [judged] });
  expect(note()).toBe(1);
  close();
  draw({ debt_type: 'loan', due_on: '2020-03-01' });
  expect(note()).toBe(0);
});

it('the form sends hire purchase and hire of movables to the kind with two years', async () => {
  const { person } = draw(null);
  await person.click(screen.getByRole('button', { name: 'กรอกข้อมูลหนี้' }));
  const kind = await screen.findByRole('combobox', { name: 'เป็นหนี้ค่าอะไร' });
  for (const [value, isSaid] of [
    ['instalments', true],
    ['rent', true],
    ['loan', false],
    ['services', false],
  ] as const) {
    await person.selectOptions(kind, value);
    const hint = screen.queryByText(/เช่าซื้อ.*“ค่าบริการ ค่าขนส่ง หรือค่าวิชาชีพ”.*2 ปี.*193\/34 \(6\)/);
    expect(hint !== null, value).toBe(isSaid);
  }
});

it('shows the clock of a merged case in the order of all, and names the case', () => {
  const merged: api.ShownClock = { ...aClock({ case_id: 'case-2' }), duplicate: 'DC-6911-0042' };
  const { container, unmount } = draw(CHEQUE, { merged: [{ ...merged, lapse_on_earliest: '2026-12-01' }] });
  const lines = [...container.querySelectorAll('p.font-semibold')].map(({ textContent }) => textContent);
  expect(lines.slice(0, 2)).toEqual([
    'ต้องดำเนินการก่อน 1 ธ.ค. 2569 (เหลือ 8 วัน) · ร้องทุกข์คดีเช็ค · เช็คฉบับที่ 1 · เคสซ้ำ DC-6911-0042 · ป.อ. ม. 96',
    'ต้องดำเนินการก่อน 5 ธ.ค. 2569 (เหลือ 12 วัน) · ร้องทุกข์คดีเช็ค · เช็คฉบับที่ 1 · ป.อ. ม. 96',
  ]);
  unmount();
  // What the merged case says is enough: nothing is missing here.
  draw(null, { merged: [merged] });
  expect(screen.queryByText(/กรอกประเภทหนี้และวันที่/)).toBeNull();
  screen.getByText('ต้องดำเนินการก่อน 5 ธ.ค. 2569 (เหลือ 12 วัน)', { exact: false });
});

it('asks the customer for what is missing, and a partner for nothing', () => {
  const { unmount } = draw(null);
  screen.getByText(/กรอกประเภทหนี้และวันที่/);
  screen.getByRole('button', { name: 'กรอกข้อมูลหนี้' });
  unmount();
  draw(null, { role: 'partner' });
  expect(screen.queryByRole('button', { name: /ข้อมูลหนี้/ })).toBeNull();
});

it('takes nothing once the persons of the case were removed', () => {
  const { unmount } = draw(null, { more: { pseudonymised_at: new Date() } });
  expect(screen.queryAllByRole('button')).toEqual([]);
  unmount();
  draw(null);
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
});

it('the form asks for the kind first, then for what matters to it, and stores the days', async () => {
  const { person } = draw(null);
  await person.click(screen.getByRole('button', { name: 'กรอกข้อมูลหนี้' }));
  const kind = await screen.findByRole('combobox', { name: 'เป็นหนี้ค่าอะไร' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.selectOptions(kind, 'cheque');
  await person.click(screen.getByRole('button', { name: 'เพิ่มเช็ค' }));
  const refused = screen.getByRole('textbox', { name: 'วันที่ธนาคารปฏิเสธครั้งแรก' });
  await person.type(refused, '31/9/2569');
  await person.click(screen.getByRole('button', { name: 'บันทึกข้อมูลหนี้' }));
  await screen.findByText(/ไม่มีวันที่นี้ในปฏิทิน/);
  expect(saveClaimSheet).not.toHaveBeenCalled();
  await person.clear(refused);
  await person.type(refused, '5/9/2569');
  await person.click(screen.getByRole('button', { name: 'บันทึกข้อมูลหนี้' }));
  await waitFor(() =>
    expect(saveClaimSheet.mock.calls).toEqual([
      [
        { id: 'case-1', owner: 'owner' },
        'author',
        { debt_type: 'cheque', cheques: [{ first_returned_on: '2026-09-05' }] },
        null,
      ],
    ]),
  );
});

it('a form that is open when the case ends stays with what was typed, and says so; nobody can open another', async () => {
  const { person, rerender } = draw(null);
  await person.click(screen.getByRole('button', { name: 'กรอกข้อมูลหนี้' }));
  const kind = await screen.findByRole('combobox');
  await person.selectOptions(kind, 'loan');
  const item = { id: 'case-1', user_id: 'owner', status: 'Completed' as const };
  rerender(<ClaimPanel item={item} reader={{ role: 'customer', uid: 'author' }} />);
  expect(screen.getByText(/^เคสนี้สิ้นสุดแล้ว/)).toBeDefined();
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'loan');
  await person.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  expect(screen.queryByText(/^เคสนี้สิ้นสุดแล้ว/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'กรอกข้อมูลหนี้' })).toBeNull();
});
