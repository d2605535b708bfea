import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import * as createApi from './api/create-case';
import { useSubmitCase } from './use-submit-case';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('./api/create-case', () => ({ createCase: vi.fn() }));
vi.mock('./api/upload-case-file', () => ({ discardCaseFiles: vi.fn() }));
vi.mock('./api/upload-case-files', () => ({
  UploadError: class extends Error {},
  uploadCaseFiles: vi.fn(async () => new Map()),
}));

const createCase = vi.mocked(createApi.createCase);
const showToast = vi.spyOn(toasts, 'show');
const [onCreated, onDone] = [vi.fn(), vi.fn()];
let answer: { resolve: () => void; reject: (error: Error) => void };

function Sender() {
  const { submit } = useSubmitCase({ caseId: 'case-1', onSend: () => undefined, onCreated, onDone });
  const values = { debtor_name: 'Khun Somchai', amount: 1, details: 'Unpaid' };
  return <button type="button" onClick={() => void submit(values, [], {})} />;
}

/** Submits the form and waits until the case is being sent. */
async function send() {
  const { person, client, unmount } = renderScreen(<Sender />);
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(createCase).toHaveBeenCalled());
  return { leave: unmount, client };
}

beforeEach(async () => {
  vi.clearAllMocks();
  become(customer());
  await speak('en');
  createCase.mockReturnValue(
    new Promise((resolve, reject) => {
      answer = { resolve, reject };
    }),
  );
});

it('shows a toast and calls onDone for a user who waits', async () => {
  await send();
  answer.resolve();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Case submitted' }));
});

it('shows the toast on the page the user has gone to meanwhile, without leaving it', async () => {
  const { leave } = await send();
  leave();
  answer.resolve();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Case submitted' })),
  );
  expect(onCreated).toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

it('reports a failure on the page the user has gone to meanwhile', async () => {
  const { leave } = await send();
  leave();
  answer.reject(new ProblemError('unconfirmed'));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'An error occurred!' })),
  );
});

it('the next person hears nothing of what the one before had sent', async () => {
  const { leave, client } = await send();
  leave();
  client.clear();
  become({ ...customer(), uid: 'uid-next' });
  answer.resolve();
  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(showToast).not.toHaveBeenCalled();
});
