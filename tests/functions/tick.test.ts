import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addDays, dayOf, daysBetween } from '@app/domain/calendar';
import { commitmentId } from '@app/domain/commitment';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { GRACE_DAYS } from '@app/domain/promise';
import { aCase, aCaseUpdate } from '@app/seed/builders';
import { aClaimSheet } from '@app/seed/claim-builders';
import { aPromise } from '@app/seed/money-builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { person } from './people.ts';
import { db, environment, newId } from './server.ts';
import { quiet, until } from './wait.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Each run starts a process for all schedules. In ms. */
const SLOW = 420_000;
/** The port of the Auth emulator without an offset (`tools/emulators/ports.ts`). */
const AUTH_PORT = 9_099;

/** `npm run tick -- --at TIME` on the emulators of this run. */
function tick(at: string, project = environment.projectId): Promise<{ code: number; text: string }> {
  const offset = Number(environment.authHost.split(':')[1]) - AUTH_PORT;
  const args = ['--at', at, '--project', project, '--port-offset', String(offset)];
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/run.mjs', 'tick', ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), text: stdout + stderr }),
    );
  });
}

let customer: string;
let partner: string;
let admin: string;
beforeAll(async () => {
  [customer, partner, admin] = await Promise.all([
    person('tick-customer'),
    person('tick-partner', 'partner', 'Approved'),
    person('tick-admin', 'admin'),
  ]);
});

const today = dayOf(new Date());

const stateAt = async (path: string) => (await db.doc(path).get()).get('state') as string;
const noticesOf = async (caseId: string, kind: string) => {
  const found = await db
    .collection(COLLECTIONS.notifications)
    .where('params.case_id', '==', caseId)
    .where('kind', '==', kind)
    .get();
  return found.docs;
};

describe('npm run tick', () => {
  it(
    'shows three weeks of a case: a report kept, two late, alerts at 14 and 7 days, a promise broken after its days of grace; a repeated run changes nothing',
    async () => {
      const caseId = newId('case');
      const now = new Date();
      // The complaint about this cheque ends in 17 days or a little more.
      const returned = addDays(today, 17 - 91);
      await db.doc(paths.case(caseId)).set(aCase({ user_id: customer, status: 'Submitted' }));
      await db
        .doc(paths.case(caseId))
        .update({ partner_id: partner, status: 'In Progress', updated_at: new Date() });
      const report = async (period: number) =>
        (await db.doc(paths.commitment(commitmentId(caseId, 'weekly_report', period))).get()).data();
      await until(
        'the first report',
        () => report(1),
        (found) => found?.['state'] === 'open',
        120_000,
      );
      await db.doc(paths.claimSheet(caseId)).set(
        aClaimSheet({
          case_id: caseId,
          user_id: customer,
          due_on: today,
          cheques: [{ dated_on: returned, first_returned_on: returned }],
        }),
      );
      const clockPath = paths.clock(caseId, 'complaint_cheque_0');
      const clock = await until('the clock', async () => (await db.doc(clockPath).get()).data(), Boolean);
      const lapse = String(clock?.['lapse_on_earliest']);
      expect(daysBetween(today, lapse)).toBeGreaterThan(14);
      // The first tick is on the last of its days of grace.
      const due_on = addDays(lapse, -14 - GRACE_DAYS);
      const promise = aPromise({ case_id: caseId, user_id: partner, made_on: addDays(due_on, -7), due_on });
      const promisePath = paths.promise(caseId, 'promise');
      await db.doc(promisePath).set(promise);
      await until('the balance', async () => (await db.doc(paths.caseBalance(caseId)).get()).exists, Boolean);

      const alerts = async () =>
        new Set((await noticesOf(caseId, 'limitation_near')).map((one) => one.get('params.days') as number));
      const at = (day: string) => tick(`${day}T08:00+07:00`);
      // The first week: a report is written, in time.
      const created_at = new Date(now.getTime() + 24 * 3_600_000);
      const update = aCaseUpdate({ case_id: caseId, user_id: partner, created_at });
      await db.doc(paths.caseUpdate(caseId, 'kept')).set(update);
      expect(await at(addDays(lapse, -14))).toMatchObject({ code: 0 });
      expect([...(await alerts())].sort()).toContain(14);
      expect(await stateAt(promisePath)).toBe('open');
      expect(await noticesOf(caseId, 'promise_broken')).toEqual([]);

      // The second.
      const second = await at(addDays(lapse, -7));
      expect(second).toMatchObject({ code: 0 });
      expect(second.text).toContain('runPromisesDaily: done');
      expect([...(await alerts())]).toEqual(expect.arrayContaining([14, 7]));
      expect(await stateAt(promisePath)).toBe('broken');
      const told = await until(
        'the notices',
        async () => (await noticesOf(caseId, 'promise_broken')).map((one) => one.get('user_id') as string),
        (uids) => [customer, partner, admin].every((uid) => uids.includes(uid)),
        120_000,
      );
      expect(new Set(told).size).toBe(told.length);
      expect(await report(1)).toMatchObject({ state: 'met', met_by: paths.caseUpdate(caseId, 'kept') });
      // Late already where New Year brings its day forward.
      expect(await report(2)).toMatchObject({
        state: expect.stringMatching(/^(open|late)$/) as string,
        owed: true,
      });

      // The same again.
      await quiet();
      const written = async () => {
        const kept = await db.getAll(
          ...[promisePath, paths.caseBalance(caseId), paths.case(caseId)].map((path) => db.doc(path)),
        );
        const followed = await Promise.all(
          [
            db.collection(COLLECTIONS.commitments).where('case_id', '==', caseId),
            db.collection(COLLECTIONS.notifications).where('params.case_id', '==', caseId),
          ].map(async (query) => (await query.get()).docs),
        );
        const found = [...kept, ...followed.flat()];
        return found.map((one) => [one.ref.path, one.updateTime?.toMillis()]).sort();
      };
      const before = await written();
      expect(await at(addDays(lapse, -7))).toMatchObject({ code: 0 });
      await quiet();
      expect(await written()).toEqual(before);

      // The third, and the morning after it: nobody has written.
      expect(await at(addDays(today, 22))).toMatchObject({ code: 0 });
      for (const period of [2, 3])
        expect(await report(period)).toMatchObject({ state: 'late', owed: true, late_by: partner });
      expect(await report(4)).toMatchObject({ state: 'open' });
      const late = await noticesOf(caseId, 'report_late');
      expect(late.map((one) => one.get('user_id') as string)).toContain(partner);
    },
    SLOW,
  );

  it(
    'refuses a project that is not the emulators’, and a time without its offset; the same with both is done above',
    async () => {
      const at = `${addDays(today, GRACE_DAYS + 1)}T08:00`;
      const real = await tick(`${at}+07:00`, 'portal-production');
      expect(real.code).toBe(1);
      expect(real.text).toContain('--project takes an emulator project');
      const vague = await tick(at);
      expect(vague.code).toBe(1);
      expect(vague.text).toContain('--at takes a time with its offset');
    },
    SLOW,
  );
});
