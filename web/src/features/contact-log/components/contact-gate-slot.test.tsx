import { aDebtorContact, aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId } from '@/lib/firebase/new-id';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as calls from '../api/contact-calls';
import { ContactGate } from './contact-gate';

const live: { contacts: unknown[] } = vi.hoisted(() => ({ contacts: [] }));
vi.mock('@/lib/firebase/new-id', () => ({ newId: vi.fn(() => 'key-of-this-contact') }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('@/lib/live/use-authority', () => ({ useAuthority: () => ready(null) }));
vi.mock('../api/use-contacts', () => ({ CONTACTS_STEP: 20, useContacts: () => ready(live.contacts) }));
vi.mock('../api/use-debtor-facts', () => ({
  useDebtorFacts: () => ready({ id: 'case-1', ...aSetOfDebtorFacts({ case_id: 'case-1' }) }),
}));
vi.mock('../api/use-hold', () => ({ useHold: () => ready(null) }));
vi.mock('../api/use-debt-clock', () => ({ useDebtClock: () => undefined }));
vi.mock('../api/use-door-state', () => ({ useDoorState: () => ready(null) }));
vi.mock('../api/contact-calls', () => ({
  reserveContact: vi.fn(),
  recordContact: vi.fn(),
}));
const reserveContact = vi.mocked(calls.reserveContact);
const recordContact = vi.mocked(calls.recordContact);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.clearAllMocks();
  sessionStorage.clear();
  live.contacts = [];
  recordContact.mockResolvedValue({ verdict: 'inside' });
  await speak('en');
});
afterEach(() => {
  vi.useRealTimers();
});

