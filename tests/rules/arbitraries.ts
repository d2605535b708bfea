import fc from 'fast-check';
import { LIMITS } from '@app/domain/limits';
import { ABSENT } from './direct.ts';

/** Values at and beyond the bounds of a field. Lone surrogates are left out: UTF-8 cannot encode them. */

const letters = (text: string) => Array.from(text);

/** Invisible characters, and characters that count as white space somewhere. */
const UNSEEN = [
  ...letters(' \t\n\v\f\r\u0085\u00a0\u1680\u2000\u2007\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'),
  ...letters(
    '\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069',
  ),
  ...letters('\u2800\u3164\ufe00\ufe0f\uffa0\ufff9\u0000\u0007\u001b\u007f\u009f'),
  '\u{e0001}',
  '\u{e0020}',
  '\u{e0100}',
  '\u{1d173}',
  '\u{110bd}',
];

const character = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...UNSEEN) },
  { weight: 3, arbitrary: fc.constantFrom(...letters('กขคำิ์่้๐๙฿ๆ')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constantFrom('🙏', '👨‍👩‍👧', 'e\u0301', '𠮷', '½', '①', '٠', '𝟘') },
  { weight: 2, arbitrary: fc.constantFrom(...letters('aZ09 -_.,:;@/\\\'"<>&%#?*[](){}$`|+~^=')) },
);

const shortText = fc.array(character, { maxLength: 8 }).map((parts) => parts.join(''));

/** Lengths around the bound, of letters with one and with two units, some with an invisible character at an end. */
function textNear(max: number): fc.Arbitrary<string> {
  const edge = fc.constantFrom('', '', ' ', '\u200b', '\n');
  return fc
    .tuple(fc.constantFrom('ก', 'a', '🙏', '0', '\u200b', ' '), fc.integer({ min: -1, max: 2 }), edge, edge)
    .map(([letter, beyond, before, after]) => {
      const length = max + beyond;
      const body = letter.repeat(Math.floor(length / letter.length));
      return `${before}${body}${'x'.repeat(Math.max(0, length - body.length))}${after}`;
    });
}

const notText = fc.constantFrom<unknown>(
  null,
  7,
  0,
  NaN,
  Infinity,
  true,
  false,
  [],
  ['a'],
  {},
  { a: 1 },
  new Date(0),
  ABSENT,
);

/** A text of at most `max` units, or slightly more. @param weightOfLong how often the bound is tried, in percent */
export function text(max: number, weightOfLong = 15): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 95 - weightOfLong, arbitrary: shortText.filter((value) => value.isWellFormed()) },
    { weight: weightOfLong, arbitrary: textNear(max) },
    { weight: 5, arbitrary: notText },
  );
}

/** A valid value most of the time, so that documents with several fields are not refused for all of them at once. */
export function mostly(sound: unknown, field: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 1, arbitrary: fc.constant(sound) }, { weight: 2, arbitrary: field });
}

/** Digits that Unicode has added since the version that the emulator knows, as U+11C58. */
const NEWER_DIGIT = /[\u{de6}-\u{def}]|(?=[\u{10000}-\u{10ffff}])\p{Nd}/u;

export const phone = fc.oneof(
  {
    weight: 2,
    arbitrary: text(LIMITS.phone).filter((value) => typeof value !== 'string' || !NEWER_DIGIT.test(value)),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(...letters('0123456789๐๙+- ()ต่อ٠½①٣𝟘\u200b\n')), { maxLength: 12 })
      .map((parts) => parts.join('')),
  },
);

const satang = fc.integer({ min: -3, max: LIMITS.amount / 1_000 });

/** THB amounts with whole satang, with fractions, and with the rounding errors of doubles. */
export const amount: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: satang.map((value) => value / 100) },
  { weight: 3, arbitrary: fc.integer({ min: -20, max: 2_000_000 }).map((value) => value / 1_000) },
  { weight: 2, arbitrary: fc.tuple(satang, satang).map(([a, b]) => a / 100 + b / 100) },
  { weight: 2, arbitrary: fc.tuple(satang, satang).map(([a, b]) => a / 100 - b / 100) },
  {
    weight: 2,
    arbitrary: fc.tuple(satang, fc.integer({ min: 1, max: 15 })).map(([a, b]) => a / 100 + 10 ** -b),
  },
  { weight: 2, arbitrary: fc.integer({ min: -5, max: 5 }).map((value) => LIMITS.amount + value / 1_000) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(satang, fc.constantFrom(1, -1, 2, -2))
      .map(([a, b]) => (a / 100) * (1 + b * Number.EPSILON)),
  },
  { weight: 2, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 0.02 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      0,
      -0,
      NaN,
      Infinity,
      -Infinity,
      Number.MIN_VALUE,
      0.01,
      '5',
      '',
      null,
      true,
      [5],
      ABSENT,
    ),
  },
);

/** Whole satang at the bounds, and numbers that are none. */
export { wholeSatang as satang };
const wholeSatang: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 1_000_000_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 3 }).map((beyond) => LIMITS.satang + beyond) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      0,
      1,
      0.5,
      1e15,
      NaN,
      Infinity,
      -Infinity,
      '5',
      null,
      true,
      [5],
      ABSENT,
    ),
  },
);

/** Letters of slugs, and characters that are not allowed in them. */
export const slug: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...letters('กิ์๑ab0_-_- A/.%é中\u0e00\u0e7f\n')), { maxLength: 8 })
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('__a__', '__', '____', '_a_', '.', '..', '__ก__') },
  { weight: 1, arbitrary: text(LIMITS.slug) },
);

/** Kinds that may be muted, once or twice, and others. */
export function kinds(mutable: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.subarray([...mutable]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>('case_created', null, {}, { case_created: true }, 7, [7], ABSENT),
    },
  );
}

const viewPart = fc.constantFrom(
  'q',
  '=',
  '&',
  'a',
  '%E0',
  '+',
  '-',
  '.',
  '~',
  '*',
  '?',
  '#',
  ' ',
  'ก',
  '\n',
  '=b&c=d',
);
const view = fc.oneof(
  fc.array(viewPart, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.integer({ min: -1, max: 1 }).map((beyond) => `q=${'a'.repeat(LIMITS.view - 2 + beyond)}`),
  fc.constantFrom<unknown>(null, 7, [], {}, true),
);
/** Firestore itself refuses a key that is empty or enclosed in double underscores: neither is tried. */
const viewName = text(LIMITS.viewName, 25).filter(
  (name): name is string => typeof name === 'string' && name !== '' && !/^__.*__$/s.test(name),
);

/** Saved views, up to the limit or slightly more; most have valid names and queries. */
export const views: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.dictionary(mostlyText('cases', viewName), fc.oneof(fc.constant('q=a'), view), {
      maxKeys: 3,
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: LIMITS.views - 1, max: LIMITS.views + 1 })
      .map((size) =>
        Object.fromEntries(Array.from({ length: size }, (_, index) => [`view ${index}`, 'q=a'])),
      ),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>({}, [], null, 'q=a', 7, ABSENT) },
);

function mostlyText(sound: string, field: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(fc.constant(sound), field);
}
