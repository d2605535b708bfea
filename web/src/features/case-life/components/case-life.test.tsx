import type { Case } from '@app/domain/case';
import type { CaseAcceptance, CaseOutcome, CaseStanding } from '@app/domain/case-life';
import { aCase } from '@app/seed/builders';
import { aCaseAcceptance, aCaseOutcome, aCaseStanding } from '@app/seed/case-life-builders';
import { PERSONAS } from '@app/seed/personas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { enterText } from '@/testing/enter-text';
import { renderScreen, speak } from '@/testing/render-screen';
import * as answering from '../api/answer-assignment';
import * as steps from '../api/take-step';
import * as life from '../api/use-case-life';
import { AcceptanceSheet } from './acceptance-sheet';
import { AdminLife } from './admin-life';
import { CustomerLife } from './customer-life';
import { PartnerLife } from './partner-life';

vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/answer-assignment', () => ({ answerAssignment: vi.fn() }));
vi.mock('../api/take-step', () => ({ takeStep: vi.fn() }));
vi.mock('../api/use-case-life', () => ({
  useCaseAcceptance: vi.fn(),
  useCaseStanding: vi.fn(),
  useConfirmedMoney: vi.fn(),
  useNewestOutcome: vi.fn(),
}));
vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'note' }));
vi.mock('@/lib/session/use-pause', () => ({ usePause: () => null }));
vi.mock('../api/use-owed-reports', () => ({
  useOwedReports: () => ({ status: 'failed', data: undefined, problem: 'denied', retry: () => undefined }),
}));
vi.mock('../api/use-contact-details', () => ({ useCaseContact: () => undefined }));

const answer = vi.mocked(answering.answerAssignment);
const take = vi.mocked(steps.takeStep);
const showToast = vi.spyOn(toasts, 'show');
const { uid } = PERSONAS.partner;

const noting = { writeNote: () => Promise.resolve() };
const given = (
  acceptance: CaseAcceptance | null,
  standing: CaseStanding | null = null,
  outcomes: CaseOutcome[] = [],
) => {
  vi.mocked(life.useCaseAcceptance).mockReturnValue(ready(acceptance));
  vi.mocked(life.useCaseStanding).mockReturnValue(ready(standing));
  vi.mocked(life.useNewestOutcome).mockReturnValue(ready(outcomes));
  vi.mocked(life.useConfirmedMoney).mockReturnValue(ready(null));
};
const item = (status: Case['status']): Case => ({ id: 'case-1', ...aCase({ partner_id: uid, status }) });
const asked = (state: CaseAcceptance['state'] = 'waiting'): CaseAcceptance => ({
  id: 'case-1',
  ...aCaseAcceptance({ partner_id: uid, state }),
});
const ended = (fields: Partial<CaseOutcome> = {}): CaseOutcome => ({
  id: 'end',
  ...aCaseOutcome({ created_at: new Date(), ...fields }),
});
const link = { case_id: 'case-2', case_number: 'DC-6911-0002' };
const button = (name: string) => screen.getByRole('button', { name });
const asking = () => lateDialog('alertdialog');

beforeEach(async () => {
  vi.clearAllMocks();
  answer.mockResolvedValue();
  take.mockResolvedValue();
  await speak('en');
});

