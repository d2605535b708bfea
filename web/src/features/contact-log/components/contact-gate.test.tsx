import type { DebtorContact } from '@app/domain/debtor-contact';
import type { DebtorFacts } from '@app/domain/debtor-facts';
import { aDebtorContact, aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { aDoorState } from '@app/seed/door-builders';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { lawyerConfirms, noLawyerConfirms } from '@/testing/fake-law';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { enterText } from '@/testing/enter-text';
import { renderScreen, speak } from '@/testing/render-screen';
import { wholeText } from '@/testing/whole-text';
import * as calls from '../api/contact-calls';
import { ContactGate } from './contact-gate';

const live: { contacts: unknown[]; facts: unknown; door: unknown } = vi.hoisted(() => ({
  contacts: [],
  facts: null,
  door: null,
}));
vi.mock('@/lib/firebase/new-id', () => ({ newId: vi.fn(() => 'key-of-this-contact') }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/use-contacts', () => ({
  CONTACTS_STEP: 20,
  useContacts: () => ready(live.contacts),
  useContactDigest: () => ready(null),
}));
vi.mock('../api/use-debtor-facts', () => ({ useDebtorFacts: () => ready(live.facts) }));
vi.mock('@/lib/live/use-authority', () => ({ useAuthority: () => ready(null) }));
vi.mock('../api/use-hold', () => ({ useHold: () => ready(null) }));
vi.mock('../api/use-debt-clock', () => ({ useDebtClock: () => undefined }));
vi.mock('../api/use-door-state', () => ({ useDoorState: () => ready(live.door) }));
vi.mock('../api/contact-calls', () => ({
  reserveContact: vi.fn(),
  recordContact: vi.fn(),
  verifyRecord: vi.fn(),
}));
const reserveContact = vi.mocked(calls.reserveContact);
const recordContact = vi.mocked(calls.recordContact);
const showToast = vi.spyOn(toasts, 'show');
/** A Monday in Bangkok. */
const at = (time: string) => new Date(`2026-11-23T${time}+07:00`);
const facts = (change: Partial<DebtorFacts> = {}): DebtorFacts => ({
  id: 'case-1',
  ...aSetOfDebtorFacts({ case_id: 'case-1' }),
  ...change,
});
const contact = (change: Partial<DebtorContact> = {}): DebtorContact => ({
  id: 'c',
  ...aDebtorContact({ began_at: at('09:00:00'), recorded_at: at('09:02:00') }),
  ...change,
});

function open(time: string) {
  vi.setSystemTime(at(time));
  return renderScreen(<ContactGate caseId="case-1" partnerId="p1" isInProgress />);
}
const says = () => screen.getByText((_, element) => element?.getAttribute('role') === 'status').textContent;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.clearAllMocks();
  sessionStorage.clear();
  live.contacts = [];
  noLawyerConfirms();
  live.facts = facts();
  live.door = null;
  reserveContact.mockResolvedValue({ slot: 'key-of-this-contact', until: at('10:15:00').toISOString() });
  recordContact.mockResolvedValue({ verdict: 'inside' });
  await speak('en');
});
afterEach(() => {
  vi.useRealTimers();
});

it('within the hours: until when, by which schedule, and that no lawyer has confirmed it', async () => {
  await speak('th');
  open('10:00:00');
  expect(says()).toBe('ติดต่อได้ตอนนี้ ถึง 20.00 น.');
  expect(screen.getByText('ตามตารางเวลา ฉบับที่ 1 (ยังไม่ได้รับการยืนยันจากทนายความ)')).toBeDefined();
});

it('names the lawyer who has confirmed the schedule', async () => {
  await speak('th');
  lawyerConfirms('contact_rules');
  open('10:00:00');
  expect(
    screen.getByText(wholeText('ตามตารางเวลา ฉบับที่ 1 (ยืนยันโดย นางสาวพิมพ์ใจ ตัวอย่าง ใบอนุญาต 1234/2560)')),
  ).toBeDefined();
});

it('outside the hours there is no reservation, and what has happened can be recorded', async () => {
  await speak('th');
  open('21:30:00');
  expect(says()).toBe('นอกเวลา ติดต่อได้ 24 พ.ย. 08.00 น.');
  expect(screen.queryByRole('button', { name: 'เริ่มติดต่อลูกหนี้' })).toBeNull();
  expect(screen.getByRole('button', { name: 'บันทึกผลการติดต่อ' })).toBeDefined();
});

