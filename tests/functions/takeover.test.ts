import { COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import { TERMS_VERSION } from '@app/domain/terms';
import {
  aCase,
  anAcceptance,
  aNotification,
  aPartner,
  aPrivacyRequest,
  aSetOfPreferences,
} from '@app/seed/builders';
import { aPartnerPaper } from '@app/seed/paper-builders';
import { samplePdf, samplePng } from '@app/seed/sample-files';
import { describe, expect, it } from 'vitest';
import { call, signIn } from './call.ts';
import { emailOf, PASSWORD, person } from './people.ts';
import { auth, bucket, db, environment, newId } from './server.ts';
import { until } from './wait.ts';

/*
 * An account registered with somebody else's address keeps its session until the owner signs in with Google (decision 112).
 */

const AVATAR = '1719900000000-me.png';
const LETTER = '1719900000000-letter.pdf';
const PAPER = 'registration-1';

async function ask(method: string, body: object): Promise<{ localId: string; idToken: string }> {
  const url = `http://${environment.authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { localId: string; idToken: string };
}

/** The owner's sign-in: Google confirms the address. */
function withGoogle(email: string): Promise<{ localId: string; idToken: string }> {
  const claims = { sub: `google-${email}`, email, email_verified: true, name: 'เจ้าของตัวจริง' };
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`;
  return ask('signInWithIdp', { postBody, requestUri: 'http://localhost' });
}

/** Reads the own profile with a token, under the rules. @returns the HTTP status */
async function statusOf(uid: string, token: string): Promise<number> {
  const documents = `http://${environment.firestoreHost}/v1/projects/${environment.projectId}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/${paths.profile(uid)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status;
}

const profileOf = async (uid: string) => (await db.doc(paths.profile(uid)).get()).data();
const isThere = async (path: string) => (await bucket.file(path).exists())[0];

/** An account with an unproven address, and with all data that such an account can store. */
async function squat() {
  const email = emailOf(newId('squatted'));
  const { localId: uid, idToken } = await ask('signUp', { email, password: PASSWORD });
  await until(
    'a profile',
    () => profileOf(uid),
    (profile) => profile !== undefined,
  );
  await db
    .doc(paths.profile(uid))
    .update({ full_name: 'ผู้บุกรุก', avatar_url: storagePaths.avatar(uid, AVATAR) });
  await Promise.all([
    db.doc(paths.partner(uid)).set(aPartner({ user_id: uid })),
    db.doc(paths.preferences(uid)).set(aSetOfPreferences()),
    db.doc(paths.acceptance(uid, TERMS_VERSION)).set(anAcceptance()),
    db.doc(paths.privacyRequest(uid)).set(aPrivacyRequest({ user_id: uid })),
    db.doc(paths.notification(`told-${uid}`)).set(aNotification({ user_id: uid })),
    bucket
      .file(storagePaths.avatar(uid, AVATAR))
      .save(samplePng(), { contentType: 'image/png', resumable: false }),
    bucket
      .file(storagePaths.caseFile(uid, LETTER))
      .save(samplePdf(['A']), { contentType: 'application/pdf', resumable: false }),
  ]);
  // The admin has accepted it: the owner of the address could not withdraw it.
  const paper = aPartnerPaper({ user_id: uid, path: storagePaths.caseFile(uid, LETTER), state: 'accepted' });
  await db.doc(paths.partnerPaper(uid, PAPER)).set(paper);
  return { uid, email, idToken };
}

describe('an account that was registered by somebody else', () => {
  it('is emptied when its owner signs in with Google, and the old session is refused at once', async () => {
    const { uid, email, idToken } = await squat();
    const neighbour = await squat();
    expect(await profileOf(uid)).toMatchObject({ unproven: true });
    expect(await statusOf(uid, idToken)).toBe(200);

    const owner = await withGoogle(email);
    expect(owner.localId).toBe(uid);
    // A sign-in of the second in which the account is settled must end too.
    const before = Math.floor(Date.now() / 1_000);
    expect((await call('settleAccount', owner.idToken, {})).body.result).toEqual({ outcome: 'secured' });

    const profile = await profileOf(uid);
    expect(profile).toMatchObject({ full_name: 'เจ้าของตัวจริง', avatar_url: null, email, role: 'customer' });
    expect(profile).not.toHaveProperty('unproven');
    for (const path of [
      paths.partner(uid),
      paths.preferences(uid),
      paths.acceptance(uid, TERMS_VERSION),
      paths.privacyRequest(uid),
      paths.partnerPaper(uid, PAPER),
      paths.notification(`told-${uid}`),
    ])
      expect((await db.doc(path).get()).exists).toBe(false);
    for (const path of [storagePaths.avatar(uid, AVATAR), storagePaths.caseFile(uid, LETTER)])
      expect(await isThere(path)).toBe(false);

    const record = await auth.getUser(uid);
    expect(record.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
    expect(Date.parse(record.tokensValidAfterTime ?? '') / 1_000).toBeGreaterThanOrEqual(before);
    expect(profile?.['valid_after']).toBeGreaterThan(before);
    // The old token, still valid for an hour, is refused by rules and callables; another account's token of that age is not.
    expect(await statusOf(uid, idToken)).toBe(403);
    expect((await call('settleAccount', idToken, {})).status).toBe(403);
    expect(await statusOf(neighbour.uid, neighbour.idToken)).toBe(200);
    expect(await profileOf(neighbour.uid)).toMatchObject({ full_name: 'ผู้บุกรุก', unproven: true });
    expect(await isThere(storagePaths.avatar(neighbour.uid, AVATAR))).toBe(true);
    expect((await db.doc(paths.notification(`told-${neighbour.uid}`)).get()).exists).toBe(true);
    // The password is gone, and the owner continues with a new sign-in.
    await expect(ask('signInWithPassword', { email, password: PASSWORD })).rejects.toThrow();
    const validAfter = Number(profile?.['valid_after']);
    await until(
      'a second',
      async () => Date.now() / 1_000,
      (now) => now > validAfter + 1,
    );
    const again = await withGoogle(email);
    expect(await statusOf(uid, again.idToken)).toBe(200);
    expect((await call('settleAccount', again.idToken, {})).body.result).toEqual({ outcome: 'nothing' });
  });

  it.each(['Approved', 'Suspended'] as const)(
    'and that is %s as a partner stays one who is suspended, since cases may be assigned to it; admins are notified',
    async (status) => {
      const boss = await person('boss', 'admin');
      const { uid, email } = await squat();
      await db.doc(paths.partner(uid)).update({ status, decision_reason: 'ใบอนุญาตหมดอายุ' });
      const { idToken } = await withGoogle(email);
      expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'secured' });
      const partner = (await db.doc(paths.partner(uid)).get()).data();
      expect(partner).toMatchObject({ status: 'Suspended', user_id: uid });
      // The reason of an earlier suspension stays, that of another decision does not.
      expect(partner?.['decision_reason']).toBe(status === 'Suspended' ? 'ใบอนุญาตหมดอายุ' : undefined);
      expect((await db.doc(paths.partnerPaper(uid, PAPER)).get()).exists).toBe(false);
      const told = await db
        .collection(COLLECTIONS.notifications)
        .where('user_id', '==', boss)
        .where('kind', '==', 'partner_suspended')
        .get();
      expect(told.docs.map((one) => one.get('params.partner_id') as unknown)).toContain(uid);
    },
  );

  it('stays as it is when its address is proven by the link of the mail', async () => {
    const { uid, email } = await squat();
    await auth.updateUser(uid, { emailVerified: true });
    const { idToken } = await ask('signInWithPassword', { email, password: PASSWORD });
    expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'proven' });
    const profile = await profileOf(uid);
    expect(profile).toMatchObject({ full_name: 'ผู้บุกรุก' });
    expect(profile).not.toHaveProperty('unproven');
    expect(profile).not.toHaveProperty('valid_after');
    expect(await isThere(storagePaths.caseFile(uid, LETTER))).toBe(true);
    expect(await statusOf(uid, idToken)).toBe(200);
  });

  it('and that is disabled in Auth is not settled: a call that has locked it may have removed what shows whose it is', async () => {
    const { uid, idToken } = await squat();
    await auth.updateUser(uid, { emailVerified: true, disabled: true });
    expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'nothing' });
    expect(await profileOf(uid)).toMatchObject({ unproven: true });
  });

  it('stays unproven after a call without proof', async () => {
    const { uid, idToken } = await squat();
    expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'nothing' });
    expect(await profileOf(uid)).toMatchObject({ full_name: 'ผู้บุกรุก', unproven: true });
    expect((await call('settleAccount', undefined, {})).status).toBe(401);
  });
});

describe('a proven account that took an unused address of somebody else', () => {
  it('is unproven for admins, and emptied when the owner of the address signs in with Google', async () => {
    const { uid, email: registered, idToken } = await squat();
    await auth.updateUser(uid, { emailVerified: true });
    expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'proven' });
    const victim = emailOf(newId('victim'));
    await ask('update', { idToken, email: victim });
    const boss = await signIn(await person('boss', 'admin'));
    expect((await call('getUserEmailById', boss, { userId: uid })).body.result).toEqual({ email: victim });
    expect(await profileOf(uid)).toMatchObject({ email: registered });
    const owner = await withGoogle(victim);
    expect(owner.localId).toBe(uid);
    expect((await call('settleAccount', owner.idToken, {})).body.result).toEqual({ outcome: 'secured' });
    expect(await profileOf(uid)).toMatchObject({ full_name: 'เจ้าของตัวจริง', email: victim });
    expect(await isThere(storagePaths.caseFile(uid, LETTER))).toBe(false);
  });

  it.each(['a case', 'an admin’s role'] as const)(
    'is locked instead where it has %s: neither goes to the owner of the address',
    async (what) => {
      const { uid, idToken } = await squat();
      await auth.updateUser(uid, { emailVerified: true });
      expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'proven' });
      const caseId = newId('case');
      if (what === 'a case') await db.doc(paths.case(caseId)).set(aCase({ user_id: uid }));
      else await db.doc(paths.profile(uid)).update({ role: 'admin' });
      const before = await profileOf(uid);
      const victim = emailOf(newId('victim'));
      await ask('update', { idToken, email: victim });
      const owner = await withGoogle(victim);
      expect(owner.localId).toBe(uid);
      expect((await call('settleAccount', owner.idToken, {})).body.result).toEqual({ outcome: 'locked' });
      expect(await profileOf(uid)).toEqual({ ...before, disabled: true });
      const locked = await auth.getUser(uid);
      expect(locked.disabled).toBe(true);
      // Otherwise Google's sign-in would find the account again once it is enabled, whatever its address is by then.
      expect(locked.providerData.map(({ providerId }) => providerId)).toEqual([]);
      // The owner reads nothing of it, and cannot sign in again.
      expect(await statusOf(uid, owner.idToken)).toBe(403);
      expect((await call('settleAccount', owner.idToken, {})).status).toBe(403);
      await expect(withGoogle(victim)).rejects.toThrow('USER_DISABLED');
      expect(await isThere(storagePaths.caseFile(uid, LETTER))).toBe(true);
      const audit = db.collection(COLLECTIONS.auditLog).where('subject', '==', paths.profile(uid));
      expect((await audit.get()).docs.map((entry) => entry.data())).toMatchObject([
        { action: 'account_disabled', actor_id: null },
      ]);
      // As `npm run disable-account -- --undo --address` does: the account has its own address again, and the owner of the other one gets
      // another account. The refused sign-in has linked Google once more.
      await auth.updateUser(uid, { email: before?.['email'] as string, emailVerified: false });
      await auth.updateUser(uid, { providersToUnlink: ['google.com'] });
      await auth.updateUser(uid, { disabled: false });
      expect((await withGoogle(victim)).localId).not.toBe(uid);
    },
  );

  it('as a partner notifies the admins of every suspension: it may take another address after an admin’s decision', async () => {
    const boss = await person('boss', 'admin');
    const { uid, email } = await squat();
    const take = async (address: string) => {
      // A sign-in of the second in which the account was settled before is refused.
      await until(
        'a second',
        async () => Number((await profileOf(uid))?.['valid_after'] ?? 0),
        (validAfter) => Date.now() / 1_000 > validAfter + 1,
      );
      await db.doc(paths.partner(uid)).update({ status: 'Approved' });
      await auth.updateUser(uid, { email: address, emailVerified: true });
      const { idToken } = await withGoogle(address);
      expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'secured' });
    };
    await take(email);
    await take(emailOf(newId('victim')));
    const told = await db
      .collection(COLLECTIONS.notifications)
      .where('user_id', '==', boss)
      .where('kind', '==', 'partner_suspended')
      .get();
    expect(told.docs.filter((one) => one.get('params.partner_id') === uid)).toHaveLength(2);
  });

  it('keeps everything when the link of a mail proves the new address: it is the own one', async () => {
    const { uid } = await squat();
    const email = emailOf(newId('moved'));
    await auth.updateUser(uid, { email, emailVerified: true });
    const { idToken } = await ask('signInWithPassword', { email, password: PASSWORD });
    expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'proven' });
    expect(await profileOf(uid)).toMatchObject({ full_name: 'ผู้บุกรุก', email });
    expect(await isThere(storagePaths.caseFile(uid, LETTER))).toBe(true);
    expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'nothing' });
  });
});

it('an account created with Google is proven from the beginning', async () => {
  const { localId: uid, idToken } = await withGoogle(emailOf(newId('googler')));
  await until(
    'a profile',
    () => profileOf(uid),
    (profile) => profile !== undefined,
  );
  expect(await profileOf(uid)).not.toHaveProperty('unproven');
  expect((await call('settleAccount', idToken, {})).body.result).toEqual({ outcome: 'nothing' });
  expect(await statusOf(uid, idToken)).toBe(200);
});
