import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Events of user input; from a screen reader `focusin` may be the only one. */
const SIGNS = ['pointermove', 'keydown', 'focusin', 'wheel'] as const;
const ENDS_OF_A_PRESS = ['pointerup', 'pointercancel'] as const;
/** How long after a sign a press may begin that the page must not move under, in ms. */
const REST = 200;

/**
 * Whether somebody uses the page: of a page that was opened by its address from the first sign on, of one that was reached
 * inside the portal from the beginning. What is heavy and only to be looked at waits for it. What then comes may move the
 * rest of the page, so it never comes between a press and its release: the click would miss its target.
 */
export function useTouched(): boolean {
  const { key } = useLocation();
  const [touched, setTouched] = useState(key !== 'default');
  useEffect(() => {
    if (touched) return;
    let timer: number | undefined;
    const wait = () => {
      timer ??= window.setTimeout(() => setTouched(true), REST);
    };
    const press = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const sign = (event: Event) => {
      const isPressed = 'buttons' in event && event.buttons !== 0;
      if (!isPressed) wait();
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener('pointerdown', press, options);
    for (const each of SIGNS) addEventListener(each, sign, options);
    for (const each of ENDS_OF_A_PRESS) addEventListener(each, wait, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [touched]);
  return touched;
}
