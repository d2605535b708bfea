import { createHash } from 'node:crypto';
import { FieldValue, type Query } from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import { partnerSchema } from '@app/domain/partner';
import { COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import { roleSchema } from '@app/domain/roles';
import { lockEntry } from '../audit/audit-entries.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { documentsBy } from '../case-document/document.repo.ts';
import { db, document } from '../lib/firestore.ts';
import { bucket } from '../lib/storage.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { suspensionNotice } from '../partner/partner-notices.ts';
import { dropAllPapers } from '../partner-paper/paper.repo.ts';
import { lockAccount } from '../privacy/account-data.repo.ts';
import { ownCases } from '../privacy/holdings.repo.ts';
import { deleteAll } from '../privacy/portions.repo.ts';
import { lockDocuments } from './account.repo.ts';
import { auth, unlessGone } from './auth.repo.ts';
import { newProfile } from './new-profile.ts';
import { endMethods } from './sign-in-methods.ts';
import type { AccountState, SettlementStore } from './settle-account.ts';
import * as z from 'zod/mini';

const markedAddress = z.object({ email: z.string(), unproven: z._default(z.boolean(), false) });
const FN = 'settleAccount';
const ofPartner = z.pick(partnerSchema, { status: true, company_name: true });

async function readAccount(uid: string): Promise<AccountState | null> {
  const user = await unlessGone((accounts) => accounts.getUser(uid));
  // Disabled: locked by a call a moment ago, which has removed what this one would decide by.
  if (user === null || user.disabled) return null;
  return {
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    providers: user.providerData.map(({ providerId, email }) => ({ id: providerId, email: email || null })),
    displayName: user.displayName ?? null,
    photoUrl: user.photoURL ?? null,
  };
}

async function isThere(query: Query): Promise<boolean> {
  return !(await query.select().limit(1).get()).empty;
}

/** Of the account's own cases, or documents of others' cases. */
async function hasEvidence(uid: string): Promise<boolean> {
  const found = await Promise.all([ownCases(uid), documentsBy(uid)].map(isThere));
  return found.includes(true);
}

export const settlementStore: SettlementStore = {
  readAccount,
  async readAddress(uid) {
    return markedAddress.parse((await document(paths.profile(uid)).get()).data());
  },
  async endSignIns(uid, unlink) {
    const accounts = await auth();
    if (unlink.length > 0) await accounts.updateUser(uid, endMethods(unlink));
    await accounts.revokeRefreshTokens(uid);
  },
  async removeUploads(uid) {
    // An account with a case (from before cases required a verified address) or documents keeps its files: they are evidence.
    const prefixes = [
      storagePaths.avatar(uid, ''),
      ...((await hasEvidence(uid)) ? [] : [storagePaths.caseFile(uid, '')]),
    ];
    const storage = await bucket();
    await Promise.all(prefixes.map((prefix) => storage.deleteFiles({ prefix })));
  },
  async readPartner(uid) {
    const found = await document(paths.partner(uid)).get();
    return found.exists ? ofPartner.parse(found.data()) : null;
  },
  async isEntrusted(uid) {
    const profile = await document(paths.profile(uid)).get();
    return roleSchema.parse(profile.get('role')) === 'admin' || isThere(ownCases(uid));
  },
  async lock(uid, unlink) {
    await appendAudit(lockEntry(uid, new Date()));
    await lockAccount(uid, unlink);
    await lockDocuments([uid]);
    write({ severity: 'WARNING', message: `${FN}: locked`, fn: FN, profile: paths.profile(uid) });
  },
  async tellOfSuspension(uid, company, email) {
    const taken = createHash('sha256').update(`${uid} ${email}`).digest('hex');
    const source = { fn: FN, eventId: taken, at: new Date() };
    await tellReceivers(source, [suspensionNotice(uid, company)]);
  },
  async resetDocuments(uid, { displayName, photoUrl, email }, partner) {
    const { full_name, avatar_url } = newProfile({ displayName, photoURL: photoUrl, email });
    const acceptances = await db().collection(paths.acceptances(uid)).listDocuments();
    await dropAllPapers(uid);
    // They say what the other person did here.
    await deleteAll(db().collection(COLLECTIONS.notifications).where('user_id', '==', uid));
    const batch = db().batch();
    for (const acceptance of acceptances) batch.delete(acceptance);
    batch.update(document(paths.profile(uid)), {
      full_name,
      avatar_url,
      email: email ?? '',
      unproven: FieldValue.delete(),
      // `auth_time` has whole seconds: a sign-in of this very second is an earlier one too.
      valid_after: Math.floor(Date.now() / 1000) + 1,
    });
    const record = document(paths.partner(uid));
    if (partner === null) batch.delete(record);
    // The last reason was for another decision; that of an earlier suspension stays.
    else if (partner.status !== 'Suspended')
      batch.update(record, { status: 'Suspended', decision_reason: FieldValue.delete() });
    batch.delete(document(paths.preferences(uid)));
    batch.delete(document(paths.contactDetails(uid)));
    // Otherwise an erasure that the other person asked for would erase the owner's account.
    batch.delete(document(paths.privacyRequest(uid)));
    await batch.commit();
  },
  async markProven(uid, email) {
    await document(paths.profile(uid)).update({ unproven: FieldValue.delete(), email: email ?? '' });
  },
};
