import { aCase } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCase } from '@/features/cases/api/use-case';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { CaseOf } from './case-of';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/cases/api/use-case', () => ({ useCase: vi.fn() }));

const draw = () =>
  renderScreen(
    <CaseOf
      mayRead={({ user_id }) => user_id === 'customer-1'}
      title="Case"
      back="/cases"
      backLabel="Back"
      waiting={<p>waiting</p>}
    >
      {({ debtor_name }) => <p>{debtor_name}</p>}
    </CaseOf>,
  );
const found = (user_id: string) => ready({ id: 'case-1', ...aCase({ user_id, debtor_name: 'Somchai' }) });

beforeEach(() => speak('en'));

it('draws a case that this page is for', () => {
  vi.mocked(useCase).mockReturnValue(found('customer-1'));
  draw();
  expect(screen.getByText('Somchai')).toBeTruthy();
});

it.each([
  ['of somebody else', found('customer-2')],
  ['that does not exist', ready(null)],
])('a case %s is not found', (_name, answer) => {
  vi.mocked(useCase).mockReturnValue(answer);
  draw();
  expect(screen.queryByText('Somchai')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/not found/i);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/cases');
});

it('draws what it is given while the case is being read', () => {
  vi.mocked(useCase).mockReturnValue({
    status: 'loading',
    data: undefined,
    problem: undefined,
    retry: vi.fn(),
  });
  draw();
  expect(screen.getByText('waiting')).toBeTruthy();
});
