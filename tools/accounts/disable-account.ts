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
  if (address !== undefined) {
    // Another one than it had is its owner's to confirm.
    if (address !== email) await project.auth.updateUser(uid, { email: address, emailVerified: false });
    const profile = project.db.doc(paths.profile(uid));
    if ((await profile.get()).exists) await profile.update({ email: address });
  }
  await markDocuments(project, uid, FieldValue.delete());
  await project.auth.updateUser(uid, { disabled: false });
}

/** Both documents, because a partner's rules read the partner record. */
async function markDocuments({ db }: Project, uid: string, disabled: true | FieldValue): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(db.doc(paths.profile(uid)), db.doc(paths.partner(uid)));
    for (const document of found) if (document.exists) transaction.update(document.ref, { disabled });
  });
}
