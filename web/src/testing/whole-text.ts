import type { MatcherFunction } from '@testing-library/react';

/** For `getByText`: the innermost element with this text, whatever is in it; the words of a name are elements. */
export function wholeText(text: string | RegExp): MatcherFunction {
  const has = ({ textContent }: Element) =>
    typeof text === 'string' ? textContent === text : text.test(textContent);
  return (_own, element) => element !== null && has(element) && ![...element.children].some(has);
}
