import { describe, expect, it } from 'vitest';
import {
  caseFileProblem,
  decodeText,
  displayFileName,
  looksComplete,
  pictureProblem,
  sniffFileType,
  storedFileName,
  TIME_PREFIX_LENGTH,
} from './file.ts';
import { LIMITS } from './limits.ts';

const TIME = 1_719_900_000_000;
const stored = (name: string) => storedFileName(name, TIME).slice(TIME_PREFIX_LENGTH);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );

describe('the stored name', () => {
  it('has a prefix of thirteen digits of milliseconds for any time', () => {
    expect(storedFileName('a.pdf', TIME)).toBe('1719900000000-a.pdf');
    expect(storedFileName('a.pdf', 5.7)).toBe('0000000000005-a.pdf');
  });

  it.each([
    ['สัญญา กู้.pdf', 'สัญญา กู้.pdf'],
    ['../x.pdf', '.._x.pdf'],
    ['a\\b.pdf', 'a_b.pdf'],
    ['%2e%2e%2f.pdf', '_2e_2e_2f.pdf'],
    ['100% #1?*[2].pdf', '100_ _1___2_.pdf'],
    ['nul\u0000\u0007\u007f\u009f.pdf', 'nul____.pdf'],
    ['evil\u202efdp.exe', 'evil_fdp.exe'],
    ['\u200e\u200f\u061c\u2066\u2069x\u2028\u2029.png', '_____x__.png'],
    ['CON.pdf', 'CON.pdf'],
    ['', '_'],
    ['half \ud83d.pdf', 'half \ufffd.pdf'],
  ])('of %j is %j', (own, expected) => {
    expect(stored(own)).toBe(expected);
  });

  it('is the same for any Unicode composition of the letters', () => {
    const name = 'Résumé น้ำ.pdf';
    expect(stored(name.normalize('NFD'))).toBe(stored(name.normalize('NFC')));
  });

  it.each([
    ['Thai with % and #', `${'ที่%#'.repeat(80)}.pdf`],
    ['emoji at the cut', `${'a'.repeat(195)}👩‍👩‍👧.pdf`],
    ['300 letters and no extension', 'x'.repeat(300)],
    ['a dot far from the end', `${'y'.repeat(150)}.${'z'.repeat(150)}`],
    ['one letter under 300 marks', `a${'\u0301'.repeat(300)}.pdf`],
  ])('is shortened correctly: %s', (_what, own) => {
    const name = stored(own);
    expect(name.length).toBeGreaterThan(4);
    expect(name.length).toBeLessThanOrEqual(LIMITS.fileName);
    expect(name.isWellFormed()).toBe(true);
    expect(name.endsWith('.pdf')).toBe(own.endsWith('.pdf'));
    expect(name).not.toMatch(/[%#]/);
  });

  it('loses no part of a letter at the cut', () => {
    expect(stored(`${'a'.repeat(195)}👩‍👩‍👧.pdf`)).toBe(`${'a'.repeat(195)}.pdf`);
    expect(stored(`${'a'.repeat(195)}ที่.pdf`)).toBe(`${'a'.repeat(195)}.pdf`);
    expect(stored(`${'a'.repeat(196)}.pdf`)).toHaveLength(LIMITS.fileName);
  });
});

describe('the shown name', () => {
  it.each([
    ['case-files/u/1719900000000-สัญญา.pdf', 'สัญญา.pdf'],
    ['case-files/u/1719900000000-%E0%B8%81.pdf', 'ก.pdf'],
    ['1719900000000-%2541.pdf', '%41.pdf'],
    ['1719900000000-%E0%A4%A.pdf', '%E0%A4%A.pdf'],
    ['1719900000000-100%.pdf', '100%.pdf'],
    ['1719900000000-<img onerror=x>.png', '<img onerror=x>.png'],
    ['short', ''],
  ])('of %j is %j', (path, expected) => {
    expect(displayFileName(path)).toBe(expected);
  });
});

const PDF = bytes('%PDF-1.4\n', 'x'.repeat(40), '\n%%EOF\n');
const PNG = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], 'IHDR', 'x'.repeat(40), 'IEND', [0xae, 0x42, 0x60, 0x82]);
const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0], 'x'.repeat(40), [0xff, 0xd9]);

