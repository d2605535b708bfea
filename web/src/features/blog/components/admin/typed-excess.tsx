import { useEffect } from 'react';
import { loadWhenOnline } from '@/lib/page/load-when-online';
import { useLazy } from '@/lib/page/use-lazy';
import { useTouched } from '@/lib/page/use-touched';

const loadWarning = () => import('./excess-warning');

/** Which limit the text exceeds as it is typed: said before it is saved. Its code is loaded when somebody uses the page. */
export function TypedExcess({ content }: { content: string }) {
  const touched = useTouched();
  const [code, want] = useLazy(loadWarning);
  // Without a connection it is tried again with the next letter; nobody has asked for it, so nothing is said.
  useEffect(() => {
    if (touched && code === null) loadWhenOnline(want).catch(() => undefined);
  }, [touched, code, want, content]);
  return code && <code.ExcessWarning content={content} />;
}
