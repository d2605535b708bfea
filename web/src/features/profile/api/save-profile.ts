import type { ProfileForm } from '@app/domain/account';
import { paths } from '@app/domain/paths';
import { doc } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/** What is left out stays as it is. */
interface ProfileChange extends ProfileForm {
  /** From `uploadAvatar`, or null for no picture. */
  avatar_url?: string | null;
}

/** Changes the own profile (requirements section 7, Profile). @throws see lib/firebase/commit.ts */
export async function saveProfile(uid: string, change: ProfileChange): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, paths.profile(uid)), { ...change });
  });
}
