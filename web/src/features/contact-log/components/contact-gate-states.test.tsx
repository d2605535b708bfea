import { aDebtorContact, aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { aDoorState } from '@app/seed/door-builders';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '@/lib/firebase/new-id';
import { enterText } from '@/testing/enter-text';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as calls from '../api/contact-calls';
import { ContactGate } from './contact-gate';

const live: {
  contacts: unknown[];
  kind: 'natural' | 'juristic';
  hold: unknown;
  door: unknown;
  clock: unknown;
} = vi.hoisted(() => ({ contacts: [], kind: 'juristic', hold: null, door: null, clock: undefined }));
vi.mock('@/lib/firebase/new-id', () => ({ newId: vi.fn(() => 'another-key') }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('@/lib/live/use-authority', () => ({ useAuthority: () => ready(null) }));
vi.mock('../api/use-contacts', () => ({ CONTACTS_STEP: 20, useContacts: () => ready(live.contacts) }));
vi.mock('../api/use-debtor-facts', () => ({
  useDebtorFacts: () => ready({ id: 'case-1', ...aSetOfDebtorFacts({ kind: live.kind }) }),
}));
vi.mock('../api/use-hold', () => ({ useHold: () => ready({ hold: live.hold }) }));
vi.mock('../api/use-door-state', () => ({ useDoorState: () => ready(live.door) }));
vi.mock('../api/use-debt-clock', () => ({ useDebtClock: () => live.clock }));
vi.mock('../api/contact-calls', () => ({
  reserveContact: vi.fn(),
  recordContact: vi.fn(),
}));
const reserveContact = vi.mocked(calls.reserveContact);
const recordContact = vi.mocked(calls.recordContact);

/** A Monday in Bangkok. */
const at = (time: string) => new Date(`2026-11-23T${time}+07:00`);
const gate = (isInProgress = true) => (
  <ContactGate caseId="case-1" partnerId="p1" isInProgress={isInProgress} />
);
function open(time: string, isInProgress = true) {
  vi.setSystemTime(at(time));
  return renderScreen(gate(isInProgress));
}
const says = () => screen.getByText((_, element) => element?.getAttribute('role') === 'status').textContent;
const start = () => screen.queryByRole('button', { name: /^Start contact/ });
const choose = (person: UserEvent, who: string) =>
  person.selectOptions(screen.getByLabelText('Contact with'), who);
const record = async (person: UserEvent) => {
  await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
  const sheet = await lateDialog();
  await person.click(sheet.getByRole('radio', { name: 'Reached' }));
  await person.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return recordContact.mock.lastCall?.[0];
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.clearAllMocks();
  sessionStorage.clear();
  Object.assign(live, { contacts: [], kind: 'juristic', hold: null, door: null, clock: undefined });
  recordContact.mockResolvedValue({ verdict: 'inside' });
  await speak('en');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the guarantor of a company', () => {
  it('is contacted once a day, and the company without a number', async () => {
    const guarantor = aDebtorContact({ person: 'guarantor', began_at: at('09:00:00'), counts: true });
    live.contacts = [{ ...guarantor, id: 'c' }];
    const { person } = open('10:00:00');
    expect(says()).toBe('You may make contact now, until 20:00');
    await choose(person, 'guarantor');
    expect(says()).toMatch(/^Contacted once today/);
    expect(screen.queryByText(/house rule/)).toBeNull();
    expect(start()).toBeNull();
  });

  it('is who the reservation is for, and with whom the contact is recorded, also after a reload', async () => {
    vi.mocked(newId).mockReturnValueOnce('begun');
    reserveContact.mockResolvedValue({ slot: 'begun', until: at('10:15:00').toISOString() });
    const { person, unmount } = open('10:00:00');
    expect(start()).toBeNull();
    await choose(person, 'guarantor');
    await person.click(start()!);
    await waitFor(() => expect(says()).toMatch(/is reserved for you/));
    expect(reserveContact.mock.lastCall).toEqual(['case-1', 'begun', 'call', 'guarantor']);
    // The company called meanwhile: another contact.
    await choose(person, 'debtor');
    expect(says()).toBe('You may make contact now, until 20:00');
    expect(await record(person)).toMatchObject({ key: 'another-key', person: 'debtor' });
    unmount();
    open('10:05:00');
    expect(await record(person)).toMatchObject({ key: 'begun', person: 'guarantor' });
  });

  it('is not asked about where the debtor is a person: the day is the same', () => {
    live.kind = 'natural';
    open('10:00:00');
    expect(screen.queryByLabelText('Contact with')).toBeNull();
    expect(start()).not.toBeNull();
  });

  it('is no longer chosen once the debtor turns out to be a person', async () => {
    const { person, rerender } = open('10:00:00');
    await choose(person, 'guarantor');
    live.kind = 'natural';
    rerender(gate());
    reserveContact.mockResolvedValue({ slot: 'begun', until: at('10:15:00').toISOString() });
    await person.click(start()!);
    await waitFor(() => expect(reserveContact.mock.lastCall?.[3]).toBe('debtor'));
  });

  it('is not contacted while the debtor disputes the debt, nor is the company', async () => {
    live.door = aDoorState({ open: { dispute: 1, paid: 0 } });
    const { person } = open('10:00:00');
    expect(says()).toMatch(/paused until the office/);
    await choose(person, 'guarantor');
    expect(says()).toMatch(/paused until the office/);
  });
});

describe('a case that the customer has put on hold', () => {
  beforeEach(() => {
    live.kind = 'natural';
    live.hold = { reason: 'We are talking', at: at('08:00:00') };
  });

  it.each([
    ['th', 'ลูกค้าขอพักเคสไว้ โปรดงดติดต่อลูกหนี้จนกว่าลูกค้าจะให้ดำเนินต่อ'],
    ['en', 'The client has paused the case. Please do not contact the debtor until the client continues it'],
    ['zh', '客户已暂停案件，在客户恢复处理之前请勿联系债务人'],
  ] as const)('says so in place of the hours: %s', async (language, text) => {
    await speak(language);
    open('10:00:00');
    expect(says()).toBe(text);
  });

  it('prevents no contact within the hours', async () => {
    reserveContact.mockResolvedValue({ slot: 'begun', until: at('10:15:00').toISOString() });
    const { person, rerender } = open('10:00:00');
    await person.click(start()!);
    await waitFor(() => expect(says()).toMatch(/is reserved for you/));
    vi.setSystemTime(at('21:00:00'));
    rerender(<ContactGate key="later" caseId="case-1" partnerId="p1" isInProgress />);
    expect(says()).toMatch(/^The client has paused the case/);
    expect(start()).toBeNull();
  });
});

describe('a case that is not in progress', () => {
  it('takes the record of a contact, and reserves none', async () => {
    live.kind = 'natural';
    const { person } = open('10:00:00', false);
    expect(says()).toBe('The case is not in progress. Contacts that took place can still be recorded');
    expect(start()).toBeNull();
    expect(await record(person)).toMatchObject({ caseId: 'case-1', outcome: 'reached' });
  });

  it('keeps the open form with what was typed, and when the contact began, when it ends meanwhile', async () => {
    live.kind = 'natural';
    vi.mocked(newId).mockReturnValueOnce('begun');
    reserveContact.mockResolvedValue({ slot: 'begun', until: at('10:15:00').toISOString() });
    const { person, rerender } = open('10:00:00');
    await person.click(start()!);
    await waitFor(() => expect(says()).toMatch(/is reserved for you/));
    await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
    const sheet = await lateDialog();
    await enterText(person, sheet.getByLabelText('Note (optional)'), 'Pays on Friday');
    rerender(gate(false));
    await person.click(sheet.getByRole('radio', { name: 'Reached' }));
    await person.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
    expect(recordContact.mock.lastCall?.[0]).toMatchObject({
      key: 'begun',
      note: 'Pays on Friday',
      beganAt: at('10:00:00').toISOString(),
    });
  });
});

describe('a note that demands payment', () => {
  const why = () => screen.queryByRole('textbox', { name: /Why you are sending it/ });
  const write = async () => {
    const { person } = open('10:00:00');
    await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
    const sheet = await lateDialog();
    await person.click(sheet.getByRole('radio', { name: 'Reached' }));
    await enterText(person, sheet.getByLabelText('Note (optional)'), 'แจ้งว่าโปรดชำระภายในวันศุกร์');
    await person.click(sheet.getByRole('button', { name: /^(Save|Send anyway)$/ }));
  };

  it('is questioned once the period of limitation may have passed', async () => {
    live.clock = 'may_have_passed';
    await write();
    await waitFor(() => expect(why()).not.toBeNull());
    expect(recordContact).not.toHaveBeenCalled();
  });

  it.each(['running', 'soon', undefined])('is recorded as it is while that is %s', async (state) => {
    live.clock = state;
    await write();
    await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
    expect(recordContact.mock.lastCall?.[0]).not.toHaveProperty('wording');
  });
});
