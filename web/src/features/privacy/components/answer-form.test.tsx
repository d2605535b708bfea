import { decidePrivacyRequest, previewErasure } from '@app/domain/contracts/decide-privacy-request';
import type { ErasureObstacle } from '@app/domain/erasure';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { call } from '@/lib/firebase/callable';
import { renderScreen, speak } from '@/testing/render-screen';
import { AnswerForm } from './answer-form';

vi.mock('@/lib/firebase/callable', () => ({ call: vi.fn() }));
const server = vi.mocked(call);
const showToast = vi.spyOn(toasts, 'show');

/** What the preview lists now. */
let obstacles: ErasureObstacle[] = [];
/** What the next answer is refused with; null: it is saved. */
let refusal: object | null = null;

beforeEach(async () => {
  vi.clearAllMocks();
  obstacles = [];
  refusal = null;
  server.mockImplementation((contract) => {
    if (contract.name === previewErasure.name) return Promise.resolve({ obstacles, erased: {}, kept: [] });
    return refusal === null
      ? Promise.resolve({})
      : Promise.reject(Object.assign(new Error(), { code: 'functions/failed-precondition', ...refusal }));
  });
  await speak('en');
});

const approve = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Approve and erase' });
const refuse = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Refuse' });
const ADMIN = 'This is an administrator’s account. Take the role away first.';
const ASSIGNED = 'Open cases are assigned to this partner. Assign them to somebody else first.';

async function answer(button: () => HTMLElement) {
  const rendered = renderScreen(<AnswerForm userId="u1" />);
  await waitFor(() => expect(server).toHaveBeenCalledOnce());
  await rendered.person.type(screen.getByRole('textbox'), 'Checked');
  await rendered.person.click(button());
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  return rendered;
}

describe('an erasure that cannot be approved yet', () => {
  it('has no approval, says why, and can be refused', async () => {
    obstacles = ['admin_account', 'assigned_cases'];
    const { person } = renderScreen(<AnswerForm userId="u1" />);
    const reason = await screen.findByText(`${ADMIN} ${ASSIGNED}`);
    expect(approve().disabled).toBe(true);
    expect(approve().getAttribute('aria-describedby')).toBe(reason.id);
    await person.type(screen.getByRole('textbox'), 'Not yet');
    await person.click(refuse());
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(server).toHaveBeenCalledWith(decidePrivacyRequest, {
      userId: 'u1',
      decision: 'refused',
      note: 'Not yet',
    });
  });

  it('is counted again when an admin comes back, however soon', async () => {
    obstacles = ['assigned_cases'];
    renderScreen(<AnswerForm userId="u1" />);
    await screen.findByText(ASSIGNED);
    obstacles = [];
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(approve().disabled).toBe(false));
    expect(screen.queryByText(ASSIGNED)).toBeNull();
  });

  it('is not counted again without an obstacle', async () => {
    renderScreen(<AnswerForm userId="u1" />);
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('visibilitychange'));
    expect(server).toHaveBeenCalledOnce();
  });

  it('says so when the server is the first to know, and counts again', async () => {
    refusal = { details: { obstacles: ['assigned_cases'] } };
    const rendered = renderScreen(<AnswerForm userId="u1" />);
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    obstacles = ['assigned_cases'];
    await rendered.person.type(screen.getByRole('textbox'), 'Checked');
    await rendered.person.click(approve());
    await screen.findByText(ASSIGNED);
    expect(approve().disabled).toBe(true);
    expect(showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({
        variant: 'destructive',
        title: 'The answer could not be saved',
        description: ASSIGNED,
      }),
    );
  });
});

it.each([approve, refuse])('an answer after somebody else’s says that there is one', async (button) => {
  refusal = {};
  await answer(button);
  expect(showToast).toHaveBeenLastCalledWith(
    expect.objectContaining({
      title: 'The answer could not be saved',
      description: 'This request has already been answered, or the person has withdrawn it.',
    }),
  );
});

it('an approval is said, and nothing prevents it', async () => {
  await answer(approve);
  expect(showToast).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Approved. The erasure has begun.' }),
  );
});

it.each([approve, refuse])(
  'an answer without a sentence has the focus where the sentence is missing',
  async (button) => {
    const { person } = renderScreen(<AnswerForm userId="u1" />);
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    await person.click(button());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(server).toHaveBeenCalledOnce();
  },
);
