import { dayOf } from '@app/domain/calendar';
import { CONTACT_VERDICTS, type DebtorContact } from '@app/domain/debtor-contact';
import type { Role } from '@app/domain/roles';
import { aContactDigest, aDebtorContact } from '@app/seed/contact-builders';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lawyerConfirms, noLawyerConfirms } from '@/testing/fake-law';
import { enterText } from '@/testing/enter-text';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { wholeText } from '@/testing/whole-text';
import * as calls from '../api/contact-calls';
import { ContactLog } from './contact-log';

const live: { contacts: unknown[]; digest: unknown; lengths: number[]; fails: boolean } = vi.hoisted(() => ({
  fails: false,
  contacts: [],
  digest: null,
  lengths: [],
}));
vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'key-of-this-contact' }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/use-contacts', () => {
  const pages = new Map<number, unknown[]>();
  return {
    CONTACTS_STEP: 20,
    useContacts: (_caseId: string, length: number) => {
      live.lengths.push(length);
      if (live.fails) return { status: 'failed', data: undefined, problem: 'unavailable', retry: vi.fn() };
      const page = pages.get(length) ?? live.contacts.slice(0, length + 1);
      if (live.contacts.length > 20) pages.set(length, page);
      return ready(live.contacts.length > 20 ? page : live.contacts);
    },
    useContactDigest: () => ready(live.digest),
  };
});
vi.mock('../api/use-debt-clock', () => ({ useDebtClock: () => undefined }));
vi.mock('../api/contact-calls', () => ({
  recordContact: vi.fn(),
  verifyRecord: vi.fn(),
}));
const verifyRecord = vi.mocked(calls.verifyRecord);
const recordContact = vi.mocked(calls.recordContact);

const as = (role: Role) => ({ item: { id: 'case-1' }, reader: { role, uid: 'reader' } });
const contact = (seq: number, change: Partial<DebtorContact> = {}): DebtorContact => ({
  id: `c${seq}`,
  ...aDebtorContact({ seq }),
  ...change,
});

beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  live.contacts = [];
  live.digest = null;
  live.lengths = [];
  live.fails = false;
  noLawyerConfirms();
  await speak('th');
});

it('of a case without contacts there is nothing', () => {
  renderScreen(<ContactLog {...as('customer')} />);
  expect(screen.queryByText('การติดต่อลูกหนี้')).toBeNull();
});

it('each verdict is shown to the customer with its stamp, the bad ones like the good, and what a stamp means', () => {
  live.contacts = CONTACT_VERDICTS.map((verdict, seq) => contact(seq, { verdict, note: '' }));
  live.digest = aContactDigest({
    entries: 5,
    outside_hours: 1,
    second_that_day: 1,
    recorded_late: 1,
    not_gated: 1,
  });
  renderScreen(<ContactLog {...as('customer')} />);
  const items = screen.getAllByRole('listitem');
  const stamps = ['อยู่ในเวลาและจำนวนครั้งที่กำหนด', 'นอกเวลา', 'เกินจำนวนครั้งในวันนั้น', 'บันทึกช้า', 'ตารางไม่บังคับ'];
  expect(items.map((item) => item.querySelector('[data-verdict]')?.textContent)).toEqual(stamps);
  expect(screen.getByText('ทั้งหมด 5 รายการ')).toBeDefined();
  expect(
    screen.getByText(
      'ตราหมายถึงรายการนี้อยู่ในเวลาและจำนวนครั้งตามตารางที่ระบบใช้ (ฉบับที่ 1, ยังไม่ได้รับการยืนยันจากทนายความ) ไม่ใช่คำรับรองทางกฎหมาย',
    ),
  ).toBeDefined();
});

