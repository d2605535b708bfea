import { useEffect } from 'react';
import { useToast } from '@/lib/toast';
import { useLate } from '@/lib/use-late';

const loadToaster = () => import('./page-toaster');

/** A press, a key: what follows may have something to say, and by then the network may have gone. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Where toasts appear, from the first touch or the first toast on. */
export function LateToaster() {
  const [code, want] = useLate(loadToaster);
  const speaks = useToast() !== null;
  const isThere = code !== null;
  useEffect(() => {
    if (isThere) return;
    const load = () => void want().catch(reportError);
    if (speaks) load();
    for (const touch of TOUCHES) addEventListener(touch, load, { capture: true, passive: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, load, { capture: true });
    };
  }, [isThere, speaks, want]);
  return code !== null && <code.PageToaster />;
}
