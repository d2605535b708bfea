import { aPartnerPaper } from '@app/seed/paper-builders';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { returnFocus } from '@/lib/page/return-focus';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/papers';
import { JudgedPapers } from './judged-papers';

returnFocus();
const live = vi.hoisted(() => ({ papers: [] as unknown[] }));
vi.mock('../api/papers', () => ({ usePapers: () => ready(live.papers), judgePaper: vi.fn() }));
const judgePaper = vi.mocked(api.judgePaper);

const open = () => renderScreen(<JudgedPapers partnerId="p1" save={(path) => path} />);
const given = (state: 'shown' | 'accepted' | 'refused', valid_until: string | null = null) => {
  live.papers = [{ id: 'registration-1', ...aPartnerPaper({ user_id: 'p1', state, valid_until }) }];
};

beforeEach(async () => {
  vi.clearAllMocks();
  judgePaper.mockResolvedValue();
  live.papers = [];
  await speak('en');
});

it('a missing, waiting, refused or ended registration is said; a valid one is not', () => {
  const isSaid = () => screen.queryByRole('note') !== null;
  const { rerender } = open();
  const look = () => rerender(<JudgedPapers partnerId="p1" save={(path) => path} />);
  expect(isSaid()).toBe(true);
  for (const [state, until, said] of [
    ['shown', null, true],
    ['refused', null, true],
    ['accepted', '2020-01-31', true],
    ['accepted', null, false],
  ] as const) {
    given(state, until);
    look();
    expect(isSaid(), `${state} ${until}`).toBe(said);
  }
});

it('a paper is accepted with one press, once', async () => {
  given('shown');
  const { person } = open();
  await person.dblClick(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(judgePaper).toHaveBeenCalledOnce());
  expect(judgePaper.mock.lastCall).toEqual(['p1', live.papers[0], 'accepted', undefined]);
});

it('when the button of a verdict goes with it, the focus is in the part of the page around it', async () => {
  given('shown');
  const { person, rerender } = open();
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(judgePaper).toHaveBeenCalledOnce());
  given('accepted');
  rerender(<JudgedPapers partnerId="p1" save={(path) => path} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
});

it('a refusal needs a reason', async () => {
  given('accepted');
  const { person } = open();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Do not accept' }));
  const dialog = await screen.findByRole('alertdialog');
  // Not the button that opened it, which has the same name.
  const confirm = async () =>
    person.click(await within(dialog).findByRole('button', { name: 'Do not accept' }));
  await confirm();
  expect(judgePaper).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Reason/ })));
  await person.type(screen.getByRole('textbox', { name: /Reason/ }), 'Not legible');
  await confirm();
  await waitFor(() =>
    expect(judgePaper.mock.calls).toEqual([['p1', live.papers[0], 'refused', 'Not legible']]),
  );
});

it('a paper that was replaced while its copy was read needs a second press; one that was not needs none', async () => {
  const paper = (created_at: Date) => ({
    id: 'registration-1',
    ...aPartnerPaper({ user_id: 'p1', created_at }),
  });
  const save = (_path: string, onSave: () => void) => <button onClick={onSave}>Open</button>;
  const [first, second] = [paper(new Date('2026-11-20T02:00:00Z')), paper(new Date('2026-11-20T02:05:00Z'))];
  live.papers = [first];
  const { person, rerender } = renderScreen(<JudgedPapers partnerId="p1" save={save} />);
  const show = (...papers: unknown[]) => {
    live.papers = papers;
    rerender(<JudgedPapers partnerId="p1" save={save} />);
  };
  const accept = () => person.click(screen.getByRole('button', { name: 'Accept' }));
  await person.click(screen.getByRole('button', { name: 'Open' }));
  // Withdrawn, and another one is shown under its id.
  show();
  show(second);
  await accept();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(judgePaper).not.toHaveBeenCalled();
  await accept();
  await waitFor(() => expect(judgePaper.mock.calls).toEqual([['p1', second, 'accepted', undefined]]));
  judgePaper.mockClear();
  // The new copy was opened: one press.
  show(first);
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await accept();
  await waitFor(() => expect(judgePaper.mock.calls).toEqual([['p1', first, 'accepted', undefined]]));
});

it('a refusal that was begun of a paper ends with it', async () => {
  const paper = (created_at: Date) => ({
    id: 'registration-1',
    ...aPartnerPaper({ user_id: 'p1', created_at }),
  });
  live.papers = [paper(new Date('2026-11-20T02:00:00Z'))];
  const { person, rerender } = open();
  await person.click(screen.getByRole('button', { name: 'Do not accept' }));
  await screen.findByRole('alertdialog');
  live.papers = [paper(new Date('2026-11-20T02:05:00Z'))];
  rerender(<JudgedPapers partnerId="p1" save={(path) => path} />);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
