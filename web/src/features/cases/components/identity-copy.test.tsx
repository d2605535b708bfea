import { samplePdf } from '@app/seed/sample-files';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import * as media from '@/lib/media/cover-copy';
import { renderScreen, speak } from '@/testing/render-screen';
import { addCaseDocument } from '../api/add-case-document';
import * as uploadApi from '../api/upload-case-file';
import { AddDocumentForm } from './add-document-form';

vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'new-id' }));
vi.mock('@/lib/firebase/app', () => ({ loadStorage: vi.fn() }));
vi.mock('@/lib/media/cover-copy', async (original) => ({
  ...(await original<typeof media>()),
  coverCopy: vi.fn(),
}));
vi.mock('../api/add-case-document', () => ({ addCaseDocument: vi.fn() }));
vi.mock('../api/upload-case-file', async (original) => ({
  ...(await original<typeof uploadApi>()),
  uploadCaseFile: vi.fn(),
}));
const upload = vi.mocked(uploadApi.uploadCaseFile);
const send = vi.mocked(addCaseDocument);
const draw = vi.mocked(media.coverCopy);
const pdf = () => new File([new Uint8Array(samplePdf(['A']))], 'a.pdf', { type: 'application/pdf' });
const submit = () => screen.getByRole('button', { name: 'Add to the case' });
const CARD = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9)], 'card.jpg', {
  type: 'image/jpeg',
});

function openIdentity(file: File) {
  const writer = { caseId: 'case-1', uid: 'p', role: 'customer' as const };
  const { person } = renderScreen(
    <AddDocumentForm writer={writer} kind="identity" listed={[]} onClose={vi.fn()} />,
  );
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });
  return person;
}

beforeEach(async () => {
  vi.clearAllMocks();
  toasts.clear();
  await speak('en');
  upload.mockResolvedValue('case-files/p/1719900000001-new.jpg');
  send.mockResolvedValue();
  URL.createObjectURL = () => 'blob:card';
  URL.revokeObjectURL = () => undefined;
  draw.mockResolvedValue(pdf());
});

it('a copy of an identity card is sent with its covers, never as it was chosen', async () => {
  const person = openIdentity(CARD);
  const cover = await screen.findByRole('button', { name: 'Cover 1' });
  fireEvent.keyDown(cover, { key: 'ArrowRight' });
  fireEvent.keyDown(cover, { key: 'ArrowDown', shiftKey: true });
  await person.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  const [drawn, copy] = draw.mock.calls[0]!;
  expect(drawn).toBe(CARD);
  expect(copy.stamp).toMatch(/^Only for the purposes of case .+ · /);
  expect(copy.covers).toHaveLength(1);
  expect(copy.covers[0]?.x).toBeCloseTo(0.31);
  expect(copy.covers[0]?.height).toBeCloseTo(0.09);
  expect(upload.mock.calls[0]?.[0].file).not.toBe(CARD);
  expect(send.mock.calls[0]?.[3]).toEqual({ kind: 'identity', label: '' });
});

it('a copy needs a cover, and a picture that can be drawn', async () => {
  const person = openIdentity(CARD);
  await person.click(await screen.findByRole('button', { name: 'Remove the last cover' }));
  await person.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('Add a cover');
  await person.click(screen.getByRole('button', { name: 'Add a cover' }));
  expect(screen.queryByRole('alert')).toBeNull();
  draw.mockRejectedValue(new Error('broken'));
  await person.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be read');
  expect(upload).not.toHaveBeenCalled();
});

it('a PDF cannot be covered, and is sent in full only with the reason', async () => {
  const person = openIdentity(pdf());
  expect((await screen.findByRole('alert')).textContent).toContain('Covers need a photo');
  await person.click(submit());
  expect(upload).not.toHaveBeenCalled();
  await person.click(screen.getByLabelText('Send the full copy without covers'));
  await person.click(submit());
  expect(await screen.findByText(/please fill in/i)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason for the full copy')));
  expect(upload).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText('Reason for the full copy'), ' The court asks for it ');
  await person.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(draw).not.toHaveBeenCalled();
  expect(upload.mock.calls[0]?.[0].file.name).toBe('a.pdf');
  expect(send.mock.calls[0]?.[3]).toEqual({
    kind: 'identity',
    label: '',
    full_reason: 'The court asks for it',
  });
});

it('a cover can be moved and changed without dragging, by a tap on the picture and by buttons', async () => {
  const person = openIdentity(CARD);
  const picture = await screen.findByAltText('The copy as it will be sent');
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  // The second does not lie on the first, and is the one that is chosen.
  await person.click(screen.getByRole('button', { name: 'Add a cover' }));
  const covers = () => screen.getAllByRole('button', { name: /^Cover/ });
  const [first, second] = covers();
  expect(first?.style.top).not.toBe(second?.style.top);
  expect(second?.ariaPressed ?? second?.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(picture, { clientX: 50, clientY: 50 });
  await person.click(screen.getByRole('button', { name: 'Move left' }));
  await person.click(screen.getByRole('button', { name: 'Make the cover bigger' }));
  await person.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  const [, cover] = draw.mock.calls[0]![1].covers;
  expect(cover!.x).toBeCloseTo(0.33);
  expect(cover!.y).toBeCloseTo(0.46);
  expect(cover!.width).toBeCloseTo(0.336);
  expect(cover!.height).toBeCloseTo(0.096);
});
