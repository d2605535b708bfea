import { describe, expect, it } from 'vitest';
import { keepWordsWhole } from './keep-words-whole';

const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

describe('a compound', () => {
  it('is kept whole in running text, as often as it comes', () => {
    expect(keepWordsWhole('<p>ให้ลูกหนี้และเจ้าหนี้<br/>ลูกหนี้</p>')).toBe(
      `<p>ให้${whole('ลูกหนี้')}และ${whole('เจ้าหนี้')}<br/>${whole('ลูกหนี้')}</p>`,
    );
  });

  it.each([
    ['an attribute', '<p aria-label="ลูกหนี้">x</p>'],
    ['the title', '<title>ลูกหนี้</title>'],
    ['data for search engines', '<script type="application/ld+json">{"a":"ลูกหนี้"}</script>'],
    ['a drawing', '<svg viewBox="0 0 1 1"><text>ลูกหนี้</text></svg>'],
    ['an island', '<div data-island="newsletter"><label>ลูกหนี้<input name="x"/></label></div>'],
  ])('is left alone in %s', (_where, html) => {
    expect(keepWordsWhole(html)).toBe(html);
  });

  it('is kept whole again after what was left alone', () => {
    expect(keepWordsWhole('<div data-island="x"><b>ลูกหนี้</b></div><p>ลูกหนี้</p>')).toBe(
      `<div data-island="x"><b>ลูกหนี้</b></div><p>${whole('ลูกหนี้')}</p>`,
    );
  });
});