describe('a file', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
  ] as const)('%s is accepted complete and rejected truncated', (type, whole) => {
    expect(sniffFileType(whole)).toBe(type);
    expect(caseFileProblem({ type, size: whole.length }, whole, whole)).toBeNull();
    const cut = whole.slice(0, -10);
    expect(caseFileProblem({ type, size: cut.length }, cut, cut)).toBe('fileCutShort');
  });

  it('a PDF is accepted with or without its end marker, because readers open both', () => {
    const type = 'application/pdf';
    for (const content of [PDF, PDF.slice(0, -10)]) {
      expect(caseFileProblem({ type, size: content.length }, content, content)).toBeNull();
    }
  });

  it.each([
    ['a page of HTML', bytes('<!doctype html><script>1</script>')],
    ['a drawing with scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a program', bytes('MZ\u0090\u0000')],
    ['a single byte', bytes([0x25])],
    ['nothing', bytes()],
    ['a PDF behind something else', bytes('PK\u0003\u0004', '%PDF-1.4')],
  ])('%s is not an allowed type', (_what, content) => {
    expect(sniffFileType(content)).toBeNull();
  });

  it.each([
    ['fileType', { type: 'image/svg+xml', size: 10 }, PDF],
    ['fileType', { type: '', size: 10 }, PDF],
    ['fileEmpty', { type: 'application/pdf', size: 0 }, bytes()],
    ['fileTooLarge', { type: 'application/pdf', size: LIMITS.caseFileBytes + 1 }, PDF],
    ['fileNotWhatItSays', { type: 'image/png', size: PDF.length }, PDF],
  ] as const)('is refused: %s', (problem, file, content) => {
    expect(caseFileProblem(file, content, content)).toBe(problem);
  });

  it('of the largest size is accepted', () => {
    expect(caseFileProblem({ type: 'application/pdf', size: LIMITS.caseFileBytes }, PDF, PDF)).toBeNull();
  });

  it.each([
    ['fileType', { type: 'application/pdf', size: 10 }, PDF],
    ['fileEmpty', { type: 'image/png', size: 0 }, bytes()],
    ['fileTooLarge', { type: 'image/png', size: LIMITS.coverBytes + 1 }, PNG],
    ['fileNotWhatItSays', { type: 'image/jpeg', size: PNG.length }, PNG],
    ['fileCutShort', { type: 'image/png', size: 20 }, PNG.slice(0, -10)],
    [null, { type: 'image/png', size: LIMITS.coverBytes }, PNG],
    [null, { type: 'image/jpeg', size: 1 }, JPEG],
  ] as const)('as a published picture: %s', (problem, file, content) => {
    expect(pictureProblem(file, content, content, LIMITS.coverBytes)).toBe(problem);
  });

  it('as a text is refused when it is too large, empty, or begins like another type', () => {
    const type = 'text/plain';
    expect(caseFileProblem({ type, size: LIMITS.textFileBytes }, bytes('a'), bytes())).toBeNull();
    expect(caseFileProblem({ type, size: LIMITS.textFileBytes + 1 }, bytes('a'), bytes())).toBe(
      'textTooLarge',
    );
    expect(caseFileProblem({ type, size: 0 }, bytes(), bytes())).toBe('fileEmpty');
    for (const content of [PDF, PNG, JPEG])
      expect(caseFileProblem({ type, size: content.length }, content, content)).toBe('fileNotWhatItSays');
  });

  it('may have padding after its end', () => {
    expect(looksComplete('image/jpeg', bytes([0xff, 0xd9, 0, 0, 0]))).toBe(true);
    expect(looksComplete('image/jpeg', bytes([0xff, 0xd8]))).toBe(false);
  });
});

describe('the text of a file', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const CHAT = '[LINE] ประวัติการแชตกับสมชาย\r\nบันทึกเมื่อ: 2026/11/21 10:30\r\n\r\n10:31\tสมชาย\tโอนแล้วครับ 🙏\r\n';
  const utf16 = (text: string, littleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * text.length + 2));
    [...`\ufeff${text}`.split('')].forEach((unit, at) =>
      view.setUint16(2 * at, unit.charCodeAt(0), littleEndian),
    );
    return new Uint8Array(view.buffer);
  };

  it('is read as UTF-8, with or without a byte order mark, and as UTF-16 with one', () => {
    expect(decodeText(utf8(CHAT))).toBe(CHAT);
    expect(decodeText(utf8(`\ufeff${CHAT}`))).toBe(CHAT);
    expect(decodeText(utf16(CHAT, true))).toBe(CHAT);
    expect(decodeText(utf16(CHAT, false))).toBe(CHAT);
    expect(decodeText(utf8(''))).toBe('');
  });

  it('keeps markup, direction marks and control characters as they are', () => {
    for (const text of [
      '<script>alert(1)</script>',
      '\u202eabc\u202c',
      '\u001b[31mred',
      'a\u0007b',
      '{{x}} $y',
    ])
      expect(decodeText(utf8(text))).toBe(text);
  });

  it.each([
    ['NUL', utf8('a\0b')],
    ['UTF-16 without a mark', utf16('chat', true).slice(2)],
    ['UTF-32', new Uint8Array([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
    ['a Thai code page of one byte', new Uint8Array([0xa1, 0xd2, 0xc3, 0xb7, 0xc7])],
    ['a character cut in two', utf8('ก').slice(0, 2)],
    ['half of a UTF-16 unit', utf16('ก', true).slice(0, 3)],
    ['half of a surrogate pair', utf16('\ud83d', true)],
    ['an overlong form', new Uint8Array([0xc0, 0xaf])],
    ['a surrogate in UTF-8', new Uint8Array([0xed, 0xa0, 0x80])],
    ['NUL in UTF-16', utf16('a\0b', true)],
    ['a picture', JPEG],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0])],
  ])('is none of %s', (_what, content) => {
    expect(decodeText(content)).toBeNull();
  });
});
