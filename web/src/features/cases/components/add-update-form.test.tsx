import { PERSONAS } from '@app/seed/personas';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { newId } from '@/lib/firebase/new-id';
import { become, customer } from '@/testing/fake-session';
import { lawyerConfirms, noLawyerConfirms } from '@/testing/fake-law';
import { enterText } from '@/testing/enter-text';
import { renderScreen, speak } from '@/testing/render-screen';
import { wholeText } from '@/testing/whole-text';
import * as api from '../api/work-on-case';
import { AddUpdateForm } from './add-update-form';

vi.mock('@/lib/firebase/new-id', () => ({ newId: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/work-on-case', () => ({ addCaseUpdate: vi.fn() }));
const addCaseUpdate = vi.mocked(api.addCaseUpdate);
const showToast = vi.spyOn(toasts, 'show');

const author = { uid: PERSONAS.partner.uid, full_name: PERSONAS.partner.fullName, avatar_url: null };

beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  become(customer());
  noLawyerConfirms();
  await speak('en');
  let made = 0;
  vi.mocked(newId).mockImplementation(() => `update-${++made}`);
  addCaseUpdate.mockResolvedValue();
});

const open = () => renderScreen(<AddUpdateForm caseId="case-1" author={author} />);
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Progress note' });
const add = () => screen.getByRole('button', { name: /Add/ });
const sentNotes = () => addCaseUpdate.mock.calls.map(([, id, { update_text }]) => [id, update_text]);

it('sends nothing that a reader would not see', async () => {
  const { person } = open();
  await person.type(note(), ' \u200b ');
  await person.click(add());
  expect(await screen.findByText('Please fill in this field')).toBeTruthy();
  expect(addCaseUpdate).not.toHaveBeenCalled();
});

it('sends a note for the office alone, and the next one to all again', async () => {
  const { person } = open();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /the client does not see it/ });
  expect(box.checked).toBe(false);
  await person.click(box);
  expect(screen.getByText('Cannot be changed afterwards. The client does not see this note')).toBeTruthy();
  // A wording that the guard would question: not in a note for the office.
  await person.type(note(), 'She says we threatened to seize her house');
  await person.click(add());
  await waitFor(() => expect(note().value).toBe(''));
  expect(box.checked).toBe(false);
  await person.type(note(), 'Letter sent');
  await person.click(add());
  await waitFor(() => expect(addCaseUpdate).toHaveBeenCalledTimes(2));
  expect(addCaseUpdate.mock.calls.map(([, , { for_office }]) => for_office)).toEqual([true, false]);
});

it('adds one note for twenty clicks, empties the field, and gives the next note a new id', async () => {
  const { person } = open();
  await enterText(person, note(), 'Letter sent');
  for (let click = 0; click < 20; click++) fireEvent.click(add());
  await waitFor(() => expect(note().value).toBe(''));
  expect(showToast).toHaveBeenCalledWith({ title: 'The note has been added' });
  await enterText(person, note(), 'Answer received');
  await person.click(add());
  await waitFor(() => expect(addCaseUpdate).toHaveBeenCalledTimes(2));
  expect(sentNotes()).toEqual([
    ['update-1', 'Letter sent'],
    ['update-2', 'Answer received'],
  ]);
});

it('the same text keeps its id after a failure and a reload; another text gets another', async () => {
  addCaseUpdate.mockRejectedValue(new ProblemError('unconfirmed'));
  const { person, unmount } = open();
  await enterText(person, note(), 'Letter sent');
  await person.click(add());
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(showToast.mock.calls[0]?.[0]).toMatchObject({
    variant: 'destructive',
    title: 'The note could not be added',
  });
  unmount();

  const again = open();
  expect(note().value).toBe('Letter sent');
  await again.person.click(add());
  await waitFor(() => expect(addCaseUpdate).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(add()).toHaveProperty('disabled', false));
  await again.person.type(note(), ' again');
  await again.person.click(add());
  await waitFor(() => expect(addCaseUpdate).toHaveBeenCalledTimes(3));
  expect(sentNotes()).toEqual([
    ['update-1', 'Letter sent'],
    ['update-1', 'Letter sent'],
    ['update-2', 'Letter sent again'],
  ]);
});