describe('the question whether a case is taken', () => {
  it('is answered with yes by one press', async () => {
    given(asked());
    const { person } = renderScreen(<AcceptanceSheet caseId="case-1" uid={uid} />);
    await person.click(button('Accept'));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'You have accepted the case' }));
    expect(answer.mock.calls).toEqual([['case-1', null]]);
  });

  it('is answered with no only with a reason', async () => {
    given(asked('late'));
    const { person } = renderScreen(<AcceptanceSheet caseId="case-1" uid={uid} />);
    await person.click(button('Decline'));
    const dialog = await asking();
    await person.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(answer).not.toHaveBeenCalled();
    expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox')));
    // Again: with what is wrong on the screen already, the press is answered all the same.
    await person.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox')));
    await enterText(person, dialog.getByRole('textbox'), ' I know the debtor. ');
    await person.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(answer.mock.calls).toEqual([['case-1', 'I know the debtor.']]));
  });

  it.each([
    ['an answered one', asked('accepted')],
    ['one that nobody asked', null],
    ['one that another was asked', { ...asked(), partner_id: 'other' }],
  ])('is not put for %s', (_, acceptance) => {
    given(acceptance);
    renderScreen(<AcceptanceSheet caseId="case-1" uid={uid} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the customer', () => {
  it('reads the outcome with its sentence, and objects with words', async () => {
    given(null, null, [ended({ sentence: 'All four instalments.' })]);
    const { person } = renderScreen(<CustomerLife item={item('Completed')} />);
    expect(screen.getByText('Paid in full')).toBeTruthy();
    expect(screen.getByText('All four instalments.')).toBeTruthy();
    await person.click(button('Object to the outcome'));
    const dialog = await asking();
    await enterText(person, dialog.getByRole('textbox'), 'Only one arrived.');
    await person.click(dialog.getByRole('button', { name: 'Object to the outcome' }));
    await waitFor(() =>
      expect(take).toHaveBeenCalledWith({ step: 'object', caseId: 'case-1', text: 'Only one arrived.' }),
    );
  });

  it('cannot object again, nor after the time', () => {
    const open = { state: 'open', answer: null, answered_at: null } as const;
    const objection = { ...open, outcome_id: 'end', text: 'No.', at: new Date() };
    given(null, { id: 'case-1', ...aCaseStanding({ objection }) }, [ended()]);
    const { unmount } = renderScreen(<CustomerLife item={item('Completed')} />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    given(null, null, [ended({ created_at: new Date(Date.now() - 15 * 24 * 3_600_000) })]);
    renderScreen(<CustomerLife item={item('Completed')} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('withdraws after a question, without a reason if there is none', async () => {
    given(null);
    const { person } = renderScreen(<CustomerLife item={item('In Progress')} />);
    await person.click(button('Withdraw the case'));
    expect(take).not.toHaveBeenCalled();
    await person.click((await asking()).getByRole('button', { name: 'Withdraw the case' }));
    await waitFor(() => expect(take).toHaveBeenCalledWith({ step: 'withdraw', caseId: 'case-1', text: '' }));
  });

  it('sees a finished case without an outcome as before', () => {
    given(null);
    renderScreen(<CustomerLife item={item('Completed')} />);
    expect(document.body.textContent).toBe('');
  });
});

describe('an admin', () => {
  it('closes an open case with an outcome of the chosen status', async () => {
    given(asked());
    const { person } = renderScreen(<AdminLife item={item('In Progress')} />);
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
    await person.click(button('Close'));
    const dialog = await asking();
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Cancelled');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Outcome' }), 'not_ours');
    await person.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() =>
      expect(take).toHaveBeenCalledWith({
        step: 'close',
        caseId: 'case-1',
        status: 'Cancelled',
        outcome: 'not_ours',
        text: '',
      }),
    );
  });

  it('closes a case as paid only with a sentence where no money was confirmed', async () => {
    given(asked());
    const { person } = renderScreen(<AdminLife item={item('In Progress')} />);
    await person.click(button('Close'));
    const dialog = await asking();
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Outcome' }), 'settled');
    const close = dialog.getAllByRole('button', { name: 'Close' })[0]!;
    await person.click(close);
    expect(take).not.toHaveBeenCalled();
    await enterText(person, dialog.getByRole('textbox'), 'Agreed in writing.');
    await person.click(close);
    await waitFor(() => expect(take).toHaveBeenCalledTimes(1));
  });

  it('corrects an outcome with a sentence alone, which stays when another status is chosen', async () => {
    given(null, null, [ended({ outcome: 'paid_in_part' })]);
    const { person } = renderScreen(<AdminLife item={item('Completed')} />);
    await person.click(button('Correct the outcome'));
    const dialog = await asking();
    const outcome = () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Outcome' });
    expect(outcome().value).toBe('paid_in_part');
    const correct = dialog.getByRole('button', { name: 'Correct the outcome' });
    await person.click(correct);
    await dialog.findByText('Please fill in this field');
    await enterText(person, dialog.getByRole('textbox'), ' Never paid. ');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Cancelled');
    expect(outcome().value).toBe('not_continued');
    await person.click(correct);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(take.mock.calls).toEqual([
      [
        {
          step: 'correct',
          caseId: 'case-1',
          status: 'Cancelled',
          outcome: 'not_continued',
          text: 'Never paid.',
        },
      ],
    ]);
  });

  it('lists merged cases with their money and a link, and says on the merged one where it is counted', () => {
    given(null, { id: 'case-1', ...aCaseStanding({ duplicates: [link] }) });
    vi.mocked(life.useConfirmedMoney).mockReturnValue(ready({ paid_confirmed: 150_050, outstanding: 0 }));
    const { unmount } = renderScreen(<AdminLife item={item('In Progress')} />);
    const [line] = screen.getAllByRole('listitem');
    expect(line?.textContent).toMatch(/^DC-6911-0002.*1,500\.50 received, counted here$/);
    expect(screen.getByRole('link', { name: 'DC-6911-0002' }).getAttribute('href')).toBe(
      '/admin/case/case-2',
    );
    unmount();
    given(null, { id: 'case-1', ...aCaseStanding({ duplicate_of: link }) });
    renderScreen(<AdminLife item={item('Cancelled')} />);
    expect(screen.getByRole('link', { name: 'DC-6911-0002' })).toBeTruthy();
    expect(screen.getByText('Its payments, promises and time limits are counted in that case.')).toBeTruthy();
  });

  it('says what reopening a duplicate means before it is done', async () => {
    given(null, { id: 'case-1', ...aCaseStanding({ duplicate_of: link }) });
    const { person } = renderScreen(<AdminLife item={item('Cancelled')} />);
    await person.click(button('Reopen'));
    expect(await screen.findByText(/counted separately again/)).toBeTruthy();
  });

  it('opens the original for the partner who has both, and not for another one', () => {
    given(null, { id: 'case-1', ...aCaseStanding({ duplicate_of: { ...link, partner_before: null } }) });
    const { unmount } = renderScreen(<PartnerLife item={item('Cancelled')} uid={uid} {...noting} />);
    expect(screen.getByRole('link', { name: 'DC-6911-0002' }).getAttribute('href')).toBe(
      '/partner/case/case-2',
    );
    unmount();
    given(null, { id: 'case-1', ...aCaseStanding({ duplicate_of: link }) });
    renderScreen(<PartnerLife item={item('Cancelled')} uid={uid} {...noting} />);
    expect(screen.queryByRole('link', { name: 'DC-6911-0002' })).toBeNull();
    expect(screen.getByText('DC-6911-0002')).toBeTruthy();
  });

  it('corrects with a questioned wording only with a reason, which partner and office read, and the customer not', async () => {
    const wording = { findings: ['th-seizure'], reason: 'As it was said' };
    const remark = 'Sent although the wording was questioned. Reason: As it was said';
    given(null, null, [ended({ wording })]);
    const { person, unmount } = renderScreen(<AdminLife item={item('Completed')} />);
    expect(screen.getByText(remark)).toBeTruthy();
    await person.click(button('Correct the outcome'));
    const dialog = await asking();
    const correct = dialog.getByRole('button', { name: 'Correct the outcome' });
    await enterText(person, dialog.getByRole('textbox'), 'จะยึดรถของลูกหนี้พรุ่งนี้');
    await dialog.findByText('จะยึดรถ');
    await person.click(correct);
    await dialog.findByText('Please fill in this field');
    expect(take).not.toHaveBeenCalled();
    await enterText(person, dialog.getByRole('textbox', { name: /Why you are sending it/ }), wording.reason);
    await person.click(correct);
    await waitFor(() => expect(take).toHaveBeenCalledOnce());
    expect(take.mock.calls[0]?.[0]).toMatchObject({
      step: 'correct',
      text: 'จะยึดรถของลูกหนี้พรุ่งนี้',
      wording: { ...wording, law: { table: 'wording', n: 1 } },
    });
    unmount();
    renderScreen(<CustomerLife item={item('Completed')} />);
    expect(screen.queryByText(remark)).toBeNull();
  });

  it('marks a duplicate only of a named case', async () => {
    given(null);
    const { person } = renderScreen(<AdminLife item={item('Submitted')} />);
    await person.click(button('Close as a duplicate'));
    const dialog = await asking();
    await person.click(dialog.getByRole('button', { name: 'Close as a duplicate' }));
    expect(take).not.toHaveBeenCalled();
    const number = dialog.getByRole('textbox', { name: 'Duplicate of case number' });
    await enterText(person, number, 'DC-6911-0042');
    const duplicate = dialog.getByRole('button', { name: 'Close as a duplicate' });
    for (let click = 0; click < 5; click++) fireEvent.click(duplicate);
    await waitFor(() =>
      expect(take).toHaveBeenCalledWith({
        step: 'duplicate',
        caseId: 'case-1',
        of: 'DC-6911-0042',
        text: '',
      }),
    );
    expect(take).toHaveBeenCalledOnce();
  });
});
