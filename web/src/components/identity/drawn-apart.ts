/** A file of paths that pages draw without holding them, in the colours of the place where they are drawn (decision 191). */
export const APART_PATH = '/engravings/apart.svg';

/** The address of one of its paths, for `<use>`; `web/site/build/engravings.ts` writes them. */
export function drawnApart(id: string): string {
  return `${APART_PATH}#${id}`;
}
