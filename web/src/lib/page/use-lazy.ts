import { useCallback, useState } from 'react';

/**
 * Code that is loaded when it is wanted for the first time.
 * @param load as often as it is asked; the browser keeps what has come
 * @returns the code, null until it has come, and how to want it: settles when it is there, rejects with what `load` did
 */
export function useLazy<Code>(load: () => Promise<Code>): readonly [Code | null, () => Promise<void>] {
  // In an object: a state that is a function would be called.
  const [loaded, setLoaded] = useState<{ code: Code } | null>(null);
  const want = useCallback(async () => {
    const code = await load();
    setLoaded((known) => known ?? { code });
  }, [load]);
  return [loaded === null ? null : loaded.code, want];
}
