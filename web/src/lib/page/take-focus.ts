const FIELD = ':is(input, select, textarea)';

/**
 * For the `ref` of what opens in its place on a page, as a form or a question does: its first field has the focus, or, where there
 * is none, the part itself. Somebody who has moved elsewhere by then, or is typing, is not interrupted. When it closes, the focus is
 * on the control that opened it, if that is still there; `returnFocus` finds another place.
 */
export function takeFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  const before = document.activeElement ?? document.body;
  const isHere = before.matches('body, main') || part.closest('section')?.contains(before) === true;
  if (!isHere || before.matches(FIELD)) return undefined;
  const first = part.querySelector<HTMLInputElement>(`${FIELD}:enabled`);
  // Of radio buttons Tab goes to the chosen one, too.
  const chosen = first?.type === 'radio' && part.querySelector<HTMLElement>(`[name="${first.name}"]:checked`);
  (chosen || first || part).focus();
  const opener = before.closest<HTMLElement>('a, button');
  return () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body) opener?.focus();
    });
}
