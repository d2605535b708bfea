import type { ComponentProps } from 'react';

/** The platform's own box, for the side of a label: it keeps its size when the label fills the line. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="checkbox" className="size-5 shrink-0 accent-ink" {...props} />;
}
