import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import { Bytes, Timestamp, type DocumentData } from 'firebase/firestore';
import { test } from 'vitest';

/** Sends a document with one change. */
export type Send = (data: DocumentData) => Promise<unknown>;

/** Texts that look empty to a reader. */
export const BLANKS = {
  'no characters': '',
  spaces: '   ',
  'a line break and a tab': '\n\t',
  'a no-break space': '\u00a0',
  'an ideographic space': '\u3000',
  'zero-width spaces': '\u200b\u200b',
  'a byte order mark': '\ufeff',
  'a right-to-left override': '\u202e',
  'soft hyphens': '\u00ad',
  'a Hangul filler': '\u3164',
  'a Braille blank': '\u2800',
  'a Mongolian vowel separator': '\u180e\u180b',
  'a combining grapheme joiner': '\u034f',
  'variation selectors': '\ufe00\ufe0f\u{e0100}',
  tags: '\u{e0041}\u{e007f}',
  'Khmer vowels without a form': '\u17b4\u17b5',
  'musical format characters': '\u{1d173}',
  'control characters': '\u0001\u001f\u007f\u0085',
} as const;

/** Names of one visible character, next to invisible code points. */
const VISIBLE = {
  'a combining mark': '\u034e',
  'a Thai vowel sign': '\u0e34',
  'an Ogham letter': '\u169a',
  'the letter before the Hangul fillers': '\u115e',
  'the Braille pattern after the blank': '\u2801',
  'a tag in a name': 'x\u{e0041}',
  'an emoji': '\u{1f600}',
  'a character beyond the tags': '\u{f0000}',
} as const;

/** Valid texts. */
export const TEXTS = {
  emoji: '🙏🏽 ขอบคุณ',
  quotes: `"it's" «ครับ» \`x\``,
  'right to left': 'مرحبا \u200f(1)',
  markup: '<script>alert(1)</script>',
  'several lines': 'หนึ่ง\n\nสอง',
} as const;

/** Ids that would break a link or a list, or lead elsewhere, if a document had them. */
export const ODD_IDS = [
  'known?x',
  'known#x',
  'known%20',
  'a~b',
  'a b',
  'a\nb',
  'a\\b',
  '\u200b',
  'a\u202eb',
  'a\u0007',
  'i'.repeat(129),
  '🙏'.repeat(65),
];
/** Valid ids. */
const PLAIN_IDS = [
  'i'.repeat(128),
  '🙏'.repeat(64),
  'คดี-๑',
  'a.b_c-d',
  '6f9619ff-8b86-4011-b42d-00c04fc964ff',
];

const WRONG_TYPES: Record<string, unknown> = {
  'a number': 7,
  'a text': 'x',
  true: true,
  null: null,
  'a list': [],
  'a map': {},
  'a time': Timestamp.fromMillis(0),
  'some bytes': Bytes.fromUint8Array(new TextEncoder().encode('a=b')),
};

const HOUR = 60 * 60 * 1_000;

/** Times other than the server's now. */
export const OTHER_TIMES = {
  'an hour ago': () => Timestamp.fromMillis(Date.now() - HOUR),
  'an hour from now': () => Timestamp.fromMillis(Date.now() + HOUR),
  'by a clock that is a second slow': () => new Date(Date.now() - 1_000),
  'as a number': () => Date.now(),
  'as a text': () => new Date().toISOString(),
} as const;

/** After so many refusals the valid document is sent again. Before each one it took half the time of all tests of the rules. */
const REFUSALS = 20;

/**
 * The checks that apply to every kind of document. `valid` makes a new document that is accepted: it is sent before the first
 * invalid one and again and again between them, so that a refusal can only come from the one change.
 */
export class FieldChecks {
  readonly #valid: () => DocumentData;
  readonly #send: Send;
  #refused = 0;

  constructor(valid: () => DocumentData, send: Send) {
    this.#valid = valid;
    this.#send = send;
  }

