import { useState } from 'react';

/**
 * A choice beside a live value: shows the live value until the person chooses something else, and again once the choice
 * was saved and the live value has moved on.
 * @param version changes whenever the record behind `live` was saved
 */
export function useLiveChoice<T>(live: T, version: number) {
  const [choice, setChoice] = useState<{ value: T } | null>(null);
  const [savedOver, setSavedOver] = useState<number | null>(null);
  const arrived = savedOver !== null && version !== savedOver;
  if (choice !== null && (arrived || choice.value === live)) setChoice(null);
  if (arrived) setSavedOver(null);

  const value = choice === null || arrived ? live : choice.value;
  return {
    value,
    /** Between the server's answer and the live value that follows it nothing is left to save either. */
    changed: value !== live && savedOver === null,
    choose: (next: T) => {
      setChoice({ value: next });
      setSavedOver(null);
    },
    /** Call once saved, with the version that was there when saving began. */
    markSaved: setSavedOver,
  };
}
