import type { Role } from '@app/domain/roles';
import { type Case, caseSchema, isKept } from '@app/domain/case';
import { isAssignable, partnerSchema } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import * as z from 'zod/mini';
import type { Caller } from '../lib/callable.ts';
import { db, document } from '../lib/firestore.ts';

const owners = z.pick(caseSchema, { user_id: true, partner_id: true, status: true, pseudonymised_at: true });
const standing = z.pick(partnerSchema, { status: true, disabled: true });

/**
 * What a caller may see of a case, and as whom.
 * @returns null: nothing, or there is no such case
 */
export async function accessTo(caseId: string, { uid, role }: Caller): Promise<Role | null> {
  const found = await readCaseAccess(caseId, uid);
  if (found === null) return null;
  if (found.isPartner) return 'partner';
  if (role === 'admin') return 'admin';
  return found.item.user_id === uid ? 'customer' : null;
}

/** The case, if the caller is its partner and it can still be written into; else null. */
export async function caseOfPartner(caseId: string, uid: string): Promise<Pick<Case, 'status'> | null> {
  const found = await readCaseAccess(caseId, uid);
  return found !== null && found.isPartner && isKept(found.item) ? found.item : null;
}

async function readCaseAccess(caseId: string, uid: string) {
  const [found, partner] = await db().getAll(document(paths.case(caseId)), document(paths.partner(uid)));
  if (found?.exists !== true) return null;
  const item = owners.parse(found.data());
  const isPartner =
    item.partner_id === uid && partner?.exists === true && isAssignable(standing.parse(partner.data()));
  return { item, isPartner };
}
