import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NamesIn, NameText } from './name-text';

const COMPANY = 'บริษัท สยามดีเวลลอปเมนท์ (ประเทศไทย) จำกัด';
const PERSON = 'นางสาวพิมพ์ชนก ศรีสุวรรณ';

/** The text with brackets around what a line ends in only where it has no room for it. */
function shown(element: React.ReactElement): string {
  const { container } = render(element);
  const words = [...container.querySelectorAll('.inline-block')].map(({ textContent }) => textContent);
  let rest = container.textContent;
  let result = '';
  for (const word of words) {
    const at = rest.indexOf(word);
    result += `${rest.slice(0, at)}[${word}]`;
    rest = rest.slice(at + word.length);
  }
  return result + rest;
}

it('keeps each word of a name on a line, and the text as it is', () => {
  expect(shown(<NameText name={COMPANY} />)).toBe('[บริษัท] [สยามดีเวลลอปเมนท์] [(ประเทศไทย)] [จำกัด]');
  expect(render(<NameText name={COMPANY} />).container.textContent).toBe(COMPANY);
});

it.each([
  ['a name', `โดย ${PERSON} (ลูกค้า)`, [PERSON], 'โดย [นางสาวพิมพ์ชนก] [ศรีสุวรรณ] (ลูกค้า)'],
  [
    'two names',
    `From ${PERSON} to Siam Co.`,
    ['Siam Co.', PERSON],
    'From [นางสาวพิมพ์ชนก] [ศรีสุวรรณ] to [Siam] [Co.]',
  ],
  ['a name again and again', 'A B and A B', ['A B'], '[A] [B] and [A] [B]'],
  ['a name in a script without spaces', `由${PERSON}确认`, [PERSON], '由[นางสาวพิมพ์ชนก] [ศรีสุวรรณ]确认'],
  ['what belongs to a name', 'Of “A B”, that is: (C).', ['A B', 'C'], 'Of [“A] [B”,] that is: [(C).]'],
])('keeps %s in a sentence', (_what, text, names, expected) => {
  expect(shown(<NamesIn text={text} names={names} />)).toBe(expected);
  expect(render(<NamesIn text={text} names={names} />).container.textContent).toBe(text);
});

it.each([[[]], [['']], [[' ', undefined]], [['Somebody else']]])(
  'a sentence without its names %j stays as it is',
  (names) => {
    expect(shown(<NamesIn text="Assigned to a partner" names={names} />)).toBe('Assigned to a partner');
  },
);
