import { PERSONAS } from '@app/seed/personas';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isAddressProven } from '@/lib/session/proof';
import { toasts } from '@/lib/command/toast';
import { newId } from '@/lib/firebase/new-id';
import { become, customer as demoCustomer, session } from '@/testing/fake-session';
import { field, fillIn, submitButton } from '@/testing/new-case';
import { renderScreen, speak } from '@/testing/render-screen';
import * as createApi from '../api/create-case';
import * as uploadApi from '../api/upload-case-file';
import { NewCaseForm } from './new-case-form';

const { customer } = PERSONAS;

vi.mock('@/lib/firebase/new-id', () => ({ newId: vi.fn() }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/app', () => ({ auth: {}, loadStorage: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/use-own-address', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/proof', () => ({ isAddressProven: vi.fn(async () => true) }));
vi.mock('../api/create-case', () => ({ createCase: vi.fn(), exists: vi.fn() }));
vi.mock('../api/upload-case-file', async (original) => ({
  ...(await original<typeof uploadApi>()),
  uploadCaseFile: vi.fn(),
  discardCaseFiles: vi.fn(),
}));

const createCase = vi.mocked(createApi.createCase);
const uploadCaseFile = vi.mocked(uploadApi.uploadCaseFile);
const discardCaseFiles = vi.mocked(uploadApi.discardCaseFiles);
const showToast = vi.spyOn(toasts, 'show');
const onDone = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  become(demoCustomer());
  await speak('en');
  vi.mocked(newId).mockReturnValue('case-1');
  vi.mocked(createApi.exists).mockResolvedValue(false);
  createCase.mockResolvedValue();
  vi.mocked(isAddressProven).mockResolvedValue(true);
  discardCaseFiles.mockResolvedValue();
  uploadCaseFile.mockImplementation(async ({ file, onProgress }) => {
    onProgress({ share: 1, waiting: false });
    return `case-files/${customer.uid}/${file.name}`;
  });
});

const open = () => renderScreen(<NewCaseForm uid={customer.uid} resend={null} onDone={onDone} />);

describe('an address that is not proven', () => {
  const unproven = () => ({ ...demoCustomer(), emailVerified: false });
  beforeEach(() => {
    become(unproven());
    vi.mocked(isAddressProven).mockResolvedValue(false);
  });

  it('is named from the beginning, with the way to get the mail again', async () => {
    renderScreen(<NewCaseForm uid={customer.uid} resend={<button>Again</button>} onDone={onDone} />);
    expect(screen.getByText(/please confirm your address customer@example.com first/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Again' })).toBeTruthy();
    act(() => become(demoCustomer()));
    expect(screen.queryByRole('button', { name: 'Again' })).toBeNull();
  });

  it('lets the case wait, and sends what is in the form then when the link has been opened', async () => {
    const { person } = open();
    await fillIn(person);
    await person.click(submitButton());
    expect(await screen.findByText(/waits until customer@example.com is confirmed/)).toBeTruthy();
    expect(createCase).not.toHaveBeenCalled();
    expect(uploadCaseFile).not.toHaveBeenCalled();
    fireEvent.focus(window);
    expect(session.refreshAccount).toHaveBeenCalled();

    await person.type(field('Details'), ' of this year');
    vi.mocked(isAddressProven).mockResolvedValue(true);
    act(() => become(demoCustomer()));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(createCase).toHaveBeenCalledOnce();
    expect(createCase.mock.calls[0]?.[0].values.details).toBe('Unpaid since June of this year');
  });

  it('that cannot be asked for is said, and nothing is lost', async () => {
    vi.mocked(isAddressProven).mockRejectedValue({ code: 'auth/network-request-failed' });
    const { person } = open();
    await fillIn(person);
    await person.click(submitButton());
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(
        expect.objectContaining({ variant: 'destructive', title: 'An error occurred!' }),
      ),
    );
    expect(createCase).not.toHaveBeenCalled();
    expect(field('Details')).toHaveProperty('value', 'Unpaid since June');
  });
});

it('a budget that is used up is a sentence with its time; the case is kept and goes on after it', async () => {
  const pausedTo = (cases: Date) => {
    const now = demoCustomer();
    return { ...now, profile: { ...now.profile, paused_until: { cases } } };
  };
  const tomorrow = new Date(Date.now() + 86_400_000);
  become(pausedTo(tomorrow));
  const { person } = open();
  await fillIn(person);
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Bangkok',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(tomorrow);
  expect(screen.getByText(/You can submit the next one from/).textContent).toContain(time);
  await person.click(submitButton());
  expect(createCase).not.toHaveBeenCalled();
  expect(field('Details')).toHaveProperty('value', 'Unpaid since June');
  act(() => become(pausedTo(new Date(0))));
  expect(screen.queryByText(/You can submit the next one from/)).toBeNull();
  await person.click(submitButton());
  await waitFor(() => expect(createCase).toHaveBeenCalledOnce());
});
