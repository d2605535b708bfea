import { useEffect, useState } from 'react';
import { cn } from '@/lib/cn';
import { TOAST_DURATION, toasts, useToast, type Toast } from '@/lib/command/toast';
import { useLazy } from '@/lib/page/use-lazy';

const loadToaster = () => import('./page-toaster');

/** A press, a key: what follows may have something to say, and by then the network may have gone. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Where toasts appear, from the first touch or the first toast on. */
export function LazyToaster() {
  const [code, want] = useLazy(loadToaster);
  const [isMissing, setMissing] = useState(false);
  const toast = useToast();
  const speaks = toast !== null;
  const isThere = code !== null;
  useEffect(() => {
    if (isThere) return;
    const load = () => void want().catch(() => setMissing(true));
    if (speaks) load();
    for (const touch of TOUCHES) addEventListener(touch, load, { capture: true, passive: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, load, { capture: true });
    };
  }, [isThere, speaks, want]);
  if (code !== null) return <code.PageToaster />;
  return isMissing && toast !== null && <BareToast key={toast.id} toast={toast} />;
}

/** Fallback when the toast code could not be fetched, which the browser does not retry before a reload: plain markup. */
function BareToast({ toast: { id, variant, title, description, body, open } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => toasts.remove(id), open ? TOAST_DURATION : 0);
    return () => clearTimeout(timer);
  }, [id, open]);
  return (
    <div
      role="alert"
      className="fixed inset-x-0 top-0 z-60 mx-auto px-3 pt-(--toast-top) pb-2 md:max-w-[420px]"
    >
      <ul>
        <li
          data-variant={variant}
          className={cn(
            'rounded-md border border-s-4 bg-sheet px-5 py-3 shadow-lifted',
            variant === 'destructive' ? 'border-seal' : 'border-rule-strong border-s-completed',
          )}
        >
          <p className="font-semibold">{title}</p>
          {description !== undefined && <p className="text-sm text-ink-soft">{description}</p>}
          {body}
        </li>
      </ul>
    </div>
  );
}
