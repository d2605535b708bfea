import type { AvatarType } from './file.ts';

/** Standalone markers of a JPEG, without a length: TEM and the restart markers (ITU T.81, table B.1). */
const ALONE = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** Bytes of the PNG signature, and of what surrounds a chunk's data: length, type, checksum (W3C PNG 5.3). */
const PNG_SIGNATURE = 8;
const PNG_AROUND = 12;

/** The longest comment of a ZIP archive and its end record (APPNOTE.TXT 4.3.16), in bytes. */
const ZIP_END = 22 + 0xffff;

/**
 * Where the picture in a file ends, in bytes from the file's beginning; null when it has no end. Follows only the structure,
 * without decoding.
 * @param bytes the whole file
 */
export function pictureEnd(type: AvatarType, bytes: Uint8Array): number | null {
  return type === 'image/png' ? pngEnd(bytes) : jpegEnd(bytes);
}

/**
 * Is a file one picture and nothing else? A picture with data after its end, or with an archive inside its metadata, is
 * another kind of file to a program that reads from the end.
 * @param bytes the whole file
 */
export function isPictureAlone(type: AvatarType, bytes: Uint8Array): boolean {
  return pictureEnd(type, bytes) === bytes.length && !holdsArchive(bytes);
}

function pngEnd(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = PNG_SIGNATURE;
  while (at + PNG_AROUND <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    at += PNG_AROUND + view.getUint32(at);
    if (type === 'IEND') return at <= bytes.length ? at : null;
  }
  return null;
}

function jpegEnd(bytes: Uint8Array): number | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1];
    if (marker === undefined || marker === 0x00 || marker === SOI) return null;
    if (marker === EOI) return at + 2;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (ALONE(marker)) at += 2;
    else {
      const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      if (length < 2) return null;
      at += 2 + length;
      if (marker === SOS) at = scanEnd(bytes, at);
    }
  }
  return null;
}

/** The first marker after compressed data, in which `FF 00` is a data byte and restart markers are part of the data. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0x00 && !ALONE(next)) return at;
    at += 1;
  }
  return bytes.length;
}

/** An end record near the end of the file, and an entry of an archive's directory anywhere. */
function holdsArchive(bytes: Uint8Array): boolean {
  return (
    indexOf(bytes, [0x50, 0x4b, 0x05, 0x06], Math.max(0, bytes.length - ZIP_END)) >= 0 &&
    indexOf(bytes, [0x50, 0x4b, 0x01, 0x02], 0) >= 0
  );
}

function indexOf(bytes: Uint8Array, signature: readonly number[], from: number): number {
  const [first = 0] = signature;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (signature.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