it('the version of the schedule is that of the entries; of several each entry names its own', async () => {
  await speak('en');
  const law = (n: number) => ({ law: { table: 'contact_rules', n } }) as const;
  live.contacts = [contact(2, law(7)), contact(1, law(7))];
  const { rerender } = renderScreen(<ContactLog {...as('customer')} />);
  expect(screen.getByText(/schedule in use \(no\. 7, not yet confirmed/)).toBeDefined();
  expect(screen.queryByText(/schedule in use \(no\. 1/)).toBeNull();
  expect(screen.queryByText(/^Schedule no\./)).toBeNull();
  live.contacts = [contact(2, law(7)), contact(1, law(1))];
  rerender(<ContactLog key="again" {...as('customer')} />);
  expect(screen.getAllByText(/schedule in use \(no\./).map((one) => one.textContent)).toEqual([
    expect.stringContaining('no. 1,'),
    expect.stringContaining('no. 7,'),
  ]);
  const [newer, older] = screen.getAllByRole('listitem');
  expect(within(newer!).getByText('Schedule no. 7')).toBeDefined();
  expect(within(older!).getByText('Schedule no. 1')).toBeDefined();
});

it('a stamp names the lawyer once the contact rules are confirmed, and is no legal opinion all the same', () => {
  live.contacts = [contact(1)];
  lawyerConfirms('contact_rules');
  renderScreen(<ContactLog {...as('customer')} />);
  expect(
    screen.getByText(
      wholeText(/\(ฉบับที่ 1, ยืนยันโดย นางสาวพิมพ์ใจ ตัวอย่าง ใบอนุญาต 1234\/2560\) ไม่ใช่คำรับรองทางกฎหมาย$/),
    ),
  ).toBeDefined();
  expect(screen.queryByText(/ยังไม่ได้รับการยืนยันจากทนายความ/)).toBeNull();
});

it('twenty are shown, and more on demand', async () => {
  live.contacts = Array.from({ length: 45 }, (_, index) => contact(45 - index));
  const { person } = renderScreen(<ContactLog {...as('customer')} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(new Set(live.lengths)).toEqual(new Set([20]));
  await person.click(screen.getByRole('button', { name: 'แสดงรายการก่อนหน้า' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  await person.click(screen.getByRole('button', { name: 'แสดงรายการก่อนหน้า' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'แสดงรายการก่อนหน้า' })).toBeNull();
});

it('the record is checked on demand, and a break is named', async () => {
  await speak('en');
  live.contacts = [contact(1)];
  verifyRecord.mockResolvedValueOnce({ entries: 3, broken: null });
  const { person } = renderScreen(<ContactLog {...as('admin')} />);
  const check = screen.getByRole('button', { name: 'Check the record' });
  await person.click(check);
  await waitFor(() => expect(screen.getByText('3 entries checked: all as they were recorded')).toBeDefined());
  verifyRecord.mockResolvedValueOnce({ entries: 3, broken: 2 });
  await person.click(check);
  await waitFor(() =>
    expect(screen.getByText('Entry 2 is not as it was recorded. Please tell the office.')).toBeDefined(),
  );
});

it('an erased name is not shown; a corrected entry stays, and says so', async () => {
  await speak('en');
  live.contacts = [
    contact(2, { corrects: 'c1', outcome: 'wrong_person' }),
    contact(1, { actor_name: '', actor_erased: true }),
  ];
  renderScreen(<ContactLog {...as('customer')} />);
  const [newer, older] = screen.getAllByRole('listitem');
  expect(within(newer!).getByText('Corrects an earlier entry')).toBeDefined();
  expect(within(older!).getByText('Corrected by a later entry')).toBeDefined();
  expect(within(older!).getByText('Name not given')).toBeDefined();
});

it('the partner corrects an entry of today, about a day that is long past, and keeps its time', async () => {
  await speak('en');
  recordContact.mockResolvedValueOnce({ verdict: 'recorded_late' });
  const began_at = new Date(Date.now() - 60 * 24 * 3_600_000);
  const told = { own_name: false, creditor: false, amount: false, authority_shown: false };
  live.contacts = [contact(1, { began_at, recorded_at: new Date(), note: 'Letter', told })];
  const { person } = renderScreen(<ContactLog {...as('partner')} />);
  await person.click(screen.getByRole('button', { name: 'Correct this entry' }));
  const sheet = await lateDialog();
  expect(sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Day of contact' }).value).toBe(
    dayOf(began_at),
  );
  await person.click(sheet.getByRole('radio', { name: 'No answer or not there' }));
  await person.click(sheet.getByRole('radio', { name: 'Letter' }));
  await person.click(sheet.getByRole('checkbox', { name: 'Amount of the debt' }));
  await enterText(person, sheet.getByRole('textbox', { name: 'Note (optional)' }), ' returned ');
  await person.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(recordContact.mock.calls[0]?.[0]).toMatchObject({
    key: 'key-of-this-contact',
    corrects: 'c1',
    outcome: 'no_answer',
    channel: 'letter',
    beganAt: began_at.toISOString(),
    note: 'Letter returned',
    told: { ...told, amount: true },
  });
});

it('a correction begins with the entry that it corrects', async () => {
  await speak('en');
  const entry = contact(1, {
    recorded_at: new Date(),
    channel: 'visit',
    person: 'nominee',
    direction: 'in',
    outcome: 'promised',
    note: 'a note',
    told: { own_name: true, creditor: false, amount: true, authority_shown: false },
  });
  live.contacts = [entry];
  recordContact.mockResolvedValue({ verdict: 'inside' });
  const { person } = renderScreen(<ContactLog {...as('partner')} />);
  await person.click(screen.getByRole('button', { name: 'Correct this entry' }));
  const sheet = await lateDialog();
  await person.click(sheet.getByRole('radio', { name: 'Wrong person' }));
  await person.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
  expect(recordContact.mock.calls[0]?.[0]).toEqual({
    caseId: 'case-1',
    key: 'key-of-this-contact',
    channel: 'visit',
    person: 'nominee',
    direction: 'in',
    outcome: 'wrong_person',
    beganAt: entry.began_at.toISOString(),
    note: 'a note',
    told: entry.told,
    corrects: 'c1',
  });
});

it('why a note was recorded although its wording was questioned is shown to partner and office, not to the customer', () => {
  live.contacts = [contact(1, { wording: { findings: ['th-seizure'], reason: 'คำพูดของลูกหนี้' } })];
  const text = 'บันทึกทั้งที่ระบบเตือนเรื่องถ้อยคำ เหตุผล: คำพูดของลูกหนี้';
  const { rerender } = renderScreen(<ContactLog key="partner" {...as('partner')} />);
  expect(screen.getByText(text)).toBeDefined();
  rerender(<ContactLog key="admin" {...as('admin')} />);
  expect(screen.getByText(text)).toBeDefined();
  rerender(<ContactLog key="customer" {...as('customer')} />);
  expect(screen.queryByText(text)).toBeNull();
});

it('the correction of a questioned note keeps its reason, and is checked when it is sent', async () => {
  await speak('en');
  const wording = { findings: ['th-seizure'], reason: 'The debtor’s words' };
  live.contacts = [contact(1, { note: 'ขู่จะยึดรถ', wording, recorded_at: new Date() })];
  recordContact.mockResolvedValue({ verdict: 'inside' });
  const { person } = renderScreen(<ContactLog {...as('partner')} />);
  await person.click(screen.getByRole('button', { name: 'Correct this entry' }));
  await person.click((await lateDialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
  expect(recordContact.mock.calls[0]?.[0]).toMatchObject({
    note: 'ขู่จะยึดรถ',
    wording: { ...wording, law: { table: 'wording', n: 1 } },
  });
});

it('a correction that was closed says that it was restored, and can begin with the entry again', async () => {
  await speak('en');
  const wording = { findings: ['th-seizure'], reason: 'The debtor’s words' };
  live.contacts = [contact(1, { note: 'ขู่จะยึดรถ', wording, recorded_at: new Date() })];
  recordContact.mockResolvedValue({ verdict: 'inside' });
  const { person } = renderScreen(<ContactLog {...as('partner')} />);
  const open = async () => {
    await person.click(screen.getByRole('button', { name: 'Correct this entry' }));
    return lateDialog();
  };
  await enterText(person, (await open()).getByRole('textbox', { name: 'Note (optional)' }), 'Typed before');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(again.getByText(/We restored what you entered before/)).toBeTruthy();
  expect(again.getByDisplayValue(/Typed before/)).toBeTruthy();
  await person.click(again.getByRole('button', { name: 'Start a new record' }));
  expect(again.getByDisplayValue('ขู่จะยึดรถ')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
  await person.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
  expect(recordContact.mock.calls[0]?.[0]).toMatchObject({ corrects: 'c1', note: 'ขู่จะยึดรถ', wording });
});

it('a correction that is being written stays when the list fails meanwhile', async () => {
  await speak('en');
  live.contacts = [contact(1, { note: '', recorded_at: new Date() })];
  const { person, rerender } = renderScreen(<ContactLog {...as('partner')} />);
  await person.click(screen.getByRole('button', { name: 'Correct this entry' }));
  const note = (await lateDialog()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Note (optional)' });
  await enterText(person, note, 'Typed before');
  live.fails = true;
  rerender(<ContactLog {...as('partner')} />);
  expect(document.contains(note) && note.value).toBe('Typed before');
  await person.keyboard('{Escape}');
  expect(await screen.findByText('The contacts could not be loaded')).toBeDefined();
});
