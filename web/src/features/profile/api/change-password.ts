import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { auth } from '@/lib/firebase/app';
import { ProblemError } from '@/lib/firebase/problems';

/** Whether the signed-in account has a password; one with Google as its only provider has none. */
export function hasPassword(): boolean {
  const ways = auth.currentUser?.providerData ?? [];
  return ways.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
}

/**
 * Changes the own password. Other devices are signed out by it, this one stays.
 * @param currentPassword null until Auth asks for it: it wants to know again who it is when the last sign-in is long ago
 * @throws Auth's error: `auth/requires-recent-login`, `auth/invalid-credential` (the current password is not right),
 *   `auth/weak-password` ...
 */
export async function changePassword(newPassword: string, currentPassword: string | null): Promise<void> {
  const user = auth.currentUser;
  if (user === null) throw new ProblemError('denied');
  if (currentPassword !== null) {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', currentPassword));
  }
  await updatePassword(user, newPassword);
}