it('a draft keeps the text and the state of the box for the office', async () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /the client does not see it/ });
  const first = open();
  await enterText(first.person, note(), 'Letter sent');
  await first.person.click(box());
  first.unmount();

  const second = open();
  expect(note().value).toBe('Letter sent');
  expect(box().checked).toBe(true);
  await second.person.click(box());
  second.unmount();

  open();
  expect(note().value).toBe('Letter sent');
  expect(box().checked).toBe(false);
});

describe('a note with a questioned wording', () => {
  const QUESTIONED = 'จะยึดรถของลูกหนี้พรุ่งนี้';
  const why = () => screen.findByRole('textbox', { name: /Why you are sending it/ });

  it('quotes the words while they are written, and is sent with a reason only', async () => {
    const { person } = open();
    await person.type(note(), QUESTIONED);
    expect((await screen.findByText('จะยึดรถ')).tagName).toBe('Q');
    expect(screen.getByText(/Only the executing officer/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Send anyway' }));
    expect(await screen.findByText('Please fill in this field')).toBeTruthy();
    expect(addCaseUpdate).not.toHaveBeenCalled();
    await enterText(person, await why(), ' Said by the debtor ');
    await person.click(screen.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(note().value).toBe(''));
    expect(addCaseUpdate.mock.calls[0]?.[2]).toEqual({
      update_text: QUESTIONED,
      for_office: false,
      wording: {
        findings: ['th-seizure'],
        reason: 'Said by the debtor',
        law: { table: 'wording', n: 1 },
      },
    });
    expect(screen.queryByRole('textbox', { name: /Why you are sending it/ })).toBeNull();
  });

  it('says whether a lawyer has confirmed the table, and who', async () => {
    const { person, unmount } = open();
    await person.type(note(), QUESTIONED);
    expect(await screen.findByText(/· not confirmed by a lawyer yet$/)).toBeTruthy();
    unmount();
    lawyerConfirms('wording');
    open();
    await person.type(note(), ' ');
    expect(
      await screen.findByText(wholeText(/· confirmed by นางสาวพิมพ์ใจ ตัวอย่าง, licence 1234\/2560$/)),
    ).toBeTruthy();
  });

  it('asks for nothing once the words are changed', async () => {
    const { person } = open();
    await person.type(note(), QUESTIONED);
    await why();
    await person.clear(note());
    await person.type(note(), 'จะไม่มีการยึดรถ');
    await person.click(add());
    await waitFor(() => expect(addCaseUpdate).toHaveBeenCalledOnce());
    expect(addCaseUpdate.mock.calls[0]?.[2]).toEqual({ update_text: 'จะไม่มีการยึดรถ', for_office: false });
  });

  it('that was restored from a draft is checked when it is sent', async () => {
    const first = open();
    await first.person.type(note(), QUESTIONED);
    first.unmount();
    const { person } = open();
    await person.click(add());
    await why();
    expect(addCaseUpdate).not.toHaveBeenCalled();
  });
});

it('says when the next note may be added while the budget is used up, and keeps the text', async () => {
  const pausedTo = (updates: Date) => {
    const now = customer();
    return { ...now, profile: { ...now.profile, paused_until: { updates } } };
  };
  become(pausedTo(new Date(Date.now() + 3_600_000)));
  const { person } = open();
  await enterText(person, note(), 'Called the debtor');
  await person.click(add());
  expect(screen.getByText(/You can add the next one from/)).toBeTruthy();
  expect(addCaseUpdate).not.toHaveBeenCalled();
  expect(note().value).toBe('Called the debtor');
  act(() => become(pausedTo(new Date(0))));
  await person.click(add());
  await waitFor(() => expect(sentNotes()).toHaveLength(1));
});
