import { useLayoutEffect } from 'react';

/** Marks the document for the style sheets while the component is shown. @param name of an attribute, which nothing else sets meanwhile */
export function useMark(name: `data-${string}`): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, true);
    return () => document.documentElement.removeAttribute(name);
  }, [name]);
}
