import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { withWordsWhole } from './whole-words.ts';

/** As `jsx-runtime.ts`, for the dev server. */
export const Fragment = react.Fragment;

export function jsxDEV(
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
): ReactElement {
  const kept: { children?: ReactNode } = withWordsWhole(type, props, isStatic);
  // The pieces of a text are no list, and need no keys.
  return react.jsxDEV(
    type,
    kept,
    key,
    isStatic || (kept !== props && Array.isArray(kept.children)),
    source,
    self,
  );
}
