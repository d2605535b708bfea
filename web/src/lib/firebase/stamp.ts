import { serverTimestamp } from 'firebase/firestore';

/**
 * The audit fields that every change of a case writes besides the change itself: when, and by whom. The server trusts
 * `updated_by` only in the write whose `updated_at` it shares, so that a later write without it is not attributed to this
 * person (docs/decisions/070).
 * @param uid of the signed-in user; the rules refuse any other
 */
export function stampOf(uid: string) {
  return {
    updated_at: serverTimestamp(),
    updated_by: { uid, at: serverTimestamp() },
  };
}
