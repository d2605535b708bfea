import { recordContact, reserveContact, verifyRecord } from '@app/domain/contracts/debtor-contacts';
import { takeCaseStep } from '@app/domain/contracts/take-case-step';
import { paths } from '@app/domain/paths';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { leave } from './buckets.ts';
import { call, signIn } from './call.ts';
import { aCaseOf, entry, keyOf } from './debtor.ts';
import { person } from './people.ts';
import { db } from './server.ts';
import { quiet, until } from './wait.ts';

let owner: string;
let partner: string;
let caseId: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  [owner, partner] = await Promise.all([person('creditor'), person('caller', 'partner', 'Approved')]);
  for (const uid of [owner, partner]) tokens[uid] = await signIn(uid);
  caseId = await aCaseOf(partner, {}, owner);
  // Makes the key of the buckets.
  await call(verifyRecord.name, tokens[owner], { caseId });
});

describe('calls beyond the budget of a day', () => {
  const CALLS = {
    contacts: () => call(recordContact.name, tokens[partner], entry(caseId, { outcome: 'no_answer' })),
    reservations: () =>
      call(reserveContact.name, tokens[partner], {
        caseId,
        channel: 'call',
        person: 'debtor',
        key: keyOf(),
      }),
    checks: () => call(verifyRecord.name, tokens[partner], { caseId }),
    steps: () => call(takeCaseStep.name, tokens[owner], { step: 'hold', caseId, text: 'รอ' }),
  };

  it.each(['contacts', 'reservations', 'checks', 'steps'] as const)(
    '%s are refused, and say from when on they are accepted',
    async (kind) => {
      const uid = kind === 'steps' ? owner : partner;
      await leave(kind, uid, 1);
      expect((await CALLS[kind]()).status).toBe(200);
      const { body } = await CALLS[kind]();
      expect(body.error).toMatchObject({
        status: 'RESOURCE_EXHAUSTED',
        details: { until: expect.stringMatching(/^20\d\d-.*Z$/) as string },
      });
      await leave(kind, uid, 1);
      // A case that is held already cannot be held.
      expect((await CALLS[kind]()).body.error?.status).toBe(
        kind === 'steps' ? 'FAILED_PRECONDITION' : undefined,
      );
    },
  );
});

describe('writes beyond the budget of a day', () => {
  const pauseOf = async (uid: string, kind: string) =>
    (await db.doc(paths.profile(uid)).get()).get(`paused_until.${kind}`) as
      | FirebaseFirestore.Timestamp
      | undefined;
  const paused = (uid: string, kind: string) =>
    until(
      `the pause of ${kind}`,
      () => pauseOf(uid, kind),
      (time) => time !== undefined && time.toMillis() > Date.now(),
    );
  const known = () => aSetOfDebtorFacts({ case_id: caseId, user_id: owner, updated_by: owner });

  it('pause the account: what is known of debtors, and the statuses that a partner sets, not those of an admin', async () => {
    await leave('facts', owner, 1);
    await db.doc(paths.debtorFacts(caseId)).set(known());
    await paused(owner, 'facts');
    const setStatus = async (status: string, by: string) => {
      const at = Timestamp.now();
      await db.doc(paths.case(caseId)).update({ status, updated_at: at, updated_by: { uid: by, at } });
    };
    await leave('statuses', partner, 1);
    await setStatus('Completed', 'an-admin');
    await quiet();
    expect(await pauseOf(partner, 'statuses')).toBeUndefined();
    await setStatus('In Progress', partner);
    await paused(partner, 'statuses');
    expect([await pauseOf(owner, 'statuses'), await pauseOf(partner, 'facts')]).toEqual([
      undefined,
      undefined,
    ]);
    // The same status again counts as well.
    await db.doc(paths.profile(partner)).update({ 'paused_until.statuses': FieldValue.delete() });
    await leave('statuses', partner, 1);
    await setStatus('In Progress', partner);
    await paused(partner, 'statuses');
  });

  it('pause an applicant who changes the own particulars again and again', async () => {
    const applicant = await person('applicant', 'customer', 'Pending');
    await leave('facts', applicant, 1);
    await db.doc(paths.partner(applicant)).update({ phone: '02-555-0200' });
    await paused(applicant, 'facts');
  });
});
