import { profileSchema } from '@app/domain/account';
import { caseSchema, isKept } from '@app/domain/case';
import { contactDetailsFormSchema, type ContactDetailsForm } from '@app/domain/contact-details';
import { paths } from '@app/domain/paths';
import { accessTo } from '../case/access.repo.ts';
import type { Caller } from '../lib/callable.ts';
import { db, document } from '../lib/firestore.ts';
import * as z from 'zod/mini';

const seenCase = z.pick(caseSchema, { user_id: true, client_name: true, pseudonymised_at: true });
const named = z.pick(profileSchema, { full_name: true });

/** Who the creditor is and whom to reach there. @returns `denied` for anybody but admins and the Approved partner who has the case now, and once persons were removed from it */
export async function readContact(
  caseId: string,
  caller: Caller,
): Promise<{ creditor: string; contact: ContactDetailsForm | null } | 'denied'> {
  const capacity = await accessTo(caseId, caller);
  if (capacity === null || capacity === 'customer') return 'denied';
  const item = seenCase.parse((await document(paths.case(caseId)).get()).data());
  if (!isKept(item)) return 'denied';
  const { user_id, client_name } = item;
  const [contact, profile] = await db().getAll(
    document(paths.contactDetails(user_id)),
    document(paths.profile(user_id)),
  );
  const name = profile?.exists === true ? named.parse(profile.data()).full_name.trim() : '';
  return {
    creditor: name === '' ? client_name : name,
    contact: contact?.exists === true ? contactDetailsFormSchema.parse(contact.data()) : null,
  };
}