it('after a contact that counts the day is used, unless it took place on another day after all', async () => {
  await speak('th');
  live.contacts = [contact()];
  const { rerender } = open('10:00:00');
  expect(says()).toBe('วันนี้ติดต่อแล้ว 1 ครั้ง ติดต่อได้อีกครั้ง 24 พ.ย. 08.00 น.');
  live.contacts = [contact({ id: 'd', corrects: 'c', counts: false }), contact()];
  rerender(<ContactGate key="corrected" caseId="case-1" partnerId="p1" isInProgress />);
  expect(says()).toBe('วันนี้ติดต่อแล้ว 1 ครั้ง ติดต่อได้อีกครั้ง 24 พ.ย. 08.00 น.');
  const before = new Date('2026-11-22T09:00:00+07:00');
  live.contacts = [contact(), contact({ id: 'd', corrects: 'c', began_at: before })];
  rerender(<ContactGate key="again" caseId="case-1" partnerId="p1" isInProgress />);
  expect(says()).toBe('ติดต่อได้ตอนนี้ ถึง 20.00 น.');
});

it('a company has the hours as a house rule; of an unknown debtor it says so', () => {
  live.facts = facts({ kind: 'juristic' });
  live.contacts = [contact()];
  const { rerender } = open('10:00:00');
  expect(says()).toBe('You may make contact now, until 20:00');
  expect(screen.getByText(/house rule/)).toBeDefined();
  live.facts = null;
  live.contacts = [];
  rerender(<ContactGate key="again" caseId="case-1" partnerId="p1" isInProgress />);
  expect(screen.getByText(/counts as a person/)).toBeDefined();
});

it.each([
  ['th', 'เริ่มติดต่อลูกหนี้', 'วันนี้ยังติดต่อไม่ได้ ติดต่อได้ 24 พ.ย. 08.00 น.'],
  ['en', 'Start contact', 'Not available today. You can contact the debtor from 24 Nov, 08:00'],
  ['zh', '开始联系债务人', '今天暂不能联系，可于11月24日 08:00联系'],
] as const)(
  'what another case has is not said to be a contact of this one: %s',
  async (language, name, text) => {
    await speak(language);
    reserveContact.mockResolvedValue({
      refused: 'used_today',
      nextAt: new Date('2026-11-24T08:00:00+07:00').toISOString(),
    });
    const { person } = open('10:00:00');
    await person.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(says()).toBe(text));
  },
);

