import { anAuthority } from '@app/seed/authority-builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnFocus } from '@/lib/page/return-focus';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as calls from '../api/contact-calls';
import { ContactGate } from './contact-gate';

const live: { authority: unknown; kind: 'natural' | 'juristic' } = vi.hoisted(() => ({
  authority: null,
  kind: 'natural',
}));
vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'key' }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('@/lib/live/use-authority', () => ({ useAuthority: () => ready(live.authority) }));
vi.mock('../api/use-contacts', () => ({ CONTACTS_STEP: 20, useContacts: () => ready([]) }));
vi.mock('../api/use-debtor-facts', () => ({
  useDebtorFacts: () => ready({ id: 'case-1', ...aSetOfDebtorFacts({ kind: live.kind }) }),
}));
vi.mock('../api/use-hold', () => ({ useHold: () => ready(null) }));
vi.mock('../api/use-debt-clock', () => ({ useDebtClock: () => undefined }));
vi.mock('../api/use-door-state', () => ({ useDoorState: () => ready(null) }));
vi.mock('../api/contact-calls', () => ({
  recordContact: vi.fn(),
  reserveContact: vi.fn(),
}));
returnFocus();
const reserveContact = vi.mocked(calls.reserveContact);

/** A Monday in Bangkok. */
const at = (time: string) => new Date(`2026-11-23T${time}+07:00`);
function open(time: string) {
  vi.setSystemTime(at(time));
  return renderScreen(<ContactGate caseId="case-1" partnerId="p1" isInProgress />);
}
const says = () => screen.getByText((_, element) => element?.getAttribute('role') === 'status').textContent;
const until = (until_on: string | null) => ({ id: 'p1', ...anAuthority({ until_on }) });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  live.authority = null;
  live.kind = 'natural';
  await speak('en');
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['th', /ไม่ครอบคลุมการติดต่อนี้แล้ว/],
  ['en', /does not cover this contact/],
  ['zh', /已不涵盖此次联系/],
] as const)('one that has ended stops contact, and its record stays possible: %s', async (language, text) => {
  await speak(language);
  live.authority = until('2026-11-22');
  open('10:00:00');
  expect(says()).toMatch(text);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('its last day is a day like any other, and a missing one stops nothing yet', () => {
  live.authority = until('2026-11-23');
  const { rerender } = open('10:00:00');
  expect(says()).toBe('You may make contact now, until 20:00');
  live.authority = null;
  rerender(<ContactGate key="again" caseId="case-1" partnerId="p1" isInProgress />);
  expect(says()).toBe('You may make contact now, until 20:00');
});

it('a revoked one stops contact with a company as well', () => {
  live.kind = 'juristic';
  live.authority = { ...until(null), revoked_at: at('09:00:00') };
  open('10:00:00');
  expect(says()).toMatch(/does not cover/);
});

it('the server’s answer counts until the document is there', async () => {
  live.authority = undefined;
  reserveContact.mockResolvedValue({ refused: 'no_authority' });
  const { person } = open('10:00:00');
  await person.click(screen.getByRole('button', { name: 'Start contact' }));
  await waitFor(() => expect(says()).toMatch(/does not cover/));
});

it.each([
  ['visit', ['visit'], true],
  ['call', ['visit', 'demand'], false],
] as const)('a contact is reserved as a %s under an authority for %s', async (channel, scope, isSaid) => {
  live.authority = { id: 'p1', ...anAuthority({ scope: [...scope] }) };
  reserveContact.mockResolvedValue({ slot: 'key', until: at('10:15:00').toISOString() });
  const { person } = open('10:00:00');
  expect(screen.queryByText('Your letter of authority covers visits only.') !== null).toBe(isSaid);
  await person.click(screen.getByRole('button', { name: 'Start contact' }));
  await waitFor(() => expect(says()).toMatch(/is reserved for you/));
  expect(reserveContact.mock.lastCall).toEqual(['case-1', 'key', channel, 'debtor']);
  // The button is gone.
  await waitFor(() => expect(document.activeElement?.id).toBe('case-contact'));
});
