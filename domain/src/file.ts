import { LIMITS } from './limits.ts';

/** The types that may be attached to a case: those of the contract (Storage), and texts such as exported chats. */
export const CASE_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'text/plain'] as const;
export type CaseFileType = (typeof CASE_FILE_TYPES)[number];

/** The types of avatars and articles' pictures. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png'] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

/** "1719900000000-": thirteen digits of milliseconds and a hyphen (requirements section 3). */
export const TIME_PREFIX_LENGTH = 14;

/** Separators, control, direction and other invisible format characters, and characters that break the tools behind Storage. */
const UNSAFE =
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
  /[/\\\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\u2028\u2029%#?*[\]]/gu;

/**
 * The name under which an attachment is stored: the file's own name in NFC, Thai kept, with what the contract names
 * replaced by `_`, shortened to 200 UTF-16 units without losing its extension or cutting a letter in two,
 * after the time in ms.
 */
export function storedFileName(ownName: string, timeMs: number): string {
  const clean = ownName.normalize('NFC').replace(UNSAFE, '_').toWellFormed();
  return `${String(Math.trunc(timeMs)).padStart(13, '0').slice(-13)}-${shorten(clean === '' ? '_' : clean)}`;
}

function shorten(name: string): string {
  if (name.length <= LIMITS.fileName) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  const room = LIMITS.fileName - extension.length;
  let stem = '';
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(name)) {
    if (stem.length + segment.length > room) break;
    stem += segment;
  }
  // One letter with very many marks can exceed the limit: then it does not fit as a whole, and is cut.
  return (stem === '' ? name.slice(0, room).replace(/[\ud800-\udbff]$/, '') : stem) + extension;
}

/**
 * The name to show for a stored path or link: without folder and time prefix, URL-decoded once where that is valid
 * (requirements section 3). Never throws; render the result as text.
 */
export function displayFileName(storedPath: string): string {
  const name = storedPath.slice(storedPath.lastIndexOf('/') + 1).slice(TIME_PREFIX_LENGTH);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The type that the first bytes of a file prove, or null: a text has no signature. JPEG and PNG are also followed to their end when `bytes`
 * holds the whole file's tail (see {@link looksComplete}).
 * Source: ISO 32000-2 7.5.2 (%PDF-), ITU T.81 B.1.1.3 (FF D8 FF), W3C PNG 5.2.
 */
export function sniffFileType(bytes: Uint8Array): CaseFileType | null {
  const startsWith = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return null;
}

/** How many bytes of a file's end {@link looksComplete} needs. Some cameras and editors pad the end of a picture. */
export const TAIL_BYTES = 2_048;

/**
 * Is a picture complete? One truncated by a broken transfer has no end marker (JPEG EOI `FF D9`, PNG `IEND`).
 * A PDF is not checked: scanners write files that readers open although their `%%EOF` is missing, and evidence that can
 * be opened must not be rejected.
 * A text is checked as a whole ({@link decodeText}).
 * @param tail the last {@link TAIL_BYTES} bytes of the file, or all of it
 */
export function looksComplete(type: CaseFileType, tail: Uint8Array): boolean {
  if (type === 'application/pdf' || type === 'text/plain') return true;
  const marker = type === 'image/jpeg' ? [0xff, 0xd9] : [0x49, 0x45, 0x4e, 0x44];
  for (let at = tail.length - marker.length; at >= 0; at--) {
    if (marker.every((byte, index) => tail[at + index] === byte)) return true;
  }
  return false;
}

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark. null when the bytes are no such text, or contain NUL, which
 * no text has. Markup is text like any other: it is served as a plain text to be saved, and shown as characters.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const startsWith = (first: number, second: number) => bytes[0] === first && bytes[1] === second;
  const encoding = startsWith(0xff, 0xfe) ? 'utf-16le' : startsWith(0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Why a chosen file cannot be attached; keys of `validation.json`. */
export type FileProblem =
  | 'fileEmpty'
  | 'fileTooLarge'
  | 'textTooLarge'
  | 'fileType'
  | 'fileNotWhatItSays'
  | 'fileCutShort'
  | 'tooManyFiles';

/** Why a picture cannot be published. */
export type PictureFileProblem = Exclude<FileProblem, 'textTooLarge' | 'tooManyFiles'>;

/**
 * Of a text, also ask {@link decodeText} with all of its bytes.
 * @param head the first bytes (8 or more), @param tail the last {@link TAIL_BYTES}
 * @returns why the file cannot be attached, or null
 */
export function caseFileProblem(
  file: { type: string; size: number },
  head: Uint8Array,
  tail: Uint8Array,
): FileProblem | null {
  if (!isCaseFileType(file.type)) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  if (file.type === 'text/plain') {
    if (file.size > LIMITS.textFileBytes) return 'textTooLarge';
    return sniffFileType(head) === null ? null : 'fileNotWhatItSays';
  }
  if (file.size > LIMITS.caseFileBytes) return 'fileTooLarge';
  if (sniffFileType(head) !== file.type) return 'fileNotWhatItSays';
  if (!looksComplete(file.type, tail)) return 'fileCutShort';
  return null;
}

/**
 * The same for a published picture: an avatar, an article's cover.
 * @param maxBytes a limit of {@link LIMITS}
 */
export function pictureProblem(
  file: { type: string; size: number },
  head: Uint8Array,
  tail: Uint8Array,
  maxBytes: number,
): PictureFileProblem | null {
  const type = AVATAR_TYPES.find((allowed) => allowed === file.type);
  if (type === undefined) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > maxBytes) return 'fileTooLarge';
  if (sniffFileType(head) !== type) return 'fileNotWhatItSays';
  return looksComplete(type, tail) ? null : 'fileCutShort';
}

export function isCaseFileType(type: string): type is CaseFileType {
  return (CASE_FILE_TYPES as readonly string[]).includes(type);
}
