import { aCase } from '@app/seed/builders';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { useCase } from '@/features/cases/api/use-case';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { AuthorityLetterPage } from './authority-letter';

vi.mock('@/features/cases/api/use-case', () => ({ useCase: vi.fn() }));
vi.mock('@/lib/firebase/app', () => ({ app: {}, auth: {} }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/page/use-today', () => ({ useToday: () => '2026-11-23' }));
const print = vi.spyOn(window, 'print').mockReturnValue();

const shown = () =>
  renderScreen(
    <AuthorityLetterPage
      mayRead={() => true}
      caseLink={(id) => `/case/${id}`}
      listLink="/cases"
      names={{ principal: 'สมหญิง ใจดี', agent: '' }}
    />,
  );
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Print' });
const from = () => screen.getByLabelText('Valid from');
const until = () => screen.getByLabelText('Valid until (optional)');
const choose = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const letter = () => screen.getByRole('article');

beforeEach(async () => {
  vi.mocked(useCase).mockReturnValue(ready({ id: 'case-1', ...aCase() }));
  print.mockClear();
  await speak('en');
});

it('prints a letter that the form of an authority would accept', async () => {
  const { person } = shown();
  choose(from(), '2026-12-01');
  choose(until(), '2026-12-01');
  expect(button().getAttribute('aria-describedby')).toBeNull();
  expect(letter().className).not.toContain('print:hidden');
  await person.click(button());
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  ['from', '', 'Valid from: Please fill in this field'],
  ['from', '1999-12-31', 'Valid from: The date must not be before 1 January 2000.'],
  ['from', '2037-01-01', 'Valid from: This date is too far ahead. Check the year.'],
  ['until', '2026-11-22', 'Valid until (optional): The date must be today or later.'],
  ['until', '2026-11-30', 'Valid until (optional): The last day must not be before the first.'],
] as const)('does not print a letter whose day %s is "%s", and says why', async (field, day, reason) => {
  const { person } = shown();
  choose(from(), '2026-12-01');
  const control = field === 'from' ? from() : until();
  choose(control, day);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(control.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(
    reason.split(': ')[1],
  );
  expect(document.getElementById(button().getAttribute('aria-describedby')!)?.textContent).toBe(reason);
  expect(letter().className).toContain('print:hidden');
  await person.click(button());
  expect(print).not.toHaveBeenCalled();
  choose(until(), '');
  choose(from(), '2026-12-01');
  expect(button().disabled).toBe(false);
});

it('does not print a letter that covers nothing', async () => {
  const { person } = shown();
  const demand = screen.getByRole('checkbox', { name: 'demand payment' });
  await person.click(demand);
  expect(button().disabled).toBe(false);
  await person.click(screen.getByRole('checkbox', { name: 'negotiate' }));
  expect(button().disabled).toBe(true);
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe('letter-scope-error');
  expect(screen.getByText('Choose at least one')).toBeDefined();
  expect(screen.getByText('What the partner may do: Choose at least one')).toBeDefined();
  await person.click(demand);
  expect(button().disabled).toBe(false);
});
