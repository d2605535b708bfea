import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Events of user input; from a screen reader `focusin` may be the only one. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Whether a hand is there: of a page that was opened by its address from the first sign on, of one that somebody came to
 * inside the portal at once. What is heavy and only to be looked at waits for it.
 */
export function useTouched(): boolean {
  const { key } = useLocation();
  const [touched, setTouched] = useState(key !== 'default');
  useEffect(() => {
    if (touched) return;
    const touch = () => setTouched(true);
    for (const sign of SIGNS) addEventListener(sign, touch, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, touch, { capture: true });
    };
  }, [touched]);
  return touched;
}