describe('what the debtor answered', () => {
  const paused = aDoorState({ open: { dispute: 1, paid: 0 } });

  it.each([
    ['th', /พักการติดต่อไว้จนกว่าสำนักงานจะตรวจสอบ/],
    ['en', /Contact is paused until the office has looked into it/],
    ['zh', /在本所核查之前暂停联系/],
  ] as const)('a dispute pauses contact, and its record stays possible: %s', async (language, text) => {
    await speak(language);
    live.door = paused;
    open('10:00:00');
    expect(says()).toMatch(text);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('contact goes on once it is dealt with', () => {
    live.door = paused;
    const { rerender } = open('10:00:00');
    expect(says()).toMatch(/paused/);
    live.door = aDoorState();
    rerender(<ContactGate key="again" caseId="case-1" partnerId="p1" isInProgress />);
    expect(says()).toBe('You may make contact now, until 20:00');
  });

  it('a preferred time and a contact person are shown in the debtor’s words', () => {
    const at0 = at('08:00:00');
    live.door = aDoorState({
      wishes: {
        prefer_time: { answer_id: 'a', text: 'หลังเลิกงาน', reach: '', at: at0 },
        nominee: { answer_id: 'b', text: 'นางสาว ข', reach: '081 555 0199', at: at0 },
      },
    });
    open('10:00:00');
    expect(screen.getByText('หลังเลิกงาน')).toBeDefined();
    expect(screen.getByText(/names this person/)).toBeDefined();
    expect(screen.getByText(/081 555 0199/)).toBeDefined();
    expect(screen.queryByText(/in this way/)).toBeNull();
  });
});

it('reserved, then recorded in two taps: the outcome and Save', async () => {
  const { person } = open('10:00:00');
  await person.click(screen.getByRole('button', { name: 'Start contact' }));
  await waitFor(() => expect(says()).toBe('Today’s contact is reserved for you until 10:15'));
  await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
  const sheet = await lateDialog();
  const save = sheet.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await person.click(sheet.getByRole('radio', { name: 'Reached' }));
  await person.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(recordContact.mock.calls).toEqual([
    [
      {
        caseId: 'case-1',
        key: 'key-of-this-contact',
        channel: 'call',
        direction: 'out',
        person: 'debtor',
        outcome: 'reached',
        beganAt: at('10:00:00').toISOString(),
        note: '',
        told: { own_name: false, creditor: false, amount: false, authority_shown: false },
      },
    ],
  ]);
  expect(showToast).toHaveBeenCalledWith({
    title: 'The contact has been recorded',
    description: 'Within hours and daily limit',
  });
});

it('an earlier time can be given, a later one cannot; of a third person nothing is noted', async () => {
  const { person } = open('22:00:00');
  await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
  const sheet = await lateDialog();
  await person.click(sheet.getByRole('radio', { name: 'No answer or not there' }));
  const time = sheet.getByLabelText('Time');
  await person.clear(time);
  await person.type(time, '23:00');
  expect(sheet.getByText('A contact cannot be in the future.')).toBeDefined();
  await person.clear(time);
  await person.type(time, '21:30');
  await enterText(person, sheet.getByLabelText('Note (optional)'), 'a neighbour');
  await person.selectOptions(sheet.getByLabelText('Contact with'), 'locating');
  expect(sheet.queryByLabelText('Note (optional)')).toBeNull();
  await person.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
  expect(recordContact.mock.calls[0]?.[0]).toMatchObject({
    beganAt: at('21:30:00').toISOString(),
    person: 'locating',
    note: '',
  });
});

it('after the record form is closed with Escape, the focus is on the button that opened it', async () => {
  const { person } = open('10:00:00');
  const record = screen.getByRole('button', { name: 'Record the outcome' });
  await person.click(record);
  await lateDialog();
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(record));
});

describe('a note with a questioned wording', () => {
  const QUESTIONED = 'ลูกหนี้เล่าว่ามีคนจะยึดรถพรุ่งนี้';
  const why = () => screen.queryByRole('textbox', { name: /Why you are sending it/ });
  const started = async () => {
    const { person } = open('10:00:00');
    await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
    await person.click((await lateDialog()).getByRole('radio', { name: 'Reached' }));
    return person;
  };

  it('is quoted while it is written, and recorded with a reason only', async () => {
    const person = await started();
    await enterText(person, screen.getByLabelText('Note (optional)'), QUESTIONED);
    expect((await screen.findByText('จะยึดรถ')).tagName).toBe('Q');
    await person.click(screen.getByRole('button', { name: 'Send anyway' }));
    expect(await screen.findByText('Please fill in this field')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(why()));
    expect(recordContact).not.toHaveBeenCalled();
    await enterText(person, why()!, 'The debtor’s words');
    await person.click(screen.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
    expect(recordContact.mock.calls[0]?.[0]).toMatchObject({
      note: QUESTIONED,
      wording: {
        findings: ['th-seizure'],
        reason: 'The debtor’s words',
        law: { table: 'wording', n: 1 },
      },
    });
  });

  it('needs nothing more once the words are changed, or nothing is noted of a third person', async () => {
    const person = await started();
    await enterText(person, screen.getByLabelText('Note (optional)'), QUESTIONED);
    await waitFor(() => expect(why()).not.toBeNull());
    await person.selectOptions(screen.getByLabelText('Contact with'), 'locating');
    expect(why()).toBeNull();
    await person.selectOptions(screen.getByLabelText('Contact with'), 'debtor');
    expect(why()).not.toBeNull();
    await person.clear(screen.getByLabelText('Note (optional)'));
    expect(why()).toBeNull();
    await enterText(person, screen.getByLabelText('Note (optional)'), 'จะไม่มีการยึดรถ');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
    expect(recordContact.mock.calls[0]?.[0]).not.toHaveProperty('wording');
  });
});
