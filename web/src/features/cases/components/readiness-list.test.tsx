import { EVIDENCE_IDS } from '@app/domain/law/evidence';
import { aClaimSheet } from '@app/seed/claim-builders';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/i18n/locales/en/lazy/readiness.json';
import { lawyerConfirms, noLawyerConfirms } from '@/testing/fake-law';
import { renderScreen, speak } from '@/testing/render-screen';
import { ReadinessList } from './readiness-list';

vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));

beforeEach(async () => {
  noLawyerConfirms();
  await speak('en');
});

const LOAN = { id: 'case-1', ...aClaimSheet({ debt_type: 'loan' }) };
const region = () => screen.getByRole('region', { name: 'Documents for a lawsuit' });
const rows = () =>
  within(region())
    .getAllByRole('listitem')
    .map((row) => [
      within(row).getByRole('img').getAttribute('aria-label'),
      row.querySelector('p')?.textContent,
    ]);

it('counts what a lawsuit usually needs, and names what is missing with its law', () => {
  renderScreen(<ReadinessList sheet={LOAN} kinds={new Set(['chat', 'letter'])} onAdd={null} />);
  expect(screen.getByText('1 of 3 documents that a lawsuit usually needs')).toBeDefined();
  expect(screen.getByText('Also helpful: 1 of 3')).toBeDefined();
  expect(rows()).toEqual([
    ['In the case', 'Loan agreement signed by the borrower, or chat'],
    ['Missing', 'Transfer slip, or receipt for the loan'],
    ['Missing', 'Identity card, or company certificate'],
    ['In the case', 'Demand letter'],
    ['Missing', 'Written acknowledgement of the debt'],
    ['Missing', 'Power of attorney'],
  ]);
  expect(region().textContent).toContain('(Civil and Commercial Code s. 650)');
  // Why it matters is said of what is missing only.
  expect(region().textContent).not.toContain('s. 653');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that it is no chance of winning, and by which list', () => {
  const { unmount } = renderScreen(<ReadinessList sheet={LOAN} kinds={new Set()} onAdd={null} />);
  expect(region().textContent).toContain('not the chance of winning');
  expect(region().textContent).toContain('version 2 (not yet confirmed by a lawyer)');
  expect(region().textContent).not.toMatch(/%|as long as the kind of debt/);
  unmount();
  lawyerConfirms('evidence', 2);
  renderScreen(<ReadinessList sheet={LOAN} kinds={new Set()} onAdd={null} />);
  expect(region().textContent).toContain('version 2 (confirmed by นางสาวพิมพ์ใจ ตัวอย่าง, licence 1234/2560)');
});

it('is general while nothing is known of the claim, and says so', () => {
  renderScreen(<ReadinessList sheet={null} kinds={new Set()} onAdd={null} />);
  expect(screen.getByText('0 of 3 documents that a lawsuit usually needs')).toBeDefined();
  expect(region().textContent).toContain('until the kind of debt is entered under “');
});

it('adds the first of the kinds that would do', async () => {
  const onAdd = vi.fn();
  const { person } = renderScreen(<ReadinessList sheet={LOAN} kinds={new Set(['letter'])} onAdd={onAdd} />);
  await person.click(screen.getByRole('button', { name: 'Add: Identity card, or company certificate' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('identity');
});

it('has words for every row of the table', () => {
  expect(Object.keys(texts.rows).sort()).toEqual([...EVIDENCE_IDS].sort());
});
