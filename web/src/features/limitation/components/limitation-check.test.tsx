import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begunMessage } from '@/lib/form/begun-message';
import { renderScreen, speak } from '@/testing/render-screen';
import { LimitationCheck } from './limitation-check';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T03:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const fill = (name: string, ...parts: string[]) => {
  ['day', 'month', 'year'].forEach((part, index) => {
    const field = document.querySelector(`[name="${name}_${part}"]`);
    if (field === null) throw new Error(`No field ${name}_${part}`);
    fireEvent.change(field, { target: { value: parts[index] } });
  });
};
const choose = (name: string, value: string) => {
  const field = document.querySelector(`[name="${name}"]`);
  if (field === null) throw new Error(`No field ${name}`);
  fireEvent.change(field, { target: { value } });
};
const ask = () => fireEvent.click(screen.getByRole('button'));
const days = () => [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);

it('reads years of the Buddhist era and answers in it', async () => {
  await speak('th');
  renderScreen(<LimitationCheck />);
  choose('for_business', 'yes');
  fill('due', '1', '3', '2567');
  ask();
  expect(days()).toEqual(['2029-03-01']);
  expect(screen.getByText('1 มีนาคม 2572')).toBeDefined();
  expect(screen.getByText(/ยังไม่ได้รับการยืนยันจากทนายความ/)).toBeDefined();
  expect(document.activeElement?.textContent).toMatch(/ควรดำเนินการก่อน/);
});

it('shows both days when it is not known who bought, and says that the period may have passed', async () => {
  await speak('en');
  renderScreen(<LimitationCheck />);
  fill('due', '1', '3', '2024');
  ask();
  expect(days()).toEqual(['2026-03-01']);
  expect(screen.getByText(/The period may have passed/)).toBeDefined();
  expect(
    screen.getAllByRole('listitem').filter(({ textContent }) => /so act before/.test(textContent)),
  ).toHaveLength(2);
});

it('asks for the first refusal of a cheque alone, and begins with the doubt about the Act', async () => {
  await speak('en');
  renderScreen(<LimitationCheck />);
  expect(document.querySelector('[name="refused_day"]')).toBeNull();
  choose('kind', 'cheque');
  fill('due', '1', '9', '2026');
  fill('refused', '5', '9', '2026');
  ask();
  expect(days()).toEqual(['2026-12-05', '2027-09-01']);
  expect(screen.getByText(/^First check that the Cheque Act is still in force/)).toBeDefined();
});

it('points at a day that is none or has not come, and answers once it is right', async () => {
  await speak('en');
  renderScreen(<LimitationCheck />);
  fill('due', '30', '2', '2024');
  fill('paid', '1', '1', '2027');
  ask();
  expect(days()).toEqual([]);
  expect(screen.getByText(/There is no such date/)).toBeDefined();
  expect(screen.getByText(/in the future/)).toBeDefined();
  expect(document.activeElement).toBe(document.querySelector('[name="due_day"]'));
  fill('due', '29', '2', '2024');
  fill('paid', '', '', '');
  ask();
  expect(days()).toEqual(['2026-02-28']);
});

it('sends hire purchase and hire of movables to the kind with two years', async () => {
  await speak('en');
  renderScreen(<LimitationCheck />);
  const hint = () =>
    screen.queryByText(/hire purchase.*“Services, carriage or professional fees”.*two years/);
  expect(hint()).toBeNull();
  for (const kind of ['instalments', 'rent']) {
    choose('kind', kind);
    expect(hint(), kind).not.toBeNull();
  }
  choose('kind', 'services');
  expect(hint()).toBeNull();
  fill('due', '1', '3', '2024');
  ask();
  expect(days()).toEqual(['2026-03-01']);
  expect(screen.getByText(/hire of movables and professional fees/)).toBeDefined();
});

it('without a day guesses nothing', async () => {
  await speak('en');
  renderScreen(<LimitationCheck />);
  ask();
  expect(days()).toEqual([]);
  expect(screen.getByText(/We cannot say yet/)).toBeDefined();
});

it('hands what was found to the contact form and to a new case, and nothing of it to an address', async () => {
  await speak('en');
  renderScreen(<LimitationCheck />);
  fill('due', '1', '3', '2024');
  ask();
  const link = screen.getByRole('link', { name: 'Send this result to us' });
  expect(link.getAttribute('href')).toBe('/en/contact#letter');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  const begun = begunMessage.take();
  expect(begun?.subject).toBe('Check the time limit: Goods, or work done to order');
  expect(begun?.message).toContain('What is the debt for: Goods, or work done to order');
  expect(begun?.message).toContain('Date payment was due: 1 March 2024');
  expect(begun?.message).toContain('To claim the debt, Act before: 1 March 2026');

  const portal = screen.getByRole('link', { name: 'Submit a case in the portal' });
  portal.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(portal);
  expect(begunMessage.take()).toEqual(begun);
});

it('needs the day of an acknowledgement: the month’s first could let a late one seem to be in time', async () => {
  await speak('en');
  renderScreen(<LimitationCheck />);
  choose('for_business', 'no');
  fill('due', '10', '3', '2024');
  fill('acknowledged', '', '3', '2026');
  ask();
  expect(days()).toEqual([]);
  expect(screen.getByText(/^Enter the day as well/)).toBeDefined();
  fill('acknowledged', '25', '3', '2026');
  ask();
  expect(screen.queryByText(/^Enter the day as well/)).toBeNull();
  expect(days()[0]).toBe('2026-03-10');
});
