import { createElement, useState, type ComponentType, type ReactNode } from 'react';
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

/**
 * A component of late code as a part of a page ({@link LatePart}), with the same props.
 * @param pick the component among what the code exports
 * @param Waiting drawn until the code is there, with the same props
 */
export function latePart<Code, Props extends object>(
  load: () => Promise<Code>,
  pick: (code: Code) => (props: Props) => ReactNode,
  Waiting?: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function Part(props) {
    return (
      <LatePart
        load={load}
        meanwhile={Waiting && <Waiting {...props} />}
        draw={(code) => createElement(pick(code), props)}
      />
    );
  };
}
