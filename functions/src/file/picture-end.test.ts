import { sampleJpeg, samplePng } from '@app/seed/sample-files';
import { describe, expect, it } from 'vitest';
import { isPictureAlone, pictureEnd } from '@app/domain/picture-end';

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const join = (...parts: (Uint8Array | number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
/** Enough of an archive for a program that looks for one from the end. */
const ZIP = join(ascii('PK\u0001\u0002entry'), ascii('PK\u0005\u0006'), new Uint8Array(18));

const PNG = Uint8Array.from(samplePng() as ArrayLike<number>);
const JPEG = Uint8Array.from(sampleJpeg() as ArrayLike<number>);
/** With a comment segment behind SOI. */
const commented = (comment: Uint8Array) =>
  join(
    JPEG.slice(0, 2),
    [0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 0xff],
    comment,
    JPEG.slice(2),
  );
const KINDS = [
  ['image/png', PNG],
  ['image/jpeg', JPEG],
] as const;

describe.each(KINDS)('a picture of type %s', (type, picture) => {
  it('ends where its file ends', () => {
    expect(pictureEnd(type, picture)).toBe(picture.length);
    expect(isPictureAlone(type, picture)).toBe(true);
  });

  it.each([
    ['an archive', ZIP],
    ['padding', [0, 0, 0]],
    ['a second picture', picture],
  ])('is not alone with %s behind it', (_what, more) => {
    expect(pictureEnd(type, join(picture, more))).toBe(picture.length);
    expect(isPictureAlone(type, join(picture, more))).toBe(false);
  });

  it('that is cut short has no end, wherever it is cut', () => {
    for (let length = 0; length < picture.length; length += 7)
      expect(isPictureAlone(type, picture.slice(0, length)), `${length} bytes`).toBe(false);
  });
});

describe('a JPEG', () => {
  it('may hold a comment, a fill byte and restart markers', () => {
    const scan = JPEG.length - 2;
    const odd = join(
      JPEG.slice(0, 2),
      [0xff],
      commented(ascii('hello')).slice(2, scan + 9),
      [0xff, 0xd0, 0x12],
      JPEG.slice(scan),
    );
    expect(isPictureAlone('image/jpeg', odd)).toBe(true);
  });

  it('may not hold an archive in a comment', () => {
    expect(isPictureAlone('image/jpeg', commented(ascii('x'.repeat(ZIP.length))))).toBe(true);
    expect(isPictureAlone('image/jpeg', commented(ZIP))).toBe(false);
  });

  it.each([
    ['a segment of no length', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9]],
    ['bytes between segments', [0xff, 0xd8, 0x00, 0xff, 0xd9]],
    ['a second beginning', [0xff, 0xd8, 0xff, 0xd8, 0xff, 0xd9]],
    ['another beginning', [0xff, 0xe0, 0xff, 0xd9]],
  ])('with %s is none', (_what, bytes) => {
    expect(pictureEnd('image/jpeg', Uint8Array.from(bytes))).toBeNull();
  });
});

it('a PNG whose last chunk claims more than there is has no end', () => {
  const end = PNG.length - 12;
  const longer = join(PNG.slice(0, end), [0, 0, 0, 9], PNG.slice(end + 4));
  expect(pictureEnd('image/png', longer)).toBeNull();
});
