import { caseSchema, isKept } from '@app/domain/case';
import { isAssignable, partnerSchema } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import * as z from 'zod/mini';
import { db, document } from '../lib/firestore.ts';

const owners = z.pick(caseSchema, { user_id: true, partner_id: true, pseudonymised_at: true });
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
  const found = await readCaseAccess(caseId, uid);
  if (found === null) return null;
  if (found.isPartner) return 'partner';
  if (role === 'admin') return 'admin';
  return found.item.user_id === uid ? 'customer' : null;
}

/** Whether the caller is the case's partner, and the case can still be written into. */
export async function worksOn(caseId: string, uid: string): Promise<boolean> {
  const found = await readCaseAccess(caseId, uid);
  return found !== null && found.isPartner && isKept(found.item);
}

async function readCaseAccess(caseId: string, uid: string) {
  const [found, partner] = await db().getAll(document(paths.case(caseId)), document(paths.partner(uid)));
  if (found?.exists !== true) return null;
  const item = owners.parse(found.data());
  const isPartner =
    item.partner_id === uid && partner?.exists === true && isAssignable(standing.parse(partner.data()));
  return { item, isPartner };
}
