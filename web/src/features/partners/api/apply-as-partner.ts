import { profileSchema } from '@app/domain/account';
import type { PartnerSignup } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit, withinTime } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { followDoc } from '@/lib/live/live-sources';

/** How long the server may take to make a new account's profile, in ms. */
const PROFILE_WITHIN = 20_000;

/**
 * Settles when the server has made the profile of a new account. The rules take an application before that too; the
 * portal opens only with it, and thanks should lead somewhere.
 */
async function profileOf(uid: string): Promise<void> {
  let close = () => undefined as void;
  const made = new Promise<void>((resolve, reject) => {
    const isThere = (profile: unknown) => {
      if (profile !== null) resolve();
    };
    close = followDoc(paths.profile(uid), profileSchema, isThere, reject);
  });
  try {
    await withinTime(made, PROFILE_WITHIN);
  } finally {
    close();
  }
}

/**
 * Hands in a partner application for the account `uid`, which is signed in and has none yet. It is Pending.
 * @throws ProblemError or the SDK's error; see lib/firebase/commit.ts
 */
export async function applyAsPartner(
  uid: string,
  { companyName, contactPerson, phone }: Pick<PartnerSignup, 'companyName' | 'contactPerson' | 'phone'>,
): Promise<void> {
  await profileOf(uid);
  await commit((transaction) => {
    transaction.set(doc(db, paths.partner(uid)), {
      user_id: uid,
      company_name: companyName,
      contact_person: contactPerson,
      phone,
      status: 'Pending',
      created_at: serverTimestamp(),
    });
  });
}
