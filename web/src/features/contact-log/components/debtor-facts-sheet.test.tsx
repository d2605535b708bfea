import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { DebtorFactsSheet } from './debtor-facts-sheet';

const live: { numbers: string[] } = vi.hoisted(() => ({ numbers: [] }));
vi.mock('../api/use-debtor-facts', () => ({
  useDebtorFacts: () =>
    ready({
      id: 'case-1',
      ...aSetOfDebtorFacts({
        case_id: 'case-1',
        reach: live.numbers.map((value) => ({ kind: 'phone', value, told_by_debtor: false })),
      }),
    }),
}));

it('telephone numbers are dialled as they were meant, and what is none is no link', async () => {
  await speak('en');
  live.numbers = ['๐๘๑ ๒๓๔ ๕๖๗๘', '02 123 4567 ต่อ 12', 'ไม่ทราบ'];
  renderScreen(
    <DebtorFactsSheet
      item={{ id: 'case-1', user_id: 'c', status: 'In Progress' }}
      reader={{ role: 'partner', uid: 'p' }}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:0812345678',
    'tel:021234567',
  ]);
  expect(screen.getByText('ไม่ทราบ')).toBeDefined();
});

it('a form that is open when the case ends stays with what was typed, and says so; nobody can open another', async () => {
  await speak('en');
  live.numbers = [];
  const sheet = (status: 'In Progress' | 'Completed') => (
    <DebtorFactsSheet item={{ id: 'case-1', user_id: 'c', status }} reader={{ role: 'customer', uid: 'c' }} />
  );
  const { person, rerender } = renderScreen(sheet('In Progress'));
  await person.click(screen.getByRole('button', { name: 'Change details' }));
  const number = await screen.findByRole('textbox', { name: '13-digit number' });
  await person.type(number, '0105');
  rerender(sheet('Completed'));
  expect(screen.getByText(/^This case is closed/)).toBeDefined();
  expect(number.isConnected).toBe(true);
  expect(number).toHaveProperty('value', '0105');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button')).toBeNull();
});
