import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWhenOnline } from '@/lib/page/load-when-online';
import { toProblem } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { useLazy } from '@/lib/page/use-lazy';

export interface LazyProps<Code> {
  /** The same function at each drawing. */
  load: () => Promise<Code>;
  draw: (code: Code) => ReactNode;
  /** Drawn until the code is there; nothing if it is left out. */
  meanwhile?: ReactNode;
  /** It did not come, and that has been said: should not be drawn any more, so that the next press tries again. */
  onFailed: () => void;
}

/** What few people ask for (a dialog, a bar of commands) is loaded when it is drawn. */
export function Lazy<Code>({ load, draw, meanwhile = null, onFailed }: LazyProps<Code>) {
  const { t } = useTranslation('problems');
  const [code, want] = useLazy(load);
  const fail = useEffectEvent((error: unknown) => {
    toasts.show({ variant: 'destructive', title: t(toProblem(error)) });
    onFailed();
  });
  useEffect(() => {
    loadWhenOnline(want).catch((error: unknown) => fail(error));
  }, [want]);
  return code === null ? meanwhile : draw(code);
}
