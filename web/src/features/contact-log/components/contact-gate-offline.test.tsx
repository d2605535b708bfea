import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { ContactGate } from './contact-gate';
import { loadContactSheet } from './late-contact-sheet';

vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'key' }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/use-contacts', () => ({ CONTACTS_STEP: 20, useContacts: () => ready([]) }));
vi.mock('../api/use-debtor-facts', () => ({
  useDebtorFacts: () => ready({ id: 'case-1', ...aSetOfDebtorFacts({ case_id: 'case-1' }) }),
}));
vi.mock('@/lib/live/use-authority', () => ({ useAuthority: () => ready(null) }));
vi.mock('../api/use-hold', () => ({ useHold: () => ready(null) }));
vi.mock('../api/use-debt-clock', () => ({ useDebtClock: () => undefined }));
vi.mock('../api/use-door-state', () => ({ useDoorState: () => ready(null) }));
vi.mock('../api/contact-calls', () => ({ recordContact: vi.fn() }));
const loaded = vi.hoisted(() => vi.fn());
vi.mock('./contact-sheet', async (original) => {
  const code = await original();
  loaded();
  return code as object;
});

/** The form's code takes seconds to load on a busy machine. */
const PATIENCE = { timeout: 10_000 };

it('opens the form without network if its code has come before, and says so if not', async () => {
  await speak('en');
  const showToast = vi.spyOn(toasts, 'show');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { person, unmount } = renderScreen(<ContactGate caseId="case-1" partnerId="p1" isInProgress />);
  const record = screen.getByRole('button', { name: 'Record the outcome' });
  await person.click(record);
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
  showToast.mockClear();
  unmount();

  // With network the code comes a moment after the pointer is first moved over the page.
  online.mockReturnValue(true);
  const other = renderScreen(<ContactGate caseId="case-2" partnerId="p1" isInProgress />);
  await other.person.hover(other.container);
  await waitFor(() => expect(loaded).toHaveBeenCalledOnce(), PATIENCE);
  // Settles after the gate's own import.
  await act(loadContactSheet);
  online.mockReturnValue(false);
  await other.person.click(screen.getByRole('button', { name: 'Record the outcome' }));
  expect(await screen.findByRole('dialog', {}, PATIENCE)).toBeDefined();
  expect(showToast).not.toHaveBeenCalled();
});
