import { caseSchema } from '@app/domain/case';
import { contactDetailsFormSchema, type ContactDetailsForm } from '@app/domain/contact-details';
import { isAssignable, partnerSchema } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { document } from '../lib/firestore.ts';
import * as z from 'zod/mini';

const seenCase = z.pick(caseSchema, { user_id: true, partner_id: true });
const partnerState = z.pick(partnerSchema, { status: true, disabled: true });

/** Whom to reach for a case. @returns `denied` for anybody but admins and the Approved partner who has it now; null: nothing is said */
export async function readContact(
  caseId: string,
  caller: { uid: string; role: string },
): Promise<ContactDetailsForm | null | 'denied'> {
  const found = await document(paths.case(caseId)).get();
  if (!found.exists) return 'denied';
  const { user_id, partner_id } = seenCase.parse(found.data());
  if (caller.role !== 'admin') {
    if (partner_id !== caller.uid) return 'denied';
    const partner = await document(paths.partner(caller.uid)).get();
    if (!partner.exists || !isAssignable(partnerState.parse(partner.data()))) return 'denied';
  }
  const contact = await document(paths.contactDetails(user_id)).get();
  return contact.exists ? contactDetailsFormSchema.parse(contact.data()) : null;
}
