import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { paths } from '@app/domain/paths';
import { findAccount, type Project } from './connect.ts';

/**
 * Locks an account out. Disabling it in Auth prevents sign-in and token refresh; the documents' `disabled` blocks a token
 * that is still valid, at its next request.
 * @throws Failure when the account is unknown
 */
export async function disableAccount(project: Project, email: string): Promise<void> {
  const { uid } = await findAccount(project, email);
  await project.auth.updateUser(uid, { disabled: true });
  await project.auth.revokeRefreshTokens(uid);
  await markDocuments(project, uid, true);
}

/**
 * Enables the account again.
 * @param address that it has from now on in Auth and in its profile: with two different ones it would be locked again (decision 112)
 * @throws Failure when it is unknown
 */
export async function enableAccount(project: Project, email: string, address?: string): Promise<void> {
  const { uid } = await findAccount(project, email);
  // The address first: an account that is open never has one that the operator has not decided on.
  if (address !== undefined) await giveAddress(project, uid, address, address !== email);
  await markDocuments(project, uid, FieldValue.delete());
  await project.auth.updateUser(uid, { disabled: false });
}

/**
 * Writes the address to Auth and to the profile, and ends what signs another person in.
 * @param isOther than Auth has now, the address of another person
 */
async function giveAddress({ auth, db }: Project, uid: string, address: string, isOther: boolean) {
  // Its owner confirms it.
  if (isOther) await auth.updateUser(uid, { email: address, emailVerified: false });
  // Not before: until then a sign-in by the address that Auth had links an identity, even if it is refused since the account is disabled.
  const { providerData } = await auth.getUser(uid);
  const foreign = providerData
    .filter(({ providerId, email }) => providerId !== 'password' && (email || '').toLowerCase() !== address)
    .map(({ providerId }) => providerId);
  if (foreign.length > 0) await auth.updateUser(uid, { providersToUnlink: foreign });
  // The owner of the other mailbox may have set it. Unlinked, it would take the address with it.
  if (isOther && providerData.some(({ providerId }) => providerId === 'password'))
    await auth.updateUser(uid, { password: `Aa1!${randomUUID()}` });
  const profile = db.doc(paths.profile(uid));
  if ((await profile.get()).exists) await profile.update({ email: address });
}

/** Both documents, because a partner's rules read the partner record. */
async function markDocuments({ db }: Project, uid: string, disabled: true | FieldValue): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(db.doc(paths.profile(uid)), db.doc(paths.partner(uid)));
    for (const document of found) if (document.exists) transaction.update(document.ref, { disabled });
  });
}
