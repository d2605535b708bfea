import type { RoadmapStatus } from '@app/domain/roadmap';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts, useToast } from '@/lib/command/toast';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import { setStepStatus } from '../api/set-step-status';
import { StepStatusSelect } from './step-status-select';

vi.mock('../api/set-step-status', () => ({ setStepStatus: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));

const stored = vi.mocked(setStepStatus);
/** The saves that were begun and not answered, oldest first. */
let answers: { resolve: () => void; reject: (problem: ProblemError) => void }[];

function Said() {
  return <output>{useToast()?.title}</output>;
}
const screenOf = (status: RoadmapStatus) => (
  <>
    <StepStatusSelect step={{ id: 's1', phase: '1', step_number: 1, title: 'ห้องเจรจา', status }} />
    <Said />
  </>
);
const open = () => renderScreen(screenOf('planned'));
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of ห้องเจรจา' });

beforeEach(async () => {
  await speak('en');
  toasts.clear();
  become(customer());
  answers = [];
  stored
    .mockReset()
    .mockImplementation(
      () => new Promise((resolve, reject) => void answers.push({ resolve: () => resolve(), reject })),
    );
});

test('it shows the choice at once, and saves a choice made during a save after it', async () => {
  const { person } = open();
  await person.selectOptions(select(), 'in progress');
  await person.selectOptions(select(), 'done');
  await person.selectOptions(select(), 'planned');
  expect(select().value).toBe('planned');
  expect(stored.mock.calls).toEqual([['s1', 'in progress']]);
  await act(async () => answers[0]?.resolve());
  // The last one is meant: nobody asked for what was passed on the way.
  await waitFor(() => expect(stored.mock.calls.slice(1)).toEqual([['s1', 'planned']]));
  await act(async () => answers[1]?.resolve());
  expect(select().getAttribute('aria-busy')).toBe('false');
  expect(stored).toHaveBeenCalledTimes(2);
});

test('a failed save reverts to the stored value with an error, and the next one is saved', async () => {
  const { person } = open();
  await person.selectOptions(select(), 'done');
  expect(select().value).toBe('done');
  await act(async () => answers[0]?.reject(new ProblemError('offline')));
  expect(select().value).toBe('planned');
  expect(screen.getByRole('status').textContent).toBe('Update failed');
  await person.selectOptions(select(), 'in progress');
  expect(stored).toHaveBeenLastCalledWith('s1', 'in progress');
});

test('the saved value is shown until the step is updated, and then the step’s value', async () => {
  const { person, rerender } = open();
  await person.selectOptions(select(), 'done');
  await act(async () => answers[0]?.resolve());
  expect(select().getAttribute('aria-busy')).toBe('false');
  expect(select().value).toBe('done');
  rerender(screenOf('done'));
  expect(select().value).toBe('done');
  // Another admin's choice, and the step as it was before.
  rerender(screenOf('in progress'));
  expect(select().value).toBe('in progress');
  rerender(screenOf('planned'));
  expect(select().value).toBe('planned');
});

test('a failure is not shown to the next person in the tab', async () => {
  const { person, client } = open();
  await person.selectOptions(select(), 'done');
  client.clear();
  become({ state: 'signed-out' });
  await act(async () => answers[0]?.reject(new ProblemError('offline')));
  expect(screen.getByRole('status').textContent).toBe('');
});
