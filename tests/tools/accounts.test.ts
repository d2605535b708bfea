import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { paths } from '@app/domain/paths';
import type { PartnerStatus } from '@app/domain/partner';
import type { Role } from '@app/domain/roles';
import { createAccount } from '@app/seed/accounts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { testEnvironment } from '../support/env.ts';

const { projectId, authHost } = testEnvironment();
/** A separate project: what other tests read has no accounts of this one. */
const PROJECT = `${projectId}-accounts`;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The port of the Auth emulator without an offset (`tools/emulators/ports.ts`). */
const AUTH_PORT = 9_099;
const PASSWORD = 'Secret123';

const app = initializeApp({ projectId: PROJECT }, PROJECT);
const [auth, db] = [getAuth(app), getFirestore(app)];
afterAll(() => deleteApp(app));

type Command = 'make-admin' | 'disable-account';

/** `npm run COMMAND -- EMAIL` on the emulators of this run. */
function run(command: Command, email: string, ...flags: string[]): Promise<{ code: number; text: string }> {
  const offset = Number(authHost.split(':')[1]) - AUTH_PORT;
  const args = [command, email, '--project', PROJECT, '--port-offset', String(offset), ...flags];
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/run.mjs', ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), text: stdout + stderr }),
    );
  });
}
const done = async (...command: Parameters<typeof run>) => expect((await run(...command)).code).toBe(0);

let serial = 0;
const emailOf = (uid: string) => `${uid}@example.com`;
async function account(role: Role, status?: PartnerStatus): Promise<string> {
  const uid = `account-${(serial += 1)}`;
  const partner = status && { companyName: 'บริษัท ตัวอย่าง จำกัด', phone: '02-555-0199', status };
  const person = { uid, email: emailOf(uid), fullName: uid, role, password: PASSWORD };
  await createAccount(app, { ...person, ...(partner && { partner }) });
  return uid;
}

/** The role in the claim and in the profile. */
async function rolesOf(uid: string): Promise<unknown[]> {
  const { customClaims } = await auth.getUser(uid);
  const profile = await db.doc(paths.profile(uid)).get();
  return [customClaims?.['role'] as unknown, profile.get('role') as unknown];
}

/** Whether the account is disabled in Auth, in the profile and in the partner record. */
async function locksOf(uid: string): Promise<unknown[]> {
  const found = await db.getAll(db.doc(paths.profile(uid)), db.doc(paths.partner(uid)));
  return [(await auth.getUser(uid)).disabled, ...found.map((one): unknown => one.get('disabled'))];
}

async function signIn(uid: string): Promise<number> {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  // Without a project's name the emulator signs in to its first one.
  const body = JSON.stringify({ email: emailOf(uid), password: PASSWORD, targetProjectId: PROJECT });
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}
const everyone = async () => (await auth.listUsers()).users.map(({ uid, disabled }) => [uid, disabled]);

describe('npm run make-admin', () => {
  it('gives the role in claim and profile, keeps other claims, and leaves other accounts alone', async () => {
    const [uid, other] = [await account('customer'), await account('customer')];
    await auth.setCustomUserClaims(uid, { role: 'customer', locale: 'th' });
    const { code, text } = await run('make-admin', ` ${emailOf(uid).toUpperCase()} `);
    expect([code, text.trim()]).toEqual([0, `${emailOf(uid)} is now an admin of ${PROJECT}.`]);
    expect(await rolesOf(uid)).toEqual(['admin', 'admin']);
    expect((await auth.getUser(uid)).customClaims).toEqual({ role: 'admin', locale: 'th' });
    expect(await rolesOf(other)).toEqual(['customer', 'customer']);
  });

  it.each([
    ['customer', undefined],
    ['customer', 'Suspended'],
    ['partner', 'Approved'],
  ] as const)('--undo gives back the role of a %s whose application is %s', async (role, status) => {
    const uid = await account(role, status);
    await done('make-admin', emailOf(uid));
    expect(await rolesOf(uid)).toEqual(['admin', 'admin']);
    await done('make-admin', emailOf(uid), '--undo');
    expect(await rolesOf(uid)).toEqual([role, role]);
  });

  it('changes nothing for an account without a profile, and says so', async () => {
    const uid = await account('customer');
    await db.doc(paths.profile(uid)).delete();
    const { code, text } = await run('make-admin', emailOf(uid));
    expect(code).toBe(1);
    expect(text).toContain('has no profile yet');
    expect(await rolesOf(uid)).toEqual(['customer', undefined]);
  });
});

describe('npm run disable-account', () => {
  it.each([
    ['customer', undefined, [true, true, undefined], [false, undefined, undefined]],
    ['partner', 'Approved', [true, true, true], [false, undefined, undefined]],
  ] as const)('locks a %s out in every place, until --undo', async (role, status, locked, open) => {
    const [uid, other] = [await account(role, status), await account(role, status)];
    expect(await signIn(uid)).toBe(200);
    // The time is stored in seconds.
    const begun = Math.floor(Date.now() / 1_000) * 1_000;
    await done('disable-account', emailOf(uid));
    expect(await locksOf(uid)).toEqual(locked);
    expect(Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '')).toBeGreaterThanOrEqual(begun);
    expect([await signIn(uid), await signIn(other)]).toEqual([400, 200]);
    expect(await locksOf(other)).toEqual(open);
    expect(await rolesOf(uid)).toEqual([role, role]);
    await done('disable-account', emailOf(uid), '--undo');
    expect(await locksOf(uid)).toEqual(open);
    expect(await signIn(uid)).toBe(200);
    // No record was added for somebody who has applied for nothing.
    expect((await db.doc(paths.partner(uid)).get()).exists).toBe(status !== undefined);
  });

  it.each([
    ['its own one again', 'own'],
    ['the one that the office gave it', 'taken'],
  ] as const)('--undo --address gives an account %s, in Auth and in the profile', async (_, chosen) => {
    const uid = await account('customer');
    const addresses = { own: emailOf(uid), taken: `taken-${emailOf(uid)}` };
    await auth.updateUser(uid, { email: addresses.taken, emailVerified: true });
    await done('disable-account', addresses.taken);
    const addressesOf = async () => {
      const profile = await db.doc(paths.profile(uid)).get();
      return [(await auth.getUser(uid)).email, profile.get('email') as unknown];
    };
    // Without the flag no address changes: the profile says whose account it is.
    await done('disable-account', addresses.taken, '--undo');
    expect(await addressesOf()).toEqual([addresses.taken, addresses.own]);
    await done('disable-account', addresses.taken);
    await done('disable-account', addresses.taken, '--undo', '--address', addresses[chosen].toUpperCase());
    expect(await addressesOf()).toEqual([addresses[chosen], addresses[chosen]]);
    expect(await locksOf(uid)).toEqual([false, undefined, undefined]);
    // One that the operator entered is confirmed by its owner; one that was confirmed stays so.
    expect((await auth.getUser(uid)).emailVerified).toBe(chosen === 'taken');
  });

  it('takes an address with --undo only', async () => {
    const uid = await account('customer');
    const { code, text } = await run('disable-account', emailOf(uid), '--address', 'other@example.com');
    expect([code, text]).toEqual([1, expect.stringContaining('--address needs --undo')]);
    expect(await locksOf(uid)).toEqual([false, undefined, undefined]);
  });

  it('says that there is no such account, and disables nobody', async () => {
    await account('customer');
    const before = await everyone();
    const { code, text } = await run('disable-account', 'nobody@example.com');
    expect(code).toBe(1);
    expect(text).toContain('has no account nobody@example.com');
    expect(await everyone()).toEqual(before);
  });
});
