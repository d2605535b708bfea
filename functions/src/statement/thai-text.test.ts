import { describe, expect, it } from 'vitest';
import { inGlyphOrder, linesOf } from './thai-text.ts';

/** Every character is one wide, marks above and below none. */
const widthOf = (text: string) => text.replace(/\p{Mn}/gu, '').length;

describe('glyph order', () => {
  it('puts the ring of sara am below a tone mark', () => {
    expect(inGlyphOrder('น้ำ')).toBe('น\u0e4d\u0e49\u0e32');
    expect(inGlyphOrder('ค่ำคำ')).toBe('ค\u0e4d\u0e48\u0e32ค\u0e4d\u0e32');
  });

  it('leaves all else as it is', () => {
    for (const text of ['ที่นี่', 'ปู่', 'ฟ้า', 'กิ๊ก', 'Debt 1,250.00', '']) expect(inGlyphOrder(text)).toBe(text);
  });
});

describe('lines', () => {
  it('break between Thai words, which no space separates', () => {
    expect(linesOf('ลูกหนี้ขอให้ออกใบเสร็จ', 9, widthOf)).toEqual(['ลูกหนี้ขอให้', 'ออกใบเสร็จ']);
  });

  it('are as wide as the place at most, and hold the whole text', () => {
    const text = 'บริษัท ปั้นน้ำเป็นตัว จำกัด (มหาชน) โอนเงิน ฿1,250.00 และ Supercalifragilisticexpialidocious';
    for (const width of [8, 12, 20, 200]) {
      const lines = linesOf(text, width, widthOf);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });

  it('keep signs with their words', () => {
    for (const line of linesOf('จำกัด (มหาชน) ฿1,250.00 ครบถ้วน.', 9, widthOf))
      expect(line).not.toMatch(/^[).·]|[(฿]$/);
  });

  it('begin where the text does, and an empty text is an empty line', () => {
    expect(linesOf('ก\nข', 9, widthOf)).toEqual(['ก', 'ข']);
    expect(linesOf('', 9, widthOf)).toEqual(['']);
  });
});
