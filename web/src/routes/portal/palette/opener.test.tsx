import type { Case } from '@app/domain/case';
import type { Partner } from '@app/domain/partner';
import { aCase, aPartner } from '@app/seed/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as cases from '@/features/cases/api/use-case-search';
import * as partners from '@/features/partners/api/use-partner-search';
import type { Live } from '@/lib/live/connection';
import type { ListPage } from '@/lib/live/live-page';
import { become, customer, session } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import { PaletteOpener } from './opener';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/cases/api/use-case-search', () => ({ useCaseSearch: vi.fn() }));
vi.mock('@/features/partners/api/use-partner-search', () => ({ usePartnerSearch: vi.fn() }));
const useCaseSearch = vi.mocked(cases.useCaseSearch);
const usePartnerSearch = vi.mocked(partners.usePartnerSearch);

// jsdom has neither; every browser has.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

function found<T>(...rows: T[]): Live<ListPage<T>> {
  const retry = () => undefined;
  return { status: 'ready', data: { rows, before: null, after: null }, problem: undefined, retry };
}
const debtor: Case = {
  ...aCase({ debtor_name: 'Siam Cement Co.', status: 'In Progress' }),
  id: 'abcdefghij',
};
const company: Partner = { ...aPartner({ company_name: 'Siam Law', status: 'Approved' }), id: 'siam-law' };

beforeEach(async () => {
  useCaseSearch.mockReset().mockReturnValue(found());
  usePartnerSearch.mockReset().mockReturnValue(found());
  await speak('en');
  become(customer());
});

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}
const show = (at = '/') =>
  renderScreen(
    <>
      <input aria-label="field" />
      <PaletteOpener menu={[{ to: '/admin/cases', label: 'All cases', icon: null }]} />
      <Address />
    </>,
    at,
  );
const dialog = () => screen.findByRole('dialog', { name: 'Search and commands' });
const choices = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;
const asAdmin = () => {
  const now = customer();
  act(() => become({ ...now, profile: { ...now.profile, role: 'admin' } }));
};

describe('the keyboard', () => {
  it('opens it from a field too, and Escape leads back there', async () => {
    const { person } = show();
    await person.click(screen.getByLabelText('field'));
    await person.keyboard('{Control>}k{/Control}');
    await dialog();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('field')));
  });

  it('closes it by the same key, and does not open it by the letter alone', async () => {
    const { person } = show();
    await person.keyboard('k');
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.keyboard('{Control>}k{/Control}');
    await dialog();
    await person.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes to a page by its name', async () => {
    const { person } = show();
    await person.click(screen.getByRole('button', { name: 'Search and commands' }));
    await dialog();
    await person.keyboard('cases{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/cases'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes back to where it was opened when the page that is open is chosen', async () => {
    const { person } = show('/admin/cases');
    await person.click(screen.getByLabelText('field'));
    await person.keyboard('{Control>}k{/Control}');
    await dialog();
    await person.keyboard('cases{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('field')));
    expect(address()).toBe('/admin/cases');
  });

  it('lists the keys', async () => {
    const { person } = show();
    await person.keyboard('{Control>}k{/Control}');
    await dialog();
    await person.keyboard('keyboard{Enter}');
    const next = await screen.findByText('Next row of a list');
    expect(within(next.parentElement!).getByText('J')).toBeTruthy();
  });
});

describe('what is found', () => {
  it('is a case within the own sight for a customer, and no partner', async () => {
    useCaseSearch.mockImplementation((_, __, search) => (search === 'siam' ? found(debtor) : found()));
    usePartnerSearch.mockImplementation((search) => (search === 'siam' ? found(company) : found()));
    const { person } = show();
    await person.keyboard('{Control>}k{/Control}');
    await dialog();
    await person.keyboard('siam');
    await waitFor(() => expect(choices()).toEqual(['Siam Cement Co.abcdefgh · In progress']));
    expect(useCaseSearch).toHaveBeenCalledWith('customerCases', customer().uid, 'siam');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard/case/abcdefghij'));
  });

  it('is any case and any partner for an admin', async () => {
    useCaseSearch.mockImplementation((_, __, search) => (search === 'siam' ? found(debtor) : found()));
    usePartnerSearch.mockImplementation((search) => (search === 'siam' ? found(company) : found()));
    asAdmin();
    const { person } = show();
    await person.keyboard('{Control>}k{/Control}');
    await dialog();
    await person.keyboard('siam');
    await waitFor(() =>
      expect(choices()).toEqual(['Siam Cement Co.abcdefgh · In progress', 'Siam LawApproved']),
    );
    expect(useCaseSearch).toHaveBeenCalledWith('adminCases', null, 'siam');
    await person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/partner/siam-law'));
  });

  it('says when nothing is', async () => {
    const { person } = show();
    await person.keyboard('{Control>}k{/Control}');
    await dialog();
    await person.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('No results')).toBeTruthy());
  });
});

it('says that older cases were not looked at where none of the newest matches', async () => {
  const data = { rows: [], before: null, after: 't5.0~c99' };
  const retry = () => undefined;
  useCaseSearch.mockReturnValue({ status: 'ready', data, problem: undefined, retry });
  const { person } = show();
  await person.keyboard('{Control>}k{/Control}');
  await dialog();
  await person.keyboard('zzz');
  await waitFor(() => expect(screen.getByText(/No results among the newest records/)).toBeTruthy());
});

it('signs out', async () => {
  const { person } = show();
  await person.keyboard('{Control>}k{/Control}');
  await dialog();
  await person.keyboard('sign out{Enter}');
  await waitFor(() => expect(session.signOut).toHaveBeenCalledOnce());
});
