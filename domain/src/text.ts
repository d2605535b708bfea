import * as z from 'zod/mini';

/** Keys of the messages that forms show; the sentences stand in `web/src/i18n/locales/<lng>/validation.json`. */
export const ISSUE = {
  required: 'required',
  tooLong: 'tooLong',
  email: 'email',
  phone: 'phone',
  amountNumber: 'amountNumber',
  amountPositive: 'amountPositive',
  amountDecimals: 'amountDecimals',
  amountTooLarge: 'amountTooLarge',
  passwordShort: 'passwordShort',
  passwordLong: 'passwordLong',
  passwordMismatch: 'passwordMismatch',
  slugReserved: 'slugReserved',
} as const;

/**
 * White space and the characters that look like nothing: zero-width marks, directional marks, the soft hyphen,
 * variation selectors, the Hangul fillers and the Braille blank. A name made of these alone is no name.
 */
const BLANK = /^[\s\p{Cf}\u00ad\u034f\ufe00-\ufe0f\u115f\u1160\u3164\uffa0\u2800]*$/u;

/** @returns true when a reader would see nothing. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
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
