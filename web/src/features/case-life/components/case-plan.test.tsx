import type { CaseStanding } from '@app/domain/case-life';
import { aCaseStanding } from '@app/seed/case-life-builders';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { returnFocus } from '@/lib/page/return-focus';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as steps from '../api/take-step';
import * as life from '../api/use-case-life';
import { CasePlanSheet } from './case-plan';

vi.mock('../api/take-step', () => ({ takeStep: vi.fn() }));
vi.mock('../api/use-case-life', () => ({ useCaseStanding: vi.fn() }));

returnFocus();
const take = vi.mocked(steps.takeStep);
const PLAN = {
  stage: 'negotiation',
  next: 'Ring about the second instalment',
  next_on: '2026-12-03',
  who: 'partner',
  at: new Date('2026-11-25T05:00:00Z'),
} as const;

function given(standing: Partial<CaseStanding> | null): void {
  const data = standing === null ? null : { id: 'case-1', ...aCaseStanding(), ...standing };
  vi.mocked(life.useCaseStanding).mockReturnValue(ready(data));
}

beforeEach(async () => {
  vi.clearAllMocks();
  take.mockResolvedValue();
  await speak('en');
});

it('a case without a plan is received, and what comes next is not set', () => {
  given(null);
  renderScreen(<CasePlanSheet caseId="case-1" mayEdit={false} />);
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe('Received');
  screen.getByText('The next step has not been set yet.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the stage, what comes next, by when and whose turn it is', () => {
  given({ plan: PLAN });
  renderScreen(<CasePlanSheet caseId="case-1" mayEdit={false} />);
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe('Negotiation');
  screen.getByText(PLAN.next);
  screen.getByText('The partner agency acts next');
  screen.getByText(/3 December 2026/);
});

it.each([
  ['the client', false, 'You act next'],
  ['the others', true, 'The client acts next'],
])('when it is the turn of the client, %s read so', (_, mayEdit, text) => {
  given({ plan: { ...PLAN, who: 'customer' } });
  renderScreen(<CasePlanSheet caseId="case-1" mayEdit={mayEdit} />);
  screen.getByText(text);
});

it('a day that has passed is said to have passed', () => {
  given({ plan: { ...PLAN, next_on: '2020-01-02' } });
  renderScreen(<CasePlanSheet caseId="case-1" mayEdit={false} />);
  screen.getByText(/was due by/);
});

it('who may edit changes one thing and keeps the rest; a field that is emptied is sent as none', async () => {
  given({ plan: PLAN });
  const { person } = renderScreen(<CasePlanSheet caseId="case-1" mayEdit />);
  await person.click(screen.getByRole('button', { name: 'Set the next step' }));
  await person.selectOptions(await screen.findByLabelText('Stage'), 'Lawsuit');
  await person.selectOptions(screen.getByLabelText('Who acts next'), 'Not decided');
  await person.clear(screen.getByLabelText('By when'));
  await person.click(screen.getByRole('button', { name: 'Save the next step' }));
  await waitFor(() =>
    expect(take.mock.calls).toEqual([
      [
        {
          step: 'plan',
          caseId: 'case-1',
          stage: 'lawsuit',
          next: PLAN.next,
          next_on: null,
          who: null,
          over: PLAN.at.toISOString(),
        },
      ],
    ]),
  );
});

it('a plan that others have set meanwhile is read before it is replaced', async () => {
  given(null);
  const { person, rerender } = renderScreen(<CasePlanSheet caseId="case-1" mayEdit />);
  await person.click(screen.getByRole('button', { name: 'Set the next step' }));
  const next = await screen.findByLabelText<HTMLInputElement>('What is to be done');
  await person.type(next, 'Send the letter');
  given({ plan: PLAN });
  rerender(<CasePlanSheet caseId="case-1" mayEdit />);
  screen.getByText(/changed after you opened it/);
  take.mockRejectedValueOnce(Object.assign(new Error('aborted'), { code: 'functions/aborted' }));
  const save = () => person.click(screen.getByRole('button', { name: 'Save the next step' }));
  await save();
  await waitFor(() => expect(take.mock.lastCall?.[0]).toMatchObject({ over: null }));
  await person.click(await screen.findByRole('button', { name: 'Open the newer version' }));
  expect(next.value).toBe(PLAN.next);
  await save();
  await waitFor(() =>
    expect(take.mock.lastCall?.[0]).toMatchObject({ next: PLAN.next, over: PLAN.at.toISOString() }),
  );
});

it('what could not be saved stays in the form', async () => {
  given(null);
  take.mockRejectedValue(new Error('refused'));
  const { person } = renderScreen(<CasePlanSheet caseId="case-1" mayEdit />);
  await person.click(screen.getByRole('button', { name: 'Set the next step' }));
  await person.type(await screen.findByLabelText('What is to be done'), 'Send the letter');
  await person.click(screen.getByRole('button', { name: 'Save the next step' }));
  await waitFor(() => expect(take).toHaveBeenCalled());
  expect(screen.getByLabelText<HTMLInputElement>('What is to be done').value).toBe('Send the letter');
});

it('the form takes the focus; when it closes, it is in the part of the page where the form was', async () => {
  given({ plan: PLAN });
  const { person } = renderScreen(<CasePlanSheet caseId="case-1" mayEdit />);
  const edit = () => person.click(screen.getByRole('button', { name: 'Set the next step' }));
  await edit();
  expect(document.activeElement).toBe(await screen.findByLabelText('Stage'));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
  await edit();
  await person.click(await screen.findByRole('button', { name: 'Save the next step' }));
  await waitFor(() => expect(screen.queryByLabelText('Stage')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
});

it('a day that is too far ahead is refused at its field', async () => {
  given({ plan: { ...PLAN, next_on: '2199-12-03' } });
  const { person } = renderScreen(<CasePlanSheet caseId="case-1" mayEdit />);
  await person.click(screen.getByRole('button', { name: 'Set the next step' }));
  await person.click(await screen.findByRole('button', { name: 'Save the next step' }));
  expect(await screen.findByText('This date is too far ahead. Check the year.')).toBeDefined();
  expect(take).not.toHaveBeenCalled();
});

it('a form that is open when the case ends stays with what was typed, and says so; then nothing is shown', async () => {
  given(null);
  const { person, rerender, container } = renderScreen(<CasePlanSheet caseId="case-1" mayEdit />);
  await person.click(screen.getByRole('button', { name: 'Set the next step' }));
  const next = await screen.findByLabelText('What is to be done');
  await person.type(next, 'Send the letter');
  rerender(<CasePlanSheet caseId="case-1" mayEdit isEnded />);
  expect(screen.getByText(/^This case is closed/)).toBeDefined();
  expect(next).toHaveProperty('value', 'Send the letter');
  expect(next.isConnected).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(container.textContent).toBe('');
});
