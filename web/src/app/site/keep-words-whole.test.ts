import { describe, expect, it } from 'vitest';
import { keepWordsWhole } from './keep-words-whole';

const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

describe('a word that is kept', () => {
  it('is kept whole in running text, as often as it comes', () => {
    expect(keepWordsWhole('<p>ให้ลูกหนี้และเจ้าหนี้<br/>ลูกหนี้</p>')).toBe(
      `<p><span>ให้${whole('ลูกหนี้')}และ${whole('เจ้าหนี้')}</span><br/><span>${whole('ลูกหนี้')}</span></p>`,
    );
  });

  it('stays one item with the words beside it when its parent lays out its children', () => {
    expect(keepWordsWhole('<a class="flex">ทวงหนี้ตามกฎหมาย<b>05</b></a>')).toBe(
      `<a class="flex"><span>${whole('ทวงหนี้')}ตามกฎหมาย</span><b>05</b></a>`,
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

  it.each([
    ['a style sheet that names types', '<style>@property --x{syntax:"<length>"}</style>'],
    ['a drawing as React writes it', '<svg><path d="M0 0h9"></path><circle r="1"></circle></svg>'],
  ])('is kept whole after %s', (_what, before) => {
    expect(keepWordsWhole(`${before}<p>ลูกหนี้</p>`)).toBe(`${before}<p><span>${whole('ลูกหนี้')}</span></p>`);
  });

  it('is left alone in an island behind a drawing', () => {
    const island = '<div data-island="x"><svg><path d="M0 0"></path></svg><label>ลูกหนี้</label></div>';
    expect(keepWordsWhole(island)).toBe(island);
  });

  it('may be a year with its era, after the name of an Act', () => {
    expect(keepWordsWhole('<p>พ.ร.บ. การทวงถามหนี้ พ.ศ. 2558 มาตรา 9</p>')).toBe(
      `<p><span>พ.ร.บ. ${whole('การทวงถามหนี้')} ${whole('พ.ศ. 2558')} มาตรา 9</span></p>`,
    );
  });

  it('may be a word with a hyphen after its first letter', () => {
    expect(keepWordsWhole('<p>E-mail, e-mails and start-ups</p>')).toBe(
      `<p><span>${whole('E-mail')}, ${whole('e-mails')} and start-ups</span></p>`,
    );
  });

  it('is kept whole again after what was left alone', () => {
    expect(keepWordsWhole('<div data-island="x"><b>ลูกหนี้</b></div><p>ลูกหนี้</p>')).toBe(
      `<div data-island="x"><b>ลูกหนี้</b></div><p><span>${whole('ลูกหนี้')}</span></p>`,
    );
  });
});
