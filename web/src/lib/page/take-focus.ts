const FIELD = ':is(input, select, textarea)';

/**
 * For the `ref` of what opens in its place on a page, as a form or a question does: its first field has the focus, or, where there
 * is none, the part itself. Somebody who is typing elsewhere by then is not interrupted. When it closes, the focus is on the control
 * that opened it, if that is still there; `returnFocus` finds another place.
 */
export function takeFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  const before = document.activeElement;
  const opener = before?.closest<HTMLElement>('a, button');
  if (before?.matches(FIELD) !== true) (part.querySelector<HTMLElement>(`${FIELD}:enabled`) ?? part).focus();
  return () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body) opener?.focus();
    });
}