const says = () => screen.getByText((_, element) => element?.getAttribute('role') === 'status').textContent;
// A Saturday, on which the hours end at 18:00.
const saturday = (time: string) => new Date(`2026-11-21T${time}+07:00`);
const lookAgain = (now: Date) => {
  vi.setSystemTime(now);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const enterTime = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const record = async (person: UserEvent) => {
  await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
  await person.click((await lateDialog()).getByRole('radio', { name: 'Reached' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { key, beganAt } = recordContact.mock.lastCall![0];
  return { key, beganAt };
};
const begin = async () => {
  vi.setSystemTime(saturday('17:50:00'));
  vi.mocked(newId).mockReturnValueOnce('begun');
  reserveContact.mockResolvedValue({ slot: 'begun', until: saturday('18:05:00').toISOString() });
  const drawn = renderScreen(<ContactGate caseId="case-1" partnerId="p1" isInProgress />);
  await drawn.person.click(screen.getByRole('button', { name: 'Start contact' }));
  await waitFor(() => expect(says()).toMatch(/reserved for you until 18:05/));
  return drawn;
};
const begun = { key: 'begun', beganAt: saturday('17:50:00').toISOString() };

it('a contact that outlasts its reservation is recorded with the time at which it began, once, and also after a reload', async () => {
  const { person, unmount } = await begin();
  lookAgain(saturday('18:10:00'));
  expect(says()).toMatch(/outside the/i);
  unmount();
  renderScreen(<ContactGate caseId="case-1" partnerId="p1" isInProgress />);
  expect(await record(person)).toEqual(begun);
  // The next one is another contact.
  const other = { key: 'key-of-this-contact', beganAt: saturday('18:10:00').toISOString() };
  expect(await record(person)).toEqual(other);
});

it.each([
  ['four hours ahead', saturday('13:00:00'), saturday('09:00:00')],
  ['three hours behind', saturday('10:00:00'), saturday('13:00:00')],
])(
  'a contact begins at the server’s time, with the clock of a phone that is %s',
  async (_, device, server) => {
    vi.setSystemTime(device);
    vi.mocked(newId).mockReturnValueOnce('begun');
    reserveContact.mockResolvedValue({
      slot: 'begun',
      until: new Date(server.getTime() + 15 * 60_000).toISOString(),
    });
    const { person, unmount } = renderScreen(<ContactGate caseId="case-1" partnerId="p1" isInProgress />);
    await person.click(screen.getByRole('button', { name: 'Start contact' }));
    await waitFor(() => expect(says()).toMatch(/reserved for you/));
    lookAgain(new Date(device.getTime() + 14 * 60_000));
    expect(says()).toMatch(/reserved for you/);
    lookAgain(new Date(device.getTime() + 16 * 60_000));
    expect(says()).not.toMatch(/reserved for you/);
    unmount();
    renderScreen(<ContactGate caseId="case-1" partnerId="p1" isInProgress />);
    expect(await record(person)).toEqual({ key: 'begun', beganAt: server.toISOString() });
  },
);

it('the beginning of a reserved contact can be corrected with a clock that is behind, up to the server’s time and not beyond', async () => {
  const server = saturday('13:00:00');
  vi.setSystemTime(saturday('10:00:00'));
  vi.mocked(newId).mockReturnValueOnce('begun');
  reserveContact.mockResolvedValue({ slot: 'begun', until: saturday('13:15:00').toISOString() });
  const { person } = renderScreen(<ContactGate caseId="case-1" partnerId="p1" isInProgress />);
  await person.click(screen.getByRole('button', { name: 'Start contact' }));
  await waitFor(() => expect(says()).toMatch(/reserved for you/));
  lookAgain(saturday('10:10:00'));
  const { field } = await timeAbove(person);
  await person.click(screen.getByRole('radio', { name: 'Reached' }));
  enterTime(field, '13:12');
  expect(await screen.findByText('A contact cannot be in the future.')).toBeTruthy();
  enterTime(field, '13:05');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
  expect(recordContact.mock.lastCall?.[0].beganAt).toBe(
    new Date(server.getTime() + 5 * 60_000).toISOString(),
  );
});

it('a contact keeps its beginning when its reservation is asked for again after a reload', async () => {
  const { person, unmount } = await begin();
  unmount();
  lookAgain(saturday('17:55:00'));
  renderScreen(<ContactGate caseId="case-1" partnerId="p1" isInProgress />);
  await person.click(screen.getByRole('button', { name: 'Start contact' }));
  await waitFor(() => expect(says()).toMatch(/reserved for you until 18:05/));
  expect(await record(person)).toEqual(begun);
});

it.each([
  ['is of the day before', new Date('2026-11-22T09:00:00+07:00'), []],
  ['was begun more than three hours before', saturday('20:50:01'), []],
  ['is in the record already', saturday('17:58:00'), [{ ...aDebtorContact({ counts: false }), id: 'begun' }]],
])('a contact does not lend its beginning to the next one once it %s', async (_, now, recorded) => {
  const { person } = await begin();
  live.contacts = recorded;
  lookAgain(now);
  expect(await record(person)).toEqual({ key: 'key-of-this-contact', beganAt: now.toISOString() });
});

/** The fields before the Save button; those after it are what is seldom changed. */
const timeAbove = async (person: UserEvent) => {
  await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
  const dialog = await lateDialog();
  const field = dialog.getByLabelText<HTMLInputElement>('Time');
  const save = dialog.getByRole('button', { name: 'Save' });
  const isAbove = (save.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return { field, isAbove };
};

it('a contact that is recorded after its slot shows when it began before it is saved, and it may be changed', async () => {
  const { person } = await begin();
  lookAgain(saturday('18:40:00'));
  const { field, isAbove } = await timeAbove(person);
  expect([isAbove, field.value]).toEqual([true, '17:50']);
  await person.clear(field);
  await person.type(field, '18:40');
  await person.click(screen.getByRole('radio', { name: 'Reached' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
  expect(recordContact.mock.lastCall?.[0].beganAt).toBe(saturday('18:40:00').toISOString());
});

it.each([
  ['during its slot', saturday('17:55:00')],
  ['that was not begun before', saturday('21:00:00')],
])('the time of a contact %s is among what is seldom changed', async (_, now) => {
  const { person } = await begin();
  lookAgain(now);
  expect((await timeAbove(person)).isAbove).toBe(false);
});

it('the fields are locked while the contact is being sent, so that nothing is changed that is not', async () => {
  recordContact.mockReturnValueOnce(new Promise(() => undefined));
  const { person } = await begin();
  await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
  const sheet = await lateDialog();
  await person.click(sheet.getByRole('radio', { name: 'Reached' }));
  await person.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
  await person.click(sheet.getByRole('radio', { name: 'Promised to pay' }));
  await person.type(sheet.getByRole('textbox'), 'later');
  expect(sheet.getByRole('radio', { name: 'Reached' })).toHaveProperty('checked', true);
  expect(sheet.getByRole('textbox')).toHaveProperty('value', '');
});
