import * as z from 'zod/mini';

/** Keys of the messages that forms show; the texts are in `web/src/i18n/locales/<lng>/validation.json`. */
export const ISSUE = {
  required: 'required',
  tooLong: 'tooLong',
  email: 'email',
  phone: 'phone',
  amountNumber: 'amountNumber',
  amountPositive: 'amountPositive',
  amountDecimals: 'amountDecimals',
  amountTooLarge: 'amountTooLarge',
  instalmentsNumber: 'instalmentsNumber',
  passwordShort: 'passwordShort',
  passwordLong: 'passwordLong',
  passwordMismatch: 'passwordMismatch',
  slugReserved: 'slugReserved',
  dayInvalid: 'dayInvalid',
  dayTooEarly: 'dayTooEarly',
  dayTooLate: 'dayTooLate',
  dayPast: 'dayPast',
  dayTooFar: 'dayTooFar',
  answerTooFar: 'answerTooFar',
  periodEmpty: 'periodEmpty',
} as const;

/**
 * Invisible code points, first and last of each range: white space, control and format characters, what Unicode calls
 * ignorable (variation selectors, fillers, the combining grapheme joiner, tags), the Braille blank and lone surrogates.
 * Numbers instead of Unicode classes: each engine has another version of those, and firestore.rules must reject exactly the
 * same texts (`isBlank` there, text.test.ts).
 */
export const BLANK_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x0, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x890, 0x891],
  [0x8e2, 0x8e2],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x1343f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/** @returns true when the text is empty or invisible */
export function isBlank(text: string): boolean {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0).every((point) =>
    BLANK_RANGES.some(([first, last]) => first <= point && point <= last),
  );
}

/** A required text: trimmed, visible, at most `max` UTF-16 units. Issues: `required`, `tooLong`. */
export function requiredText(max: number) {
  return z.string({ error: ISSUE.required }).check(
    z.trim(),
    z.refine((text) => !isBlank(text), { error: ISSUE.required }),
    z.refine((text) => text.length <= max, { error: ISSUE.tooLong }),
  );
}

/** An optional text: trimmed, possibly empty, at most `max` UTF-16 units. Issue: `tooLong`. */
export function optionalText(max: number) {
  // Not z.maxLength, which counts an emoji as one: the rules' size() counts UTF-16 units.
  return z.string().check(
    z.trim(),
    z.refine((text) => text.length <= max, { error: ISSUE.tooLong }),
  );
}
