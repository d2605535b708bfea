import { paths, storagePaths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { doc, getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { call, signIn } from './call.ts';
import { person } from './people.ts';
import { auth, db, newId } from './server.ts';
import { expectTold } from './expect-notifications.ts';
import { endVisit, firestoreOf, visit } from './visitor.ts';
import { until } from './wait.ts';

const isLocked = async (path: string) => (await db.doc(path).get()).get('disabled') === true;
const locked = (uid: string) => until('the lock', () => isLocked(paths.profile(uid)), Boolean);

describe('an account that is deleted in Auth', () => {
  it('is refused by rules, files and callables at the next request, and another is not', async () => {
    const [gone, stays] = await Promise.all([visit('gone', 'admin'), visit('stays', 'admin')]);
    const customer = await person('customer');
    const tokens = { gone: await signIn(gone.uid), stays: await signIn(stays.uid) };
    const tries = (who: typeof gone, token: string) => [
      getDoc(doc(firestoreOf(who), paths.profile(customer))),
      who.upload(storagePaths.avatar(who.uid, `${Date.now()}-me.png`), new Uint8Array([1]), 'image/png'),
      call('getUserEmailById', token, { userId: customer }).then(({ status }) => {
        if (status !== 200) throw Object.assign(new Error(), { code: status });
      }),
    ];
    await Promise.all(tries(gone, tokens.gone));
    await auth.deleteUser(gone.uid);
    await locked(gone.uid);
    const refused = await Promise.allSettled(tries(gone, tokens.gone));
    expect(refused.map((end) => end.status === 'rejected' && (end.reason as { code: unknown }).code)).toEqual(
      ['permission-denied', 'storage/unauthorized', 403],
    );
    await Promise.all(tries(stays, tokens.stays));
    expect((await db.doc(paths.auditEntry(`account_deleted-${gone.uid}`)).get()).data()).toMatchObject({
      action: 'account_deleted',
      subject: paths.profile(gone.uid),
      actor_id: null,
    });
    await Promise.all([endVisit(gone), endVisit(stays)]);
  });

  it('cannot be assigned to a case, and is not notified', async () => {
    // Admins of other tests get no notifications from here on.
    const admins = await db.collection('profiles').where('role', '==', 'admin').get();
    await Promise.all(admins.docs.map(({ ref }) => ref.update({ disabled: true })));
    const [gone, stays] = await Promise.all([
      person('gone', 'partner', 'Approved'),
      person('stays', 'partner', 'Approved'),
    ]);
    await auth.deleteUser(gone);
    await locked(gone);
    expect([await isLocked(paths.partner(gone)), await isLocked(paths.partner(stays))]).toEqual([
      true,
      false,
    ]);
    const [one, other] = [newId('case'), newId('case')];
    for (const id of [one, other]) await db.doc(paths.case(id)).set(aCase({ user_id: gone }));
    const assign = (id: string, partner_id: string) =>
      db.doc(paths.case(id)).update({ partner_id, status: 'In Progress', updated_at: new Date() });
    await expectTold(
      () => Promise.all([assign(one, gone), assign(other, stays)]),
      [`${stays} case_assigned /partner/case/${other}`],
    );
  });
});

describe('an account that is disabled in the console of Auth', () => {
  it('is locked by the schedule, and other accounts are not', async () => {
    const [off, on] = await Promise.all([
      person('off', 'partner', 'Approved'),
      person('on', 'partner', 'Approved'),
    ]);
    await auth.updateUser(off, { disabled: true });
    const lockedBySchedule = async () => {
      const { log } = await functions.run('reconcileAccountsOften', {});
      return log.find(({ fn }) => fn === 'reconcileAccountsOften')?.['locked'];
    };
    expect(await lockedBySchedule()).toBeGreaterThanOrEqual(1);
    for (const path of [paths.profile, paths.partner]) {
      expect([await isLocked(path(off)), await isLocked(path(on))]).toEqual([true, false]);
    }
    expect(await lockedBySchedule()).toBe(0);
  });
});