  accepts(what: string, change: () => DocumentData): void {
    test(`accepts ${what}`, () => assertSucceeds(this.#send({ ...this.#valid(), ...change() })));
  }

  refuses(what: string, change: () => DocumentData): void {
    test(`refuses ${what}`, () => this.#refusal(() => ({ ...this.#valid(), ...change() })));
  }

  async #refusal(invalid: () => DocumentData): Promise<void> {
    if (this.#refused % REFUSALS === 0) await assertSucceeds(this.#send(this.#valid()));
    // Not before: where the valid document is not accepted, no test of this kind may pass.
    this.#refused++;
    await assertFails(this.#send(invalid()));
  }

  /** Every field is required, no further one is accepted. */
  keys({
    optional = [],
    extra = ['role', 'disabled', 'search_words', 'x'],
  }: { optional?: string[]; extra?: string[] } = {}): void {
    for (const key of Object.keys(this.#valid())) {
      const without = () => {
        const { [key]: _left, ...rest } = this.#valid();
        return rest;
      };
      if (optional.includes(key))
        test(`accepts it without ${key}`, () => assertSucceeds(this.#send(without())));
      else test(`requires ${key}`, () => this.#refusal(without));
    }
    for (const key of extra) this.refuses(`an unknown field "${key}"`, () => ({ [key]: true }));
  }

  /** The document's own id. @param send sends it under an id */
  id(send: (id: string, data: DocumentData) => Promise<unknown>): void {
    for (const id of PLAIN_IDS)
      test(`may have the id "${id.slice(0, 40)}"`, () => assertSucceeds(send(id, this.#valid())));
    for (const id of ODD_IDS)
      test(`may not have the id ${JSON.stringify(id.slice(0, 40))}`, () =>
        assertFails(send(id, this.#valid())));
  }

  /** Refuses a value of every other type. @param allowed names of {@link WRONG_TYPES} that are valid here */
  type(key: string, allowed: string[]): void {
    for (const [name, value] of Object.entries(WRONG_TYPES)) {
      if (!allowed.includes(name)) this.refuses(`${name} as ${key}`, () => ({ [key]: value }));
    }
  }

  /** A text that must be visible, up to `max` UTF-16 units. */
  text(key: string, max: number, make: (length: number) => string = (length) => 'ก'.repeat(length)): void {
    this.bound(key, max, make);
    for (const [name, value] of Object.entries(BLANKS))
      this.refuses(`${name} as ${key}`, () => ({ [key]: value }));
    this.type(key, ['a text']);
  }

  /** Texts with emoji, quotes, markup and line breaks. */
  anyText(key: string): void {
    for (const [name, value] of Object.entries({ ...TEXTS, ...VISIBLE }))
      this.accepts(`${name} in ${key}`, () => ({ [key]: value }));
  }

  /** Nothing over `max`, also not 300,000 characters. */
  bound(key: string, max: number, make: (length: number) => string = (length) => 'ก'.repeat(length)): void {
    this.accepts(`${key} of ${max}`, () => ({ [key]: make(max) }));
    this.refuses(`${key} of ${max + 1}`, () => ({ [key]: make(max + 1) }));
    if (max < 300_000) this.refuses(`${key} of 300,000`, () => ({ [key]: make(300_000) }));
  }

  email(key: string): void {
    const domain = '@example.com';
    this.text(key, LIMITS.email, (length) => 'a'.repeat(length - domain.length) + domain);
    for (const address of ['นาย@ตัวอย่าง.ไทย', 'a.b+c@d-e.co.th', "o'neil@example.com"]) {
      this.accepts(`"${address}"`, () => ({ [key]: address }));
    }
    for (const address of [
      'a',
      'a@b',
      '@b.co',
      'a@',
      'a@b.',
      'a@.b',
      'a b@c.co',
      'a@@b.co',
      'a@b..co',
      'a@b.co, c@d.co',
      'a@b.co\nbcc: c@d.co',
      '<a@b.co>',
      'a@b.co\u00a0',
    ]) {
      this.refuses(`"${address}"`, () => ({ [key]: address }));
    }
  }

  phone(key: string): void {
    this.text(key, LIMITS.phone, (length) => '0'.repeat(length));
    for (const number of ['๐๒-๑๒๓-๔๕๖๗', '+66 2 123 4567 ต่อ 8', '5', '٠٢'])
      this.accepts(`"${number}"`, () => ({ [key]: number }));
    for (const number of ['ไม่มี', '+-()', '½', '①']) this.refuses(`"${number}"`, () => ({ [key]: number }));
  }

  /** Only the server's own time. */
  now(key: string): void {
    for (const [name, time] of Object.entries(OTHER_TIMES))
      this.refuses(`${key} ${name}`, () => ({ [key]: time() }));
    this.type(key, []);
  }

  /** One of few values, the pinned one; all others are refused. */
  pinned(key: string, others: unknown[]): void {
    for (const other of others) this.refuses(`${key} ${JSON.stringify(other)}`, () => ({ [key]: other }));
    this.type(key, []);
  }

  /** @param folder the account whose avatars the field may name */
  picture(key: string, folder = 'u'): void {
    for (const url of [
      null,
      'https://lh3.googleusercontent.com/a/x',
      'http://127.0.0.1:9199/v0/b/x',
      `avatars/${folder}/1719900000000-a.png`,
    ]) {
      this.accepts(`${key} ${String(url)}`, () => ({ [key]: url }));
    }
    for (const url of [
      '',
      'javascript:alert(1)',
      'data:image/svg+xml,x',
      'https://',
      'https://a b',
      '//evil.example',
      'https://a\u202eb',
    ]) {
      this.refuses(`${key} "${url}"`, () => ({ [key]: url }));
    }
    this.bound(key, LIMITS.url, (length) => `https://${'a'.repeat(length - 8)}`);
    this.type(key, ['a text', 'null']);
    this.refuses(`a text that is no address as ${key}`, () => ({ [key]: 'x' }));
  }
}
