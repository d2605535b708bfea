import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePause } from '@/lib/session/use-pause';
import { renderScreen, speak } from '@/testing/render-screen';
import { QuietWeek } from './quiet-week';

vi.mock('@/lib/session/use-pause', () => ({ usePause: vi.fn() }));
const made = vi.hoisted(() => ({ count: 0 }));
vi.mock('@/lib/firebase/new-id', () => ({ newId: () => `note-${(made.count += 1)}` }));

const write = vi.fn<(id: string, text: string) => Promise<void>>();
const show = (until: Date | null = null) => {
  vi.mocked(usePause).mockReturnValue(until);
  return renderScreen(<QuietWeek write={write} />);
};
const court = () => screen.getByRole<HTMLButtonElement>('button', { name: /court/ });

beforeEach(async () => {
  made.count = 0;
  write.mockReset().mockResolvedValue(undefined);
  await speak('en');
});

it('one tap writes a whole sentence; the next one is another note', async () => {
  show();
  await userEvent.click(court());
  expect(write.mock.calls).toEqual([
    ['note-1', 'There was no progress this week, because we are waiting for the court or an authority'],
  ]);
  await waitFor(() => expect(court().disabled).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: /debtor/ }));
  expect(write.mock.lastCall?.[0]).toBe('note-2');
});

it('what failed is sent again under the same id: it is added once', async () => {
  write.mockRejectedValueOnce(new Error('offline'));
  show();
  await userEvent.click(court());
  await waitFor(() => expect(court().disabled).toBe(false));
  await userEvent.click(court());
  expect(write.mock.calls.map(([id]) => id)).toEqual(['note-1', 'note-1']);
});

it('writes nothing while the account may write no notes', async () => {
  const { unmount } = show(new Date('2026-12-04T10:00:00Z'));
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
  unmount();
  show();
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', false);
});
