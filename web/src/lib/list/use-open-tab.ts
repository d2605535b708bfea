import { useViewAddress } from './view-address.ts';

/** Which tab is open, as the address says. @param first the one that is open where the address names none of them */
export function useOpenTab<Id extends string, First extends Id | undefined>(
  ids: readonly Id[],
  first: First,
): Id | First {
  const wanted = useViewAddress()[0].get('tab');
  return ids.find((id) => id === wanted) ?? first;
}
