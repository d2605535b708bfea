import { profileSchema } from '@app/domain/account';
import { partnerSchema } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { document, runTransaction } from '../lib/firestore.ts';
import { authorStamp } from './author-stamp.ts';
import * as z from 'zod/mini';

const ofProfile = z.pick(profileSchema, { role: true });
const ofPartner = z.pick(partnerSchema, { company_name: true });

/**
 * Writes role and company into a note, from the author's current documents. A note that has them keeps them: a later
 * delivery would write the author's later role.
 * @param path of the note
 * @param isCustomer has the author submitted the case?
 */
export function stampAuthor(
  path: string,
  uid: string,
  isCustomer = false,
): Promise<'stamped' | 'was stamped' | 'not known'> {
  return runTransaction(path, async (transaction) => {
    const [note, profile, partner] = await transaction.getAll(
      document(path),
      document(paths.profile(uid)),
      document(paths.partner(uid)),
    );
    if (note?.exists !== true || note.get('author_role') !== undefined) return 'was stamped';
    const stamp = authorStamp(
      profile?.exists === true ? ofProfile.parse(profile.data()).role : null,
      partner?.exists === true ? ofPartner.parse(partner.data()).company_name : null,
      isCustomer,
    );
    if (stamp === null) return 'not known';
    transaction.update(note.ref, { ...stamp });
    return 'stamped';
  });
}
