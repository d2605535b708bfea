import { useEffect, useRef } from 'react';

interface Fields<Name extends string> {
  getValues: (name: Name) => string;
  setValue: (name: Name, value: string) => void;
}

/**
 * Lets the fields of a form follow a live record as long as they show what it said last: what a person has typed is never
 * written over, however often the record changes meanwhile.
 * @param names the fields, a constant
 */
export function useFollowLive<Name extends string>(
  names: readonly Name[],
  live: Readonly<Record<Name, string>>,
  { getValues, setValue }: Fields<Name>,
): void {
  const last = useRef(live);
  useEffect(() => {
    for (const name of names) {
      if (live[name] !== last.current[name] && getValues(name) === last.current[name])
        setValue(name, live[name]);
    }
    last.current = live;
  });
}
