import { caseSchema } from '@app/domain/case';
import { isAssignable, partnerSchema } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import * as z from 'zod/mini';
import { db, document } from '../lib/firestore.ts';

const owners = z.pick(caseSchema, { user_id: true, partner_id: true });
const standing = z.pick(partnerSchema, { status: true, disabled: true });

/**
 * What a caller may see of a case, and as whom.
 * @param role of the caller's profile
 * @returns null: nothing, or there is no such case
 */
export async function accessTo(
  caseId: string,
  uid: string,
  role: string,
): Promise<'customer' | 'partner' | 'admin' | null> {
  const [found, partner] = await db().getAll(document(paths.case(caseId)), document(paths.partner(uid)));
  if (found?.exists !== true) return null;
  const { user_id: owner, partner_id: assignee } = owners.parse(found.data());
  if (assignee === uid && partner?.exists === true && isAssignable(standing.parse(partner.data())))
    return 'partner';
  if (role === 'admin') return 'admin';
  return owner === uid ? 'customer' : null;
}
