import { createHmac } from 'node:crypto';
import type { DailyKind } from '@app/domain/budgets';
import { recordContact, reserveContact, verifyRecord } from '@app/domain/contracts/debtor-contacts';
import { takeCaseStep } from '@app/domain/contracts/take-case-step';
import { paths } from '@app/domain/paths';
import { aCaseOutcome } from '@app/seed/case-life-builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, signIn } from './call.ts';
import { aCaseOf, entry, keyOf } from './debtor.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { until } from './wait.ts';

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

/** Leaves so many in an account's budget. */
async function leave(kind: DailyKind, uid: string, tokens: number): Promise<void> {
  const key = (await db.doc(paths.rateLimit('key')).get()).get('key') as string;
  const hash = createHmac('sha256', key).update(`account:${uid}`).digest('hex');
  const at = new Date();
  await db.doc(paths.rateLimit(`${kind}_of_${hash}`)).set({ tokens, at, expires_at: at });
}

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
      expect((await CALLS[kind]()).body.error?.status).not.toBe('RESOURCE_EXHAUSTED');
    },
  );
});

describe('writes beyond the budget of a day', () => {
  const pauseOf = async (uid: string, kind: string) =>
    (await db.doc(paths.profile(uid)).get()).get(`paused_until.${kind}`) as
      FirebaseFirestore.Timestamp | undefined;
  const paused = (uid: string, kind: string) =>
    until(
      `the pause of ${kind}`,
      () => pauseOf(uid, kind),
      (time) => time !== undefined && time.toMillis() > Date.now(),
    );
  const known = () => aSetOfDebtorFacts({ case_id: caseId, user_id: owner, updated_by: owner });

  it('pause the account: what is known of debtors, and outcomes of partners', async () => {
    await leave('facts', owner, 1);
    await db.doc(paths.debtorFacts(caseId)).set(known());
    await paused(owner, 'facts');
    await leave('outcomes', partner, 1);
    const outcome = aCaseOutcome({ by: partner, by_role: 'partner', case_id: caseId });
    await db.doc(paths.caseOutcome(caseId, newId('end'))).set(outcome);
    await paused(partner, 'outcomes');
    expect([await pauseOf(owner, 'outcomes'), await pauseOf(partner, 'facts')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
