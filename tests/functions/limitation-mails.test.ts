import { addDays, addMonths, dayOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aClaimSheet } from '@app/seed/claim-builders';
import { describe, expect, it } from 'vitest';
import { leave } from './buckets.ts';
import { mailsTo, verified } from './mailbox.ts';
import { functions } from './run-function.ts';
import { db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

const HOUR_MS = 3_600_000;

describe('an alert of limitation', () => {
  const statedIn = async (caseId: string) =>
    (await db.collection(paths.caseEvents(caseId)).where('kind', '==', 'claim_stated').get()).size;

  /** States a returned cheque with so many days left for a complaint, and waits until the server has worked on it. */
  async function state(creditor: string, caseId: string, daysLeft: number): Promise<void> {
    const before = await statedIn(caseId);
    await db.doc(paths.claimSheet(caseId)).set({
      ...aClaimSheet({ case_id: caseId, user_id: creditor, updated_by: creditor }),
      debt_type: 'cheque',
      cheques: [{ first_returned_on: addMonths(addDays(dayOf(new Date()), daysLeft), -3) }],
      updated_at: new Date(),
    });
    await until(
      'the history',
      () => statedIn(caseId),
      (count) => count > before,
    );
    await quiet();
  }
  async function newCase(creditor: string): Promise<string> {
    const caseId = newId('case');
    await db.doc(paths.case(caseId)).set(aCase({ user_id: creditor }));
    return caseId;
  }
  const mailed = (uid: string, count: number) =>
    until(
      `${count} mails`,
      () => mailsTo(uid),
      (all) => all.length === count,
    );

  it('is not mailed again once its event is no longer retried', async () => {
    const creditor = await verified('Creditor');
    const caseId = await newCase(creditor);
    await state(creditor, caseId, 12);
    const [mail] = await mailed(creditor, 1);
    const id = mail?.id ?? '';
    // As after a week, by the time to live.
    await db.doc(paths.mail(id)).delete();
    await state(creditor, caseId, 12);
    await mailed(creditor, 1);
    await db.doc(paths.mail(id)).delete();
    // The run of two hours later finds the same alert.
    const [clock] = (await db.collection(paths.clocks(caseId)).get()).docs;
    await clock?.ref.update({ check_on: dayOf(new Date()) });
    await functions.run('runClocksDaily', {}, { aheadMs: 2 * HOUR_MS });
    expect((await clock?.ref.get())?.get('check_on')).not.toBe(dayOf(new Date()));
    await quiet();
    expect(await mailsTo(creditor)).toEqual([]);
  });

  it('with few days left is mailed also when those with more have used up the day', async () => {
    const creditor = await verified('Creditor');
    await state(creditor, await newCase(creditor), 12);
    await mailed(creditor, 1);
    await leave('mails_limitation_near', creditor, 0);
    const unmailed = await newCase(creditor);
    await state(creditor, unmailed, 12);
    const alerts = db.collection('notifications').where('user_id', '==', creditor);
    await until(
      'the alert that is not mailed',
      async () => (await alerts.where('params.case_id', '==', unmailed).get()).size,
      (size) => size === 1,
    );
    await state(creditor, await newCase(creditor), 4);
    await mailed(creditor, 2);
    await quiet();
    expect(await mailsTo(creditor)).toHaveLength(2);
  });

  it('with few days left is mailed to an admin also when another customer’s have used up the day', async () => {
    const [admin, flood, other] = [
      await verified('Admin', 'admin'),
      await verified('Flood'),
      await verified('Other'),
    ];
    await leave('urgent_mails_limitation_near', `${admin} of ${flood}`, 0);
    const alertOf = async (customer: string) => {
      const caseId = await newCase(customer);
      await state(customer, caseId, 4);
      const alerts = db
        .collection('notifications')
        .where('user_id', '==', admin)
        .where('kind', '==', 'limitation_near');
      const [id] = await until(
        'the alert',
        async () => (await alerts.where('params.case_id', '==', caseId).get()).docs.map(({ id }) => id),
        ({ length }) => length === 1,
      );
      return `notice-${id}`;
    };
    const [unmailed, alert] = [await alertOf(flood), await alertOf(other)];
    const mailed = await until(
      'the mail',
      async () => (await mailsTo(admin)).map(({ id }) => id),
      (ids) => ids.includes(alert),
    );
    expect(mailed).not.toContain(unmailed);
  });
});
