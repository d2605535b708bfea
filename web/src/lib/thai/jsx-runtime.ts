import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { withWordsWhole } from './whole-words.ts';

/** React's own runtime, with the words of every text kept whole: `web/site/build/whole-words.ts` puts it in React's place. */
export const Fragment = react.Fragment;

export function jsx(type: ElementType, props: object, key?: Key): ReactElement {
  const kept: { children?: ReactNode } = withWordsWhole(type, props, false);
  // The pieces of a text are no list, and need no keys.
  return kept !== props && Array.isArray(kept.children)
    ? react.jsxs(type, kept, key)
    : react.jsx(type, kept, key);
}

export function jsxs(type: ElementType, props: object, key?: Key): ReactElement {
  return react.jsxs(type, withWordsWhole(type, props, true), key);
}
