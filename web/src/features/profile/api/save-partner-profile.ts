import type { PartnerProfile } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { doc } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { withinBudget } from '@/lib/session/within-budget';

/**
 * Changes what a partner says of itself, and calls the account after its contact person (requirements section 7, Partner
 * profile): both or neither.
 * @throws see lib/firebase/commit.ts; LimitError after too many other names
 */
export async function savePartnerProfile(
  uid: string,
  { company_name, contact_person, phone }: PartnerProfile,
): Promise<void> {
  const written = commit((transaction) => {
    transaction.update(doc(db, paths.partner(uid)), { company_name, contact_person, phone });
    transaction.update(doc(db, paths.profile(uid)), { full_name: contact_person });
  });
  await withinBudget('facts', written);
}
