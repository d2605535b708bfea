import { profileSchema } from '@app/domain/account';
import { caseSchema, isKept } from '@app/domain/case';
import { contactDetailsFormSchema, type ContactDetailsForm } from '@app/domain/contact-details';
import { isAssignable, partnerSchema } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { db, document } from '../lib/firestore.ts';
import * as z from 'zod/mini';

const seenCase = z.pick(caseSchema, {
  user_id: true,
  partner_id: true,
  client_name: true,
  pseudonymised_at: true,
});
const named = z.pick(profileSchema, { full_name: true });
const partnerState = z.pick(partnerSchema, { status: true, disabled: true });

/** Who the creditor is and whom to reach there. @returns `denied` for anybody but admins and the Approved partner who has the case now, and once persons were removed from it */
export async function readContact(
  caseId: string,
  caller: { uid: string; role: string },
): Promise<{ creditor: string; contact: ContactDetailsForm | null } | 'denied'> {
  const found = await document(paths.case(caseId)).get();
  if (!found.exists) return 'denied';
  const item = seenCase.parse(found.data());
  if (!isKept(item)) return 'denied';
  const { user_id, partner_id, client_name } = item;
  if (caller.role !== 'admin') {
    if (partner_id !== caller.uid) return 'denied';
    const partner = await document(paths.partner(caller.uid)).get();
    if (!partner.exists || !isAssignable(partnerState.parse(partner.data()))) return 'denied';
  }
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
