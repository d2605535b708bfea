import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { become, customer, useSignedIn } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import * as save from '../api/save-profile';
import * as upload from '../api/upload-avatar';
import * as square from '../square-picture';
import { ProfileForm } from './profile-form';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('../api/save-profile', () => ({ saveProfile: vi.fn() }));
vi.mock('../api/upload-avatar', () => ({ uploadAvatar: vi.fn() }));
vi.mock('../square-picture', () => ({ squarePicture: vi.fn() }));

const saveProfile = vi.mocked(save.saveProfile);
const uploadAvatar = vi.mocked(upload.uploadAvatar);
const squarePicture = vi.mocked(square.squarePicture);
const showToast = vi.spyOn(toasts, 'show');
const me = customer();
const cut = new File(['square'], 'me.png', { type: 'image/png' });
const ADDRESS = 'https://firebasestorage.googleapis.com/v0/b/b/o/avatars%2Fme?alt=media';

/** As the route draws it: with whatever the session says now. */
function Screen() {
  const { uid, email, profile } = useSignedIn();
  return <ProfileForm uid={uid} email={email} profile={profile} />;
}
const profileBecomes = (change: Partial<typeof me.profile>) =>
  act(() => become({ ...me, profile: { ...me.profile, ...change } }));

const fullName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Profile picture');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Sav/ });
const saved = () =>
  waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'Your profile has been updated' }));
type PersonAtScreen = ReturnType<typeof renderScreen>['person'];
async function choose(person: PersonAtScreen) {
  await person.upload(picker(), new File(['photograph'], 'me.png', { type: 'image/png' }));
  await screen.findByText(/This picture is not saved yet/);
}

beforeEach(async () => {
  vi.resetAllMocks();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:square');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  squarePicture.mockResolvedValue({ picture: cut });
  uploadAvatar.mockResolvedValue(ADDRESS);
  become({ ...me, profile: { ...me.profile, full_name: 'Somchai', avatar_url: null } });
  await speak('en');
});

it('the controls carry the names of the fields, and the address can only be read', () => {
  renderScreen(<Screen />);
  expect([fullName().name, picker().name]).toEqual(['full_name', 'avatar']);
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect([email.value, email.readOnly]).toEqual([me.email, true]);
});

it('the name is saved, trimmed, and the picture left alone', async () => {
  const { person } = renderScreen(<Screen />);
  await person.clear(fullName());
  await person.type(fullName(), ' สมชาย ใจดี ');
  await person.click(button());
  await saved();
  expect(saveProfile).toHaveBeenCalledWith(me.uid, { full_name: 'สมชาย ใจดี' });
  expect(uploadAvatar).not.toHaveBeenCalled();
  expect(fullName().value).toBe('สมชาย ใจดี');
});

it('a name that is too long is refused at its field, and kept', async () => {
  renderScreen(<Screen />);
  fireEvent.change(fullName(), { target: { value: 'a'.repeat(201) } });
  fireEvent.click(button());
  await screen.findByText('This text is too long; please shorten it');
  expect(saveProfile).not.toHaveBeenCalled();
  fireEvent.change(fullName(), { target: { value: 'a'.repeat(200) } });
  fireEvent.click(button());
  await saved();
});

it('a picture is stored first, and its address goes into the profile', async () => {
  const { person } = renderScreen(<Screen />);
  await choose(person);
  await person.click(button());
  await saved();
  expect(uploadAvatar).toHaveBeenCalledWith(me.uid, cut);
  expect(saveProfile).toHaveBeenCalledWith(me.uid, { full_name: 'Somchai', avatar_url: ADDRESS });
  // Saved once, it is not saved again with the next change of the name.
  await person.click(button());
  await waitFor(() => expect(saveProfile).toHaveBeenLastCalledWith(me.uid, { full_name: 'Somchai' }));
  expect(uploadAvatar).toHaveBeenCalledTimes(1);
});

it('a file that is no picture is refused at its field and by a toast; one that is takes its place', async () => {
  squarePicture.mockResolvedValueOnce({ problem: 'fileTooLarge' });
  const { person } = renderScreen(<Screen />);
  await person.upload(picker(), new File(['x'], 'large.png', { type: 'image/png' }));
  const reason = 'This picture is larger than 5 MB; please choose a smaller one';
  await screen.findByText(reason);
  expect(showToast).toHaveBeenCalledWith({
    variant: 'destructive',
    title: 'The profile picture could not be uploaded',
    description: reason,
  });
  await choose(person);
  expect(screen.queryByText(reason)).toBeNull();
});

it('a picture that cannot be stored saves nothing, and waits for the next attempt', async () => {
  uploadAvatar.mockRejectedValueOnce(new ProblemError('offline'));
  const { person } = renderScreen(<Screen />);
  await choose(person);
  await person.clear(fullName());
  await person.type(fullName(), 'Malee');
  await person.click(button());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'The profile picture could not be uploaded',
      description: expect.stringMatching(/no internet connection/) as string,
    }),
  );
  expect(saveProfile).not.toHaveBeenCalled();
  expect(fullName().value).toBe('Malee');
  await person.click(button());
  await saved();
  expect(saveProfile).toHaveBeenCalledWith(me.uid, { full_name: 'Malee', avatar_url: ADDRESS });
});

it('a profile that cannot be saved keeps what was typed, and the picture that is stored already', async () => {
  saveProfile.mockRejectedValueOnce(new ProblemError('unconfirmed'));
  const { person } = renderScreen(<Screen />);
  await choose(person);
  await person.type(fullName(), ' Jaidee');
  await person.click(button());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ variant: 'destructive', title: 'Your profile could not be saved' }),
    ),
  );
  expect(fullName().value).toBe('Somchai Jaidee');
  await person.click(button());
  await saved();
  expect(uploadAvatar).toHaveBeenCalledTimes(1);
  expect(saveProfile).toHaveBeenLastCalledWith(me.uid, { full_name: 'Somchai Jaidee', avatar_url: ADDRESS });
});

it('a picture can be taken out, and that be thought better of', async () => {
  profileBecomes({ avatar_url: ADDRESS, full_name: 'Somchai' });
  const { person } = renderScreen(<Screen />);
  await person.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo the change' }));
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the picture' }));
  await person.keyboard('{Enter}');
  await person.click(button());
  await saved();
  expect(saveProfile).toHaveBeenCalledWith(me.uid, { full_name: 'Somchai', avatar_url: null });
});

it('a live update does not overwrite a field being edited; an untouched field follows', async () => {
  const { person } = renderScreen(<Screen />);
  profileBecomes({ full_name: 'Somchai of another tab' });
  expect(fullName().value).toBe('Somchai of another tab');
  await person.clear(fullName());
  await person.type(fullName(), 'Malee');
  profileBecomes({ full_name: 'Somchai once more' });
  expect(fullName().value).toBe('Malee');
});

it('while it is being saved it cannot be saved again, also by twenty quick clicks', async () => {
  let answer: () => void = () => undefined;
  saveProfile.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  renderScreen(<Screen />);
  await act(async () => {
    for (let click = 0; click < 20; click += 1) button().click();
  });
  expect(button().disabled).toBe(true);
  expect(saveProfile).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  expect(button().disabled).toBe(false);
});

it('the next person gets no toast about it', async () => {
  let answer: () => void = () => undefined;
  saveProfile.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { person, client, unmount } = renderScreen(<Screen />);
  await person.click(button());
  unmount();
  client.clear();
  become({ ...me, uid: 'uid-next' });
  await act(async () => answer());
  expect(showToast).not.toHaveBeenCalled();
});
