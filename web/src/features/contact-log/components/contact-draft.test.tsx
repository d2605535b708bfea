import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noLawyerConfirms } from '@/testing/fake-law';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as calls from '../api/contact-calls';
import { ContactGate } from './contact-gate';

let keys = 0;
const live: { facts: unknown } = vi.hoisted(() => ({ facts: null }));
vi.mock('@/lib/firebase/new-id', () => ({ newId: () => `key-${++keys}` }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('@/lib/live/use-authority', () => ({ useAuthority: () => ready(null) }));
vi.mock('../api/use-contacts', () => ({ CONTACTS_STEP: 20, useContacts: () => ready([]) }));
vi.mock('../api/use-debtor-facts', () => ({ useDebtorFacts: () => ready(live.facts) }));
vi.mock('../api/use-hold', () => ({ useHold: () => ready(null) }));
vi.mock('../api/use-debt-clock', () => ({ useDebtClock: () => undefined }));
vi.mock('../api/use-door-state', () => ({ useDoorState: () => ready(null) }));
vi.mock('../api/contact-calls', () => ({ reserveContact: vi.fn(), recordContact: vi.fn() }));
const recordContact = vi.mocked(calls.recordContact);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.clearAllMocks();
  live.facts = null;
  sessionStorage.clear();
  keys = 0;
  noLawyerConfirms();
  recordContact.mockResolvedValue({ verdict: 'inside' });
  await speak('en');
});
afterEach(() => {
  vi.useRealTimers();
});

const gate = (caseId: string) => renderScreen(<ContactGate caseId={caseId} partnerId="p1" isInProgress />);
async function openForm(person: ReturnType<typeof gate>['person']) {
  await person.click(screen.getByRole('button', { name: 'Record the outcome' }));
  return await lateDialog();
}

it('a form that was closed before the contact was recorded is as it was when it is opened again, also after a reload', async () => {
  const first = gate('case-1');
  const form = await openForm(first.person);
  expect(document.activeElement).toBe(form.getAllByRole('radio')[0]);
  await first.person.click(form.getByRole('radio', { name: 'Reached' }));
  await first.person.type(form.getByRole('textbox'), 'Will call back');
  await first.person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.unmount();

  const { person } = gate('case-1');
  const again = await openForm(person);
  // Enter pressed too often discards nothing.
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  expect(again.getByRole('radio', { name: 'Reached' })).toHaveProperty('checked', true);
  expect(again.getByRole('textbox')).toHaveProperty('value', 'Will call back');
  await person.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
  // The same contact: an earlier attempt may have arrived.
  expect(recordContact.mock.lastCall?.[0]).toMatchObject({
    key: 'key-1',
    outcome: 'reached',
    note: 'Will call back',
  });
});

it('after it was recorded, and in another case, the form is empty', async () => {
  const first = gate('case-1');
  const form = await openForm(first.person);
  await first.person.type(form.getByRole('textbox'), 'Will call back');
  await first.person.click(form.getByRole('radio', { name: 'Reached' }));
  await first.person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage).toHaveLength(0);
  const again = await openForm(first.person);
  expect(again.getByRole('textbox')).toHaveProperty('value', '');
  await first.person.type(again.getByRole('textbox'), 'Another');
  first.unmount();

  const other = gate('case-2');
  expect((await openForm(other.person)).getByRole('textbox')).toHaveProperty('value', '');
});

/** Begins a record at `beganAt`, closes its form, and opens the next one at `now`. */
async function leaveAndReturn(beganAt: string, now: string) {
  vi.setSystemTime(new Date(beganAt));
  const first = gate('case-1');
  const form = await openForm(first.person);
  await first.person.click(form.getByRole('radio', { name: 'Reached' }));
  await first.person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.unmount();
  vi.setSystemTime(new Date(now));
  const { person } = gate('case-1');
  return { person, form: await openForm(person) };
}
const save = async (person: ReturnType<typeof gate>['person']) => {
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(recordContact).toHaveBeenCalledOnce());
  return recordContact.mock.lastCall?.[0];
};
const MONDAY = '2026-11-30T10:00:00+07:00';
const RESTORED = /We restored what you entered before/;

