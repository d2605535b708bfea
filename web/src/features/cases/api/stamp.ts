import { serverTimestamp } from 'firebase/firestore';

/**
 * What every change of a case writes beside the change itself: when, and by whom. The server believes `updated_by` only
 * of the write whose `updated_at` it shares, so that a later write without it is not taken for this person's
 * (docs/decisions/070).
 * @param uid of whoever is signed in; the rules refuse any other
 */
export function stampOf(uid: string) {
  return {
    updated_at: serverTimestamp(),
    updated_by: { uid, at: serverTimestamp() },
  };
}
