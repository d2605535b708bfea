import { LIMITS } from '@app/domain/limits';
import { beforeEach, expect, it, vi } from 'vitest';
import '@/testing/render-screen';
import { drawMiddle, middleOf } from '@/lib/media/draw-middle';
import { squarePicture } from './square-picture';

// jsdom draws nothing; the drawing itself is looked at in a browser.
vi.mock(import('@/lib/media/draw-middle'), async (original) => ({
  ...(await original()),
  drawMiddle: vi.fn(),
}));
const draw = vi.mocked(drawMiddle);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const END_OF_PNG = [0x49, 0x45, 0x4e, 0x44];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const END_OF_JPEG = [0xff, 0xd9];

/** A file of `size` bytes that begins and ends as given. */
function file(head: number[], tail: number[], { name = 'ฉัน.png', type = 'image/png', size = 64 } = {}) {
  const bytes = new Uint8Array(size);
  bytes.set(head.slice(0, size));
  if (size >= tail.length) bytes.set(tail, size - tail.length);
  return new File([bytes], name, { type });
}

beforeEach(() => {
  vi.clearAllMocks();
  draw.mockImplementation(async (_file, type) => new Blob(['square'], { type }));
});

it('the square of a picture keeps its kind and its name', async () => {
  const png = await squarePicture(file(PNG, END_OF_PNG));
  expect(png).toMatchObject({ picture: { name: 'ฉัน.png', type: 'image/png' } });
  const jpeg = await squarePicture(file(JPEG, END_OF_JPEG, { name: 'me.JPEG', type: 'image/jpeg' }));
  expect(jpeg).toMatchObject({ picture: { name: 'me.jpg', type: 'image/jpeg' } });
});

it('the bytes decide which of the two kinds a picture is', async () => {
  const result = await squarePicture(file(JPEG, END_OF_JPEG, { name: 'me.png', type: 'image/png' }));
  expect(result).toMatchObject({ picture: { name: 'me.jpg', type: 'image/jpeg' } });
});

it('a long name is shortened, so that its link fits into a profile', async () => {
  const result = await squarePicture(file(PNG, END_OF_PNG, { name: `${'ก'.repeat(200)}.png` }));
  expect(result).toMatchObject({ picture: { name: `${'ก'.repeat(60)}.png` } });
});

it.each([
  ['fileType', file(PNG, END_OF_PNG, { type: 'image/gif' })],
  ['fileEmpty', file([], [], { size: 0 })],
  ['fileTooLarge', file(PNG, END_OF_PNG, { size: LIMITS.avatarBytes + 1 })],
  ['fileNotWhatItSays', file([0x25, 0x50, 0x44, 0x46, 0x2d], END_OF_PNG)],
  ['fileCutShort', file(PNG, [0, 0, 0, 0])],
])('%s is refused', async (problem, refused) => {
  expect(await squarePicture(refused)).toEqual({ problem });
  expect(draw).not.toHaveBeenCalled();
});

it('a picture of the largest size is taken', async () => {
  expect(await squarePicture(file(PNG, END_OF_PNG, { size: LIMITS.avatarBytes }))).toHaveProperty('picture');
});

it('what the browser cannot draw is refused', async () => {
  draw.mockRejectedValue(new Error('EncodingError'));
  expect(await squarePicture(file(PNG, END_OF_PNG))).toEqual({ problem: 'fileUnreadable' });
});

it.each([
  [
    { width: 400, height: 300 },
    { x: 50, y: 0, width: 300, height: 300 },
  ],
  [
    { width: 301, height: 400 },
    { x: 0, y: 49, width: 301, height: 301 },
  ],
  [
    { width: 1, height: 1 },
    { x: 0, y: 0, width: 1, height: 1 },
  ],
])('the square of %o is in its middle', ({ width, height }, square) => {
  expect(middleOf(width, height, { width: 512, height: 512, quality: 1 })).toEqual(square);
});

it.each([
  [
    { width: 2_400, height: 2_000 },
    { x: 0, y: 370, width: 2_400, height: 1_260 },
  ],
  [
    { width: 2_000, height: 630 },
    { x: 400, y: 0, width: 1_200, height: 630 },
  ],
])('so is the part of %o that a cover shows', ({ width, height }, part) => {
  expect(middleOf(width, height, { width: 1_200, height: 630, quality: 1 })).toEqual(part);
});
