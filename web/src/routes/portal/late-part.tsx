import { useState, type ReactNode } from 'react';
import { Lazy } from '@/components/lazy';

interface LatePartProps<Code> {
  /** The same function at each drawing. */
  load: () => Promise<Code>;
  draw: (code: Code) => ReactNode;
  /** Drawn until the code is there, of about the part's height: what is below does not move. */
  meanwhile?: ReactNode;
}

/** A part of a page whose code comes after the page's own; nothing where it does not come. */
export function LatePart<Code>({ load, draw, meanwhile }: LatePartProps<Code>) {
  const [failed, setFailed] = useState(false);
  return failed ? null : (
    <Lazy load={load} draw={draw} meanwhile={meanwhile} onFailed={() => setFailed(true)} />
  );
}
