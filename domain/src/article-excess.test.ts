import { describe, expect, it } from 'vitest';
import { excessOf } from './article-excess.ts';

const fill = (unit: string, letters = 200_000) => unit.repeat(letters / unit.length);

describe('an article that would take a parser minutes is rejected', () => {
  it.each([
    ['a list', fill('- a\n'), { kind: 'entries', line: 1_501 }],
    ['lists in lists', fill('- a\n  - b\n    - c\n'), { kind: 'entries', line: 1_501 }],
    [
      'a staircase of lists',
      Array.from({ length: 400 }, (_, n) => `${'  '.repeat(n)}- a\n`).join(''),
      { kind: 'entries', line: 41 },
    ],
    ['underlined headings', fill('a\n=\n'), { kind: 'headings', line: 802 }],
    ['headings', fill('# a\n'), { kind: 'headings', line: 401 }],
    ['quotations', fill('> a\n\n'), { kind: 'quotes', line: 3_001 }],
    ['lines', fill('a\n'), { kind: 'lines', line: 5_001 }],
    ['a table', fill('|a|b|\n'), { kind: 'cells', line: 2_001 }],
    ['stars', `${'*'.repeat(5_000)}a`, { kind: 'marksTogether', line: 1 }],
    ['emphasis in emphasis', `${'*a '.repeat(400)}${'a*'.repeat(400)}`, { kind: 'marksTogether', line: 1 }],
    ['stars in many paragraphs', fill('*a* *b* *c*\n\n'), { kind: 'marks', line: 2_667 }],
    ['brackets', fill(']'), { kind: 'brackets', line: 1 }],
    ['backticks', fill('`a '), { kind: 'code', line: 1 }],
    ['addresses', fill('a@b.co '), { kind: 'addresses', line: 1 }],
    ['letters', 'a'.repeat(200_001), { kind: 'length', line: null }],
  ])('%s', (_what, markdown, excess) => {
    expect(excessOf(markdown)).toEqual(excess);
  });
});

describe('an article of ordinary size is accepted', () => {
  const paragraph = 'ลูกหนี้ต้องชำระหนี้ภายใน **กำหนดเวลา** ที่ตกลงกันไว้ใน [สัญญา](https://example.com/a_b) '.repeat(
    10,
  );
  const part = `## หัวข้อ\n\n${paragraph}\n\n- ข้อหนึ่ง\n- ข้อสอง\n\n> คำคม\n\n| ก | ข |\n| - | - |\n| 1 | 2 |\n\n---\n\n`;

  it.each([
    ['of 50,000 letters', fill(part, 50_000)],
    ['of 200,000 letters on one line', fill('ลูกหนี้ต้องชำระหนี้ ')],
    ['with as many entries as there may be', '- a\n'.repeat(1_500)],
    ['with rules of dashes and stars', `${'- '.repeat(40)}\n\n${'*'.repeat(700)}\n`.repeat(20)],
  ])('%s', (_what, markdown) => {
    expect(excessOf(markdown)).toBeNull();
  });
});
