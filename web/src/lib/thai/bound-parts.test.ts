import { describe, expect, it } from 'vitest';
import { bindAlso, boundParts, LONGEST, widthOf } from './bound-parts';
import { SITE_TERMS } from './site-terms';
import { TERMS } from './terms';

/** The text with brackets around what stays on one line. */
const shown = (text: string) =>
  boundParts(text)
    .map((part, index) => (index % 2 === 1 ? `[${part}]` : part))
    .join('');

describe('no line of Thai ends', () => {
  it.each([
    ['inside a term', 'ให้ลูกหนี้และเจ้าหนี้ทราบ', 'ให้[ลูกหนี้]และ[เจ้าหนี้]ทราบ'],
    ['inside a term that begins in another one', 'สถานะปัจจุบันกำลังดำเนินการ', 'สถานะปัจจุบัน[กำลังดำเนินการ]'],
    ['after a prefix', 'เพราะความล่าช้าของผู้รับ', 'เพราะ[ความล่า]ช้าของ[ผู้รั]บ'],
    ['inside a short phrase', 'ค้นหา แก้ไขข้อมูล ลบ', '[ค้นหา] [แก้ไขข้อมูล] ลบ'],
    ['inside the name of a company', 'บริษัท สยามดีเวลลอปเมนท์ จำกัด', '[บริษัท] [สยามดีเวลลอปเมนท์] [จำกัด]'],
    [
      'before the silent end of a loan word',
      'โครงการดีเวลลอปเมนท์ใหม่ของเรา',
      'โครง[การดี]เวลลอป[เมนท์]ใหม่ของเรา',
    ],
    ['inside a part of an address', 'ชั้น 8 ถนนสาทรใต้ เขตสาทร', '[ชั้น 8] [ถนนสาทรใต้] [เขตสาทร]'],
    ['between a figure and its unit', 'ค้าง 482,500.00 บาท มา 15 วันแล้ว', 'ค้าง [482,500.00 บาท] มา [15 วัน]แล้ว'],
    [
      'between a section and its number',
      'ป.พ.พ. มาตรา 193/30 และ พ.ศ. 2558',
      'ป.พ.พ. [มาตรา 193/30] และ [พ.ศ. 2558]',
    ],
    ['inside a date', 'ปรับปรุง 11 ต.ค. 2569', '[ปรับปรุง] [11 ต.ค. 2569]'],
    ['inside hours', 'จันทร์–ศุกร์ 09.00–18.00 น.', '[จันทร์]–[ศุกร์] [09.00–18.00 น.]'],
    ['before a mark of repetition', 'ตามช่องทางต่าง ๆ ที่มี', 'ตามช่องทางต่า[ง ๆ] ที่มี'],
  ])('%s', (_where, text, parts) => {
    expect(shown(text)).toBe(parts);
  });

  it('after the first letter of a Latin word with a hyphen', () => {
    expect(shown('E-mails and start-ups')).toBe('[E-mails] and start-ups');
  });
});

it.each(['A text without a letter of Thai, 15 days', '', '10120', 'ดี'])('nothing is kept in "%s"', (text) => {
  expect(boundParts(text)).toEqual([text]);
});

it('the parts make up the text', () => {
  const text = ' ลูกหนี้ค้างชำระ 1,000 บาท\nตามสัญญาลงวันที่ 5 พฤศจิกายน 2569 🙂 ';
  expect(boundParts(text).join('')).toBe(text);
});

it('no part begins or ends between a consonant and its vowels', () => {
  // การิน, ทีม and ลูกหนี้ี: the term or prefix at the beginning is the beginning of something else.
  for (const text of ['พิการิน', 'เผู้', 'ลูกหนี้ี']) {
    for (const part of boundParts(text))
      expect(part).not.toMatch(/^[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]|[\u0e40-\u0e44]$/);
  }
});

it('words of public pages count while they are asked for', () => {
  const text = 'ให้คำแนะนำแก่คู่สมรสของท่านเสมอ';
  expect(shown(text)).not.toContain('[คู่สมรส]');
  const end = bindAlso(SITE_TERMS);
  expect(shown(text)).toContain('[คู่สมรส]');
  end();
  expect(shown(text)).not.toContain('[คู่สมรส]');
});

it('every term is one that a phone has room for', () => {
  expect(TERMS.length).toBeGreaterThan(100);
  expect(
    [...TERMS, ...SITE_TERMS].filter(
      (term) => !/^[\u0e01-\u0e4e]{3,}$/.test(term) || widthOf(term) > LONGEST,
    ),
  ).toEqual([]);
});
