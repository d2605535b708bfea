import type { Role } from '@app/domain/roles';
import { paths } from '@app/domain/paths';
import type { UserRecord } from 'firebase-admin/auth';
import { Failure } from '../failure.ts';
import { findAccount, type Project } from './connect.ts';

/**
 * Gives the admin role to an account. The claim is set first: with only the document the account would see admin screens
 * whose requests the rules deny. Other claims are kept.
 * @throws Failure when the account is unknown or has no profile yet
 */
export async function makeAdmin(project: Project, email: string): Promise<void> {
  const account = await accountWithProfile(project, email);
  await setClaim(project, account, 'admin');
  await setRole(project, account, 'admin');
}

/**
 * Resets an admin to its other role: partner if it is an Approved one, else customer. The document first: it revokes the
 * permission at the next request, the claim only when the token is refreshed.
 * @throws Failure when the account is unknown or has no profile yet
 */
export async function takeAdmin(project: Project, email: string): Promise<void> {
  const account = await accountWithProfile(project, email);
  const partner = await project.db.doc(paths.partner(account.uid)).get();
  const role: Role = partner.get('status') === 'Approved' ? 'partner' : 'customer';
  await setRole(project, account, role);
  await setClaim(project, account, role);
}

async function accountWithProfile(project: Project, email: string): Promise<UserRecord> {
  const account = await findAccount(project, email);
  if ((await project.db.doc(paths.profile(account.uid)).get()).exists) return account;
  throw new Failure(
    `${email} has no profile yet: the functions make one shortly after registration, so try again.`,
  );
}

async function setClaim({ auth }: Project, account: UserRecord, role: Role): Promise<void> {
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, role });
}

async function setRole({ db }: Project, account: UserRecord, role: Role): Promise<void> {
  await db.doc(paths.profile(account.uid)).update({ role });
}
