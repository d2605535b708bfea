import { TERMS } from './terms.ts';

/** A letter that takes up width, with the marks above and below it. */
const LETTER = '[\\u0e01-\\u0e30\\u0e32\\u0e33\\u0e40-\\u0e46][\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e]*';
/** A consonant with the vowels and marks around it. */
const CLUSTER =
  '[\\u0e40-\\u0e44]?[\\u0e01-\\u0e2e][\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e]*[\\u0e30\\u0e32\\u0e33]?';
/** No part begins or ends here: after a vowel that is written before its consonant, before a mark or a vowel behind it. */
const BEGIN = '(?<![\\u0e40-\\u0e44])';
const END = '(?![\\u0e30-\\u0e3a\\u0e45\\u0e47-\\u0e4e])';
const FREE_BEFORE = '(?<![\\u0e01-\\u0e4e])';
const FREE_AFTER = '(?![\\u0e01-\\u0e4e])';

/** Letters of the longest term: what a heading of 40 px has room for on a phone. */
export const LONGEST = 12;
/** Letters of the longest phrase that is kept for its own sake. */
const LONGEST_PHRASE = 10;
/** Letters of the longest name, and of terms that overlap. */
const LONGEST_NAME = 16;

/** Prefixes that form a noun, a person or a negation of the following word, and have no meaning alone. */
const PREFIXES = 'อย่าง|การ|ความ|ผู้|คำ|ค่า|ข้อ|ใบ|นัก|คณะ|ฝ่าย|ไม่|ได้|ถูก|กำลัง';
/** Begins a name, which ends at the next space. */
const NAMED = 'นาย|นางสาว|นาง|ถนน|ซอย|แขวง|เขต|ตำบล|อำเภอ|จังหวัด';
const NAMED_APART = 'บริษัท|หจก\\.|บจก\\.|บมจ\\.|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วน|ร้าน';
const COUNTED = 'มาตรา|ข้อ|หน้า|วันที่|เลขที่|ฉบับที่|ครั้งที่|อายุ|ชั้น|ห้อง|หมู่|ม\\.|โทร\\.?|พ\\.ศ\\.|ค\\.ศ\\.|ฎีกาที่';
const UNITS =
  'บาท|สตางค์|ล้าน|แสน|หมื่น|พัน|วัน|ปี|เดือน|สัปดาห์|ชั่วโมง|ชม\\.|นาที|วินาที|น\\.|คน|ราย|เคส|ครั้ง|ไฟล์|หน้า|ข้อ|แห่ง|ฉบับ|งวด|[KMG]B|%';
/** ม.ค., พฤศจิกายน; an abbreviation of another kind does no harm here. */
const MONTHS = '(?:[\\u0e01-\\u0e4e]{1,3}\\.){2}|[\\u0e01-\\u0e4e]{3,9}(?:คม|ยน|พันธ์)';
const NUMBER = '[\\d฿](?:[\\d,./:–-]*\\d)?';

const sticky = (pattern: string) => new RegExp(pattern, 'y');

const COUNT = ` (?:${MONTHS})(?: \\d{4})?| ?(?:${UNITS})${END}`;

/** A section, an amount, a date, hours: never a number here and what it counts there. */
const QUANTITY = sticky(
  `(?:${COUNTED}) ${NUMBER}(?:${COUNT})?|${NUMBER}(?:${COUNT})|[\\d.]+–[\\d.]+|[Ee]-mails?`,
);
/** Text between two spaces that is short; of one syllable it needs no help. */
const PHRASE = sticky(`${FREE_BEFORE}(?:${LETTER}){4,${LONGEST_PHRASE}}${FREE_AFTER}`);
const NAME = sticky(
  `${FREE_BEFORE}(?:(?:${NAMED})|(?<=(?:${NAMED_APART}) ))(?:${LETTER}){1,${LONGEST_NAME}}${FREE_AFTER}`,
);
const PREFIX = sticky(`${BEGIN}(?:${PREFIXES}){1,2}${CLUSTER}`);
/** The letter that a loan word leaves silent (เมนท์) stays with its syllable, and ๆ with what it repeats. */
const TAIL = sticky(`${CLUSTER}(?:(?:[\\u0e01-\\u0e2e][\\u0e34\\u0e38]?){1,3}\\u0e4c| ?ๆ)`);

const WHOLE = [QUANTITY, PHRASE, NAME];

const FIRST_OF_A_PART = /[\d฿\u0e01-\u0e2e\u0e40-\u0e44Ee]/;
const MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g;
const NEEDED = /[\u0e01-\u0e4e]|[Ee]-mail/;

/** Cuts a text into pieces; every second one is to stay on one line. */
export type Binder = (text: string) => string[];

/**
 * Browsers end lines of Thai where a dictionary of short words finds an end, inside ลูกหนี้ and ดำเนินการ too; these are
 * the ends that it must not take. The same in every browser and in Node, so that React finds what the server wrote
 * (decision 137).
 * @param terms words of at most `LONGEST` letters
 */
export function binderOf(terms: readonly string[]): Binder {
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  const term = sticky(`${BEGIN}(?:${longestFirst.join('|')})${END}`);
  const within = terms.length === 0 ? [TAIL] : [term, TAIL];
  return (text) => {
    if (!NEEDED.test(text)) return [text];
    const parts: string[] = [];
    let free = 0;
    let at = 0;
    while (at < text.length) {
      const end = FIRST_OF_A_PART.test(text.charAt(at)) ? endOfPart(text, at, within) : at;
      if (end > at) {
        parts.push(text.slice(free, at), text.slice(at, end));
        free = end;
      }
      at = Math.max(end, at + 1);
    }
    parts.push(text.slice(free));
    return parts;
  };
}

/** What was cut already: a table says the same words in every row. Emptied when it is full. */
const KNOWN = 2_000;

function remembering(bind: Binder): Binder {
  const known = new Map<string, string[]>();
  return (text) => {
    let parts = known.get(text);
    if (parts === undefined) {
      if (known.size >= KNOWN) known.clear();
      parts = bind(text);
      known.set(text, parts);
    }
    return parts;
  };
}

let chosen = remembering(binderOf(TERMS));

/** A server asks again for each page. */
const made = new WeakMap<readonly string[], Binder>();

/** @see binderOf */
export function boundParts(text: string): string[] {
  return chosen(text);
}

/**
 * From now on these terms count too.
 * @returns ends it
 */
export function bindAlso(terms: readonly string[]): () => void {
  const before = chosen;
  const more = made.get(terms) ?? remembering(binderOf([...TERMS, ...terms]));
  made.set(terms, more);
  chosen = more;
  return () => {
    chosen = before;
  };
}

function endOfPart(text: string, at: number, within: readonly RegExp[]): number {
  const whole = longest(WHOLE, text, at);
  if (whole > at) return whole;
  let end = longest([PREFIX, ...within], text, at);
  // A term may begin inside another one, or behind a prefix: สถาบันการเงิน and เงินกู้.
  for (let next = at + 1; next < end; next += 1) {
    const further = longest(within, text, next);
    if (further > end && widthOf(text.slice(at, further)) <= LONGEST_NAME) end = further;
  }
  return end;
}

/** Where the longest match ends that begins at `at`; `at` without one. */
function longest(patterns: readonly RegExp[], text: string, at: number): number {
  return patterns.reduce((end, pattern) => {
    pattern.lastIndex = at;
    return pattern.test(text) ? Math.max(end, pattern.lastIndex) : end;
  }, at);
}

/** Letters that take up width. */
export function widthOf(text: string): number {
  return text.replace(MARKS, '').length;
}
