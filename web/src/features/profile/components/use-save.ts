import { tellWhoeverIsHere, type Tell } from '@/lib/tell';
import { useOneAtATime } from '@/lib/use-one-at-a-time';

/** Runs a save, one at a time. `save` handles its own errors, and tells whoever began it by what it is given. */
export function useSave<Given extends unknown[]>(
  save: (tell: Tell, ...given: Given) => Promise<void>,
): { busy: boolean; run: (...given: Given) => Promise<void> } {
  return useOneAtATime((...given: Given) => save(tellWhoeverIsHere(), ...given));
}