it('a form that was given up says that it was restored, and is discarded for another contact', async () => {
  const { person, form } = await leaveAndReturn(MONDAY, '2026-11-30T12:00:00+07:00');
  expect(form.getByText(RESTORED)).toBeTruthy();
  await person.click(form.getByRole('button', { name: 'Start a new record' }));
  expect(form.queryByText(RESTORED)).toBeNull();
  expect(form.getByRole('radio', { name: 'Reached' })).toHaveProperty('checked', false);
  expect(sessionStorage).toHaveLength(0);
  await person.click(form.getByRole('radio', { name: 'No answer or not there' }));
  expect(await save(person)).toMatchObject({
    key: 'key-2',
    outcome: 'no_answer',
    beganAt: '2026-11-30T05:00:00.000Z',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});

it('more than three hours after it began nothing of it is offered or kept', async () => {
  const { form } = await leaveAndReturn(MONDAY, '2026-11-30T13:00:01+07:00');
  expect(form.queryByText(RESTORED)).toBeNull();
  expect(form.getByRole('radio', { name: 'Reached' })).toHaveProperty('checked', false);
  expect(form.getByLabelText('Time')).toHaveProperty('value', '13:00');
  expect(sessionStorage).toHaveLength(0);
});

it('a form of the debtor is not offered for a guarantor, and is there again for the debtor', async () => {
  live.facts = { id: 'case-1', ...aSetOfDebtorFacts({ case_id: 'case-1', kind: 'juristic' }) };
  const { person } = await leaveAndReturn(MONDAY, '2026-11-30T11:00:00+07:00');
  await person.keyboard('{Escape}');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Contact with' }), 'guarantor');
  const other = await openForm(person);
  expect(other.queryByText(RESTORED)).toBeNull();
  await person.keyboard('{Escape}');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Contact with' }), 'debtor');
  expect((await openForm(person)).getByText(RESTORED)).toBeTruthy();
});

it('a form that was closed is not lost when another contact is reserved and recorded', async () => {
  const first = await leaveAndReturn(MONDAY, '2026-11-30T11:00:00+07:00');
  await first.person.keyboard('{Escape}');
  vi.mocked(calls.reserveContact).mockImplementationOnce(async (_, slot) => ({
    slot,
    until: '2026-11-30T11:15:00+07:00',
  }));
  await first.person.click(screen.getByRole('button', { name: 'Start contact' }));
  await screen.findByText(/reserved for you/);
  const reserved = await openForm(first.person);
  expect(reserved.queryByText(RESTORED)).toBeNull();
  await first.person.click(reserved.getByRole('radio', { name: 'Refuses to pay' }));
  expect(await save(first.person)).toMatchObject({ key: 'key-2', outcome: 'refused' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openForm(first.person);
  expect(again.getByText(RESTORED)).toBeTruthy();
  recordContact.mockClear();
  expect(await save(first.person)).toMatchObject({ key: 'key-1', outcome: 'reached' });
});

it('a reserved contact keeps its key when what was restored is discarded', async () => {
  vi.setSystemTime(new Date(MONDAY));
  vi.mocked(calls.reserveContact).mockImplementationOnce(async (_, slot) => ({
    slot,
    until: '2026-11-30T10:15:00+07:00',
  }));
  const { person } = gate('case-1');
  await person.click(screen.getByRole('button', { name: 'Start contact' }));
  await screen.findByText(/reserved for you/);
  await person.click((await openForm(person)).getByRole('radio', { name: 'Reached' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const form = await openForm(person);
  await person.click(form.getByRole('button', { name: 'Start a new record' }));
  await person.click(form.getByRole('radio', { name: 'No answer or not there' }));
  expect(await save(person)).toMatchObject({
    key: 'key-1',
    outcome: 'no_answer',
    beganAt: new Date(MONDAY).toISOString(),
  });
});
