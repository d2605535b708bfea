import type { Authority } from '@app/domain/authority';
import { addDays, dayOf } from '@app/domain/calendar';
import type { Case } from '@app/domain/case';
import { anAuthority } from '@app/seed/authority-builders';
import { aCase, aCaseDocument } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as writes from '../api/write-authority';
import { RecordedAuthority } from './recorded-authority';

const live: { authority: unknown; papers: unknown[]; isLoading: boolean } = vi.hoisted(() => ({
  authority: null,
  papers: [],
  isLoading: false,
}));
vi.mock('@/lib/live/use-authority', () => ({
  useAuthority: () => (live.isLoading ? { ...ready(undefined), status: 'loading' } : ready(live.authority)),
}));
vi.mock('../api/use-authority-documents', () => ({ useAuthorityDocuments: () => ready(live.papers) }));
vi.mock('../api/write-authority', () => ({ giveAuthority: vi.fn(), revokeAuthority: vi.fn() }));
const { giveAuthority, revokeAuthority } = vi.mocked(writes);
const showToast = vi.spyOn(toasts, 'show');

const { customer, partner } = PERSONAS;
const today = dayOf(new Date());
const item: Case = {
  id: 'case-1',
  ...aCase({ user_id: customer.uid, partner_id: partner.uid, status: 'In Progress' }),
};
const authority = (change: Partial<Authority> = {}): Authority => ({
  id: partner.uid,
  ...anAuthority({ from_on: '2026-01-01', until_on: today }),
  ...change,
});
const writer = { caseId: 'case-1', partnerId: partner.uid, uid: customer.uid, role: 'customer' };

const drawn = (change: Partial<Case> = {}) =>
  renderScreen(
    <RecordedAuthority
      item={{ ...item, ...change }}
      reader={{ uid: customer.uid, role: 'customer' }}
      letter="/letter"
    />,
  );

beforeEach(async () => {
  vi.clearAllMocks();
  live.authority = null;
  live.papers = [];
  live.isLoading = false;
  giveAuthority.mockResolvedValue();
  revokeAuthority.mockResolvedValue();
  await speak('en');
});

describe('the state', () => {
  it.each([
    ['th', 'หนังสือมอบอำนาจมีผลอยู่', 'ไม่รวม'],
    ['en', 'Letter of authority in force', 'not covered: '],
    ['zh', '授权有效', '不包括'],
  ] as const)('says what is covered and what is not: %s', async (language, state, not) => {
    await speak(language);
    live.authority = authority();
    drawn();
    expect(screen.getByText(state)).toBeDefined();
    const scopes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(scopes.map((text) => text.includes(not))).toEqual([false, false, true, true]);
  });

  it.each([
    [null, 'No letter of authority is in the case yet'],
    [authority({ until_on: addDays(today, -1) }), 'Letter of authority ended'],
    [authority({ from_on: addDays(today, 1), until_on: null }), 'Letter of authority not in force yet'],
    [authority({ revoked_at: new Date(0), revoked_by: 'x' }), 'Letter of authority revoked'],
  ])('is shown in words %#', (stored, text) => {
    live.authority = stored;
    drawn();
    expect(screen.getByText(text)).toBeDefined();
  });

  it('needs a partner, and a draft can be made before', () => {
    drawn({ partner_id: null, status: 'Submitted' });
    expect(screen.getByText(/once a partner has the case/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Draft a letter of authority' }).getAttribute('href')).toBe(
      '/letter',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('recording', () => {
  it('sends what was chosen, once for a double click', async () => {
    live.papers = [{ id: 'paper', ...aCaseDocument({ kind: 'authority', label: 'ฉบับลงนาม' }) }];
    const { person } = drawn();
    await person.click(screen.getByRole('button', { name: 'Record a letter' }));
    const receive = await screen.findByRole('checkbox', { name: 'receive money' });
    expect(screen.getByRole('form').contains(document.activeElement)).toBe(true);
    await person.click(receive);
    await person.click(screen.getByRole('checkbox', { name: 'negotiate' }));
    await person.selectOptions(screen.getByLabelText('Signed letter'), 'paper');
    await person.dblClick(screen.getByRole('button', { name: 'Record the letter' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(giveAuthority.mock.calls).toEqual([
      [writer, { scope: ['demand', 'receive_money'], from_on: today, until_on: null, document_id: 'paper' }],
    ]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('needs a scope, and an end that is not before its beginning', async () => {
    const { person } = drawn();
    await person.click(screen.getByRole('button', { name: 'Record a letter' }));
    for (const name of ['demand payment', 'negotiate'])
      await person.click(await screen.findByRole('checkbox', { name }));
    await person.click(screen.getByRole('button', { name: 'Record the letter' }));
    expect(await screen.findByText('Choose at least one')).toBeDefined();
    await person.click(screen.getByRole('checkbox', { name: 'negotiate' }));
    const [from, until] = ['Valid from', 'Valid until (optional)'].map((name) => screen.getByLabelText(name));
    await person.clear(from!);
    await person.type(from!, addDays(today, 9));
    await person.type(until!, addDays(today, 8));
    await person.click(screen.getByRole('button', { name: 'Record the letter' }));
    expect(await screen.findByText('The last day must not be before the first.')).toBeDefined();
    expect(giveAuthority).not.toHaveBeenCalled();
    await person.clear(until!);
    await person.type(until!, addDays(today, 9));
    await person.click(screen.getByRole('button', { name: 'Record the letter' }));
    await waitFor(() => expect(giveAuthority).toHaveBeenCalledOnce());
    expect(giveAuthority.mock.calls[0]?.[1]).toMatchObject({
      scope: ['negotiate'],
      until_on: addDays(today, 9),
    });
  });

  it('is not offered in a closed case, where the authority can still be revoked', async () => {
    live.authority = authority();
    const { person } = drawn({ status: 'Completed' });
    expect(screen.queryByRole('button', { name: 'Record a newer letter' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(revokeAuthority).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Revoke the authority' }));
    await waitFor(() => expect(revokeAuthority.mock.calls).toEqual([[writer]]));
  });

  it('a form that is open stays when the case ends, and says so', async () => {
    const { person, rerender } = drawn();
    await person.click(screen.getByRole('button', { name: 'Record a letter' }));
    const receive = await screen.findByRole('checkbox', { name: 'receive money' });
    await person.click(receive);
    expect(screen.queryByText(/^This case is closed/)).toBeNull();
    rerender(
      <RecordedAuthority
        item={{ ...item, status: 'Completed' }}
        reader={{ uid: customer.uid, role: 'customer' }}
        letter="/letter"
      />,
    );
    expect(document.contains(receive)).toBe(true);
    expect(receive).toHaveProperty('checked', true);
    expect(screen.getByText(/^This case is closed/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Record a letter' })).toBeNull();
  });

  it('a revoked one can only be replaced', () => {
    live.authority = authority({ revoked_at: new Date(0), revoked_by: 'x' });
    drawn();
    expect(screen.getByRole('button', { name: 'Record a newer letter' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  });
});

it('after a reassignment nothing of the partner before is shown while the authority of the next one is being read', () => {
  live.authority = authority();
  const { rerender } = drawn();
  expect(screen.getByText('Letter of authority in force')).toBeDefined();
  live.isLoading = true;
  rerender(
    <RecordedAuthority
      item={{ ...item, partner_id: 'next' }}
      reader={{ uid: customer.uid, role: 'customer' }}
      letter="/letter"
    />,
  );
  expect(screen.queryByText('Letter of authority in force')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
