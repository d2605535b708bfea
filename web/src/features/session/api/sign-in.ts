import type { Login } from '@app/domain/account';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { auth } from '@/lib/firebase/app';

/** Signs in with e-mail and password. @throws Auth's error: `auth/invalid-credential`, `auth/user-disabled` ... */
export async function signIn({ email, password }: Login): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}
