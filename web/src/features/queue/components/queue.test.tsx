import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { Queue, type QueueGroup } from './queue';

beforeEach(() => speak('en'));

const group = (id: string, more: Partial<QueueGroup> = {}): QueueGroup => ({
  id,
  title: `Group ${id}`,
  lines: [{ id: `line of ${id}`, to: `/${id}/1`, name: `Name ${id}`, detail: '฿1,250.00', age: '4 days' }],
  retry: undefined,
  all: { to: `/${id}`, label: 'See all 7' },
  ...more,
});
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('each line leads to where it is done, each group to all of its kind', () => {
  renderScreen(<Queue groups={[group('a'), group('b')]} />);
  expect(addresses()).toEqual(['/a', '/a/1', '/b', '/b/1']);
  const lines = within(screen.getByRole('list', { name: 'Group a' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Name a฿1,250.004 days']);
});

it('leaves out kinds of which nothing waits', () => {
  renderScreen(<Queue groups={[group('a', { lines: [] }), group('b')]} />);
  expect(addresses()).toEqual(['/b', '/b/1']);
});

it('says so when nothing waits at all, and not before that is known', () => {
  const { rerender } = renderScreen(<Queue groups={[group('a', { lines: undefined })]} />);
  expect(screen.queryByText('Nothing is waiting')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading');
  rerender(<Queue groups={[group('a', { lines: [] })]} />);
  expect(screen.getByText('Nothing is waiting')).toBeTruthy();
});

it('asks again for what could not be loaded, beside what could', async () => {
  const retry = vi.fn();
  const { person } = renderScreen(<Queue groups={[group('a', { lines: undefined, retry }), group('b')]} />);
  expect(screen.getByRole('link', { name: /Name b/ })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('holds back what follows until it has come once, and not when it is read again', () => {
  const holds = () => screen.getByRole('region', { name: 'To do' }).className.includes('invisible');
  const { rerender } = renderScreen(<Queue groups={[group('a', { lines: undefined })]} />);
  expect(holds()).toBe(true);
  rerender(<Queue groups={[group('a')]} />);
  expect(holds()).toBe(false);
});

it('holds it back for some seconds at most', async () => {
  vi.useFakeTimers();
  try {
    const waiting = [group('a', { lines: undefined })];
    const holds = () => document.querySelector('section')?.className.includes('invisible');
    const { rerender } = renderScreen(<Queue groups={waiting} />);
    await act(async () => vi.advanceTimersByTimeAsync(3_900));
    expect(holds()).toBe(true);
    await act(async () => vi.advanceTimersByTimeAsync(200));
    expect(holds()).toBe(false);
    // Read again, it does not take away what is shown.
    rerender(<Queue groups={[group('a')]} />);
    rerender(<Queue groups={waiting} />);
    expect(holds()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
