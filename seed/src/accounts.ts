import { LISTS, searchedTexts } from '@app/domain/lists';
import { paths } from '@app/domain/paths';
import { searchWords } from '@app/domain/search';
import type { App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { anAcceptance, aPartner, aProfile } from './builders.ts';
import type { Persona } from './personas.ts';

/** An account to create; `emailVerified` and `createdAt` have defaults. */
export interface NewAccount extends Persona {
  password: string;
  emailVerified?: boolean;
  createdAt?: Date;
}

/**
 * Creates (or resets) an account in the state that the server produces: Auth user with the `role` claim, profile, and the
 * partner record of an applicant. It imports the user, because an import fires no `onCreate` trigger that would race with
 * these writes. The user is created first, because the partner record's trigger expects it.
 * @throws Error when the e-mail belongs to another uid
 */
export async function createAccount(app: App, account: NewAccount): Promise<void> {
  const { uid, email, role, fullName, partner, createdAt = new Date() } = account;
  await putUser(getAuth(app), { ...account, createdAt });

  const db = getFirestore(app);
  const batch = db.batch();
  const profile = aProfile({ role, full_name: fullName, email, created_at: createdAt });
  batch.set(db.doc(paths.profile(uid)), profile);
  const acceptance = anAcceptance({ accepted_at: createdAt });
  batch.set(db.doc(paths.acceptance(uid, acceptance.terms_version)), acceptance);
  if (partner) {
    const record = aPartner({
      user_id: uid,
      company_name: partner.companyName,
      contact_person: fullName,
      phone: partner.phone,
      status: partner.status,
      created_at: createdAt,
    });
    const words = searchWords(searchedTexts(LISTS.partners, { ...record, id: uid }));
    batch.set(db.doc(paths.partner(uid)), { ...record, search_words: words });
  }
  await batch.commit();
}

async function putUser(auth: Auth, account: NewAccount & { createdAt: Date }): Promise<void> {
  const { uid, email, password, role, fullName: displayName, emailVerified = true } = account;
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length === 0) {
    const metadata = { creationTime: account.createdAt.toUTCString() };
    const { errors } = await auth.importUsers([{ uid, email, metadata }]);
    if (errors[0]) throw new Error(`Cannot create ${email}: ${errors[0].error.message}`);
  }
  await auth.updateUser(uid, { email, password, displayName, emailVerified, disabled: false });
  // Last, so that code that waits for the claim finds everything else in place.
  await auth.setCustomUserClaims(uid, { role });
}
