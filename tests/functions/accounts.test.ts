import { profileSchema } from '@app/domain/account';
import { paths } from '@app/domain/paths';
import { aPartner, aProfile } from '@app/seed/builders';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimsOf, emailOf, PASSWORD, person, untilRole } from './people.ts';
import { auth, db, environment, newId } from './server.ts';
import { quiet, until } from './wait.ts';

const profileOf = async (uid: string) => (await db.doc(paths.profile(uid)).get()).data();

describe('a new account', () => {
  it('gets a customer’s profile and claim', async () => {
    const uid = newId('new');
    const began = Date.now();
    await auth.createUser({
      uid,
      email: emailOf(uid),
      displayName: 'สมหญิง ใจงาม',
      photoURL: 'https://example.com/me.png',
    });
    await untilRole(uid, 'customer');
    const profile = z.strictObject(profileSchema.shape).parse({ id: uid, ...(await profileOf(uid)) });
    expect(profile).toMatchObject({
      role: 'customer',
      full_name: 'สมหญิง ใจงาม',
      email: emailOf(uid),
      avatar_url: 'https://example.com/me.png',
      unproven: true,
    });
    expect(Math.abs(profile.created_at.getTime() - began)).toBeLessThan(30_000);
  });

  it('that signs up by raw REST and calls itself a partner is still a customer', async () => {
    const url = `http://${environment.authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
    const body = {
      email: emailOf(newId('raw')),
      password: PASSWORD,
      displayName: '',
      customAttributes: '{"role":"admin"}',
      data: { role: 'partner' },
    };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { localId } = (await answer.json()) as { localId: string };
    await untilRole(localId, 'customer');
    expect(await profileOf(localId)).toMatchObject({ role: 'customer', full_name: '', avatar_url: null });
  });

  it('whose profile exists already keeps its role', async () => {
    const uid = newId('early');
    await db.doc(paths.profile(uid)).set(aProfile({ role: 'admin', full_name: 'มาก่อน' }));
    await auth.createUser({ uid, email: emailOf(uid) });
    await untilRole(uid, 'admin');
    await quiet();
    expect(await profileOf(uid)).toMatchObject({ role: 'admin', full_name: 'มาก่อน' });
  });
});

describe('a new partner', () => {
  const nameOf = async (uid: string) => (await profileOf(uid))?.['full_name'] as unknown;
  const apply = (uid: string) =>
    db.doc(paths.partner(uid)).set(aPartner({ user_id: uid, contact_person: 'สมหญิง ผู้ติดต่อ' }));

  it('without a name gets the contact person’s, and one who has a name keeps it', async () => {
    const [unnamed, named] = await Promise.all([person('unnamed'), person('named')]);
    await db.doc(paths.profile(unnamed)).update({ full_name: ' ' });
    await Promise.all([apply(unnamed), apply(named)]);
    await until(
      'a name',
      () => nameOf(unnamed),
      (name) => name === 'สมหญิง ผู้ติดต่อ',
    );
    await quiet();
    expect(await nameOf(named)).toBe('named');
    // A correction of the particulars is not a registration.
    await db.doc(paths.profile(unnamed)).update({ full_name: '' });
    await db.doc(paths.partner(unnamed)).update({ contact_person: 'คนใหม่' });
    await quiet();
    expect(await nameOf(unnamed)).toBe('');
  });

  it('whose application came before the profile gets the name as well', async () => {
    const uid = newId('applicant');
    await apply(uid);
    await quiet();
    await auth.createUser({ uid, email: emailOf(uid) });
    await until(
      'a name',
      () => nameOf(uid),
      (name) => name === 'สมหญิง ผู้ติดต่อ',
    );
  });
});

describe('a role', () => {
  it('that changes in the profile changes the claim and leaves other claims alone', async () => {
    const uid = await person('promoted');
    await auth.setCustomUserClaims(uid, { role: 'customer', locale: 'th' });
    await db.doc(paths.profile(uid)).update({ role: 'admin' });
    await untilRole(uid, 'admin');
    expect(await claimsOf(uid)).toEqual({ role: 'admin', locale: 'th' });
  });

  it('is in the claim before it is in the profile, which makes clients refresh their token', async () => {
    const uid = await person('approved', 'customer', 'Pending');
    await quiet();
    const claimAtChange = new Promise((resolve, reject) => {
      const stop = db.doc(paths.profile(uid)).onSnapshot((profile) => {
        if (profile.get('role') !== 'partner') return;
        stop();
        claimsOf(uid).then(({ role }) => resolve(role), reject);
      }, reject);
    });
    await db.doc(paths.partner(uid)).update({ status: 'Approved' });
    expect(await claimAtChange).toBe('partner');
  });

  it('is removed when the approval is withdrawn or the record deleted', async () => {
    const [rejected, deleted] = await Promise.all([
      person('r', 'partner', 'Approved'),
      person('d', 'partner', 'Approved'),
    ]);
    await db.doc(paths.partner(rejected)).update({ status: 'Rejected' });
    await db.doc(paths.partner(deleted)).delete();
    await Promise.all([untilRole(rejected, 'customer'), untilRole(deleted, 'customer')]);
  });

  it('is removed while a partner is suspended', async () => {
    const uid = await person('s', 'partner', 'Approved');
    await db.doc(paths.partner(uid)).update({ status: 'Suspended' });
    await untilRole(uid, 'customer');
    await db.doc(paths.partner(uid)).update({ status: 'Approved' });
    await untilRole(uid, 'partner');
  });

  it('of an admin is not lowered by an application', async () => {
    const uid = await person('admin', 'admin');
    await db.doc(paths.partner(uid)).set(aPartner({ user_id: uid }));
    await db.doc(paths.partner(uid)).update({ status: 'Rejected' });
    await quiet();
    await untilRole(uid, 'admin');
  });

  it.each(['Approved', 'Rejected'] as const)(
    'matches the record after a burst of twenty decisions that ends %s',
    async (last) => {
      const uid = await person('burst', 'customer', 'Pending');
      const record = db.doc(paths.partner(uid));
      const other = last === 'Approved' ? 'Rejected' : 'Approved';
      for (let decision = 1; decision <= 20; decision++)
        await record.update({ status: decision % 2 === 0 ? last : other });
      await quiet();
      await untilRole(uid, last === 'Approved' ? 'partner' : 'customer');
      await quiet();
      await untilRole(uid, last === 'Approved' ? 'partner' : 'customer');
    },
  );
});

it('a lock and its removal are copied to the partner record', async () => {
  const uid = await person('locked', 'partner', 'Approved');
  const disabled = async () => (await db.doc(paths.partner(uid)).get()).get('disabled') as unknown;
  await db.doc(paths.profile(uid)).update({ disabled: true });
  await until('lock', disabled, (value) => value === true);
  await db.doc(paths.profile(uid)).update({ disabled: false });
  await until('unlock', disabled, (value) => value === undefined);
});
