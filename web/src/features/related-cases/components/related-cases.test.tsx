import type { RelatedCase } from '@app/domain/case-parties';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { useRelatedCases } from '../api/use-related-cases';
import { RelatedCases } from './related-cases';

vi.mock('../api/use-related-cases', () => ({ useRelatedCases: vi.fn() }));
const related = vi.mocked(useRelatedCases);
const TWIN: RelatedCase = { caseId: 'twin0000id', relation: 'duplicate', by: ['name', 'amount'] };
const RIVAL: RelatedCase = { caseId: 'rival000id', relation: 'client_is_debtor', by: ['name'] };

beforeEach(() => speak('en'));

it('says why each is related and leads to it', () => {
  related.mockReturnValue([TWIN, RIVAL]);
  renderScreen(<RelatedCases caseId="case-1" />);
  const rows = within(screen.getByRole('list', { name: 'Related cases' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'The same client has another case against this debtorAlike: name, amountCase twin0000',
    'The client is the debtor of another clientAlike: nameCase rival000',
  ]);
  expect(screen.getByRole('link', { name: 'Case twin0000' }).getAttribute('href')).toBe(
    '/admin/case/twin0000id',
  );
});

it.each([
  ['there is none', []],
  ['they are not known', undefined],
])('shows nothing while %s', (_, found) => {
  related.mockReturnValue(found);
  const { container } = renderScreen(<RelatedCases caseId="case-1" />);
  expect(container.textContent).toBe('');
});
