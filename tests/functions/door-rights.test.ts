import { issueDoorCode, resolveDoorAnswer, type IssuedDoorCode } from '@app/domain/contracts/door';
import { readDoorCode } from '@app/domain/door';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { ACTORS, can, type Actor } from '@app/domain/roles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetLimits } from '../support/forget-limits.ts';
import { call, signIn } from './call.ts';
import { aCollector, aDoor, answersOf, DAY, open, send } from './door-scene.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';

let collector: string;
beforeAll(async () => {
  collector = await aCollector();
});
beforeEach(() => forgetLimits(db));

describe('who may', () => {
  const tokens: Partial<Record<Actor, string>> = {};
  let partner: string;
  beforeAll(async () => {
    partner = await person('approved', 'partner', 'Approved');
    const accounts: [Actor, string][] = [
      ['customer', await person('customer')],
      ['pendingPartner', await person('pending', 'customer', 'Pending')],
      ['rejectedPartner', await person('rejected', 'customer', 'Rejected')],
      ['approvedPartner', partner],
      ['admin', await person('admin', 'admin')],
      ['disabled', await person('gone', 'admin')],
    ];
    for (const [actor, uid] of accounts) {
      tokens[actor] = await signIn(uid);
      if (actor === 'disabled') await db.doc(paths.profile(uid)).update({ disabled: true });
    }
  });
  /** Without a code yet. */
  const ownCase = async (change: Parameters<typeof aDoor>[1] = {}) =>
    (await aDoor(partner, { code: { revoked_at: new Date() }, ...change })).caseId;
  const issue = async (actor: Actor, caseId: string, replace = false) =>
    (await call(issueDoorCode.name, tokens[actor], { caseId, replace })) as {
      status: number;
      body: { result?: IssuedDoorCode; error?: { status: string } };
    };

  it.each(ACTORS)('%s have a code: as in the permission table', async (actor) => {
    const caseId = await ownCase();
    const { status, body } = await issue(actor, caseId);
    const may = can(actor, 'doorCode.issue', { assigneeId: partner }, partner);
    expect(status).toBe(may ? 200 : actor === 'visitor' ? 401 : 403);
    if (may) {
      const { code = '', until = '' } = body.result ?? {};
      expect(readDoorCode(code)).toBe(code);
      expect((Date.parse(until) - Date.now()) / DAY).toBeCloseTo(60, 1);
      expect((await open(`/verify/${code}`)).status).toBe(200);
    }
  });

  it.each(ACTORS)('%s deal with an answer: as in the permission table', async (actor) => {
    const { code, caseId } = await aDoor(collector);
    await send(code, { kind: 'dispute', text: '', reach: '' });
    const [answer] = await answersOf(caseId);
    const input = { answerId: answer?.id };
    const { status } = await call(resolveDoorAnswer.name, tokens[actor], input);
    const may = can(actor, 'doorAnswer.resolve');
    expect(status).toBe(may ? 200 : actor === 'visitor' ? 401 : 403);
    const now = (await answersOf(caseId))[0];
    expect(now?.get('state')).toBe(may ? 'resolved' : 'open');
    if (may) expect(now?.get('resolved')).toMatchObject({ by: expect.any(String) as string });
  });

  it('one code is shown again, until it ends soon or another takes its place', async () => {
    const caseId = await ownCase();
    const codeOf = async (replace = false) =>
      (await issue('approvedPartner', caseId, replace)).body.result?.code ?? '';
    const first = await codeOf();
    expect(await codeOf()).toBe(first);
    expect((await issue('admin', caseId)).body.result?.code).toBe(first);
    const second = await codeOf(true);
    expect(second).not.toBe(first);
    expect((await open(`/verify/${first}`)).status).toBe(404);
    expect((await open(`/verify/${second}`)).status).toBe(200);
    await db.doc(paths.doorCode(second)).update({ expires_at: new Date(Date.now() + 29 * DAY) });
    const third = await codeOf();
    expect(third).not.toBe(second);
    // The letters that are out keep working.
    for (const code of [second, third]) expect((await open(`/verify/${code}`)).status).toBe(200);
  });

  it('nobody for a case that is not accepted, not in progress, nobody’s or not there', async () => {
    const waiting = await ownCase({ state: 'waiting' });
    const late = await ownCase({ state: 'late' });
    const finished = await ownCase({ case: { status: 'Completed' } });
    const nobodys = await ownCase({ case: { partner_id: null, status: 'Submitted' } });
    const errorOf = async (actor: Actor, caseId: string) => (await issue(actor, caseId)).body.error?.status;
    for (const caseId of [waiting, late, finished]) {
      expect(await errorOf('approvedPartner', caseId)).toBe('FAILED_PRECONDITION');
      expect(await errorOf('admin', caseId)).toBe('FAILED_PRECONDITION');
    }
    expect(await errorOf('admin', nobodys)).toBe('FAILED_PRECONDITION');
    expect(await errorOf('approvedPartner', nobodys)).toBe('PERMISSION_DENIED');
    expect(await errorOf('admin', newId('nothing'))).toBe('NOT_FOUND');
    expect(await errorOf('approvedPartner', newId('nothing'))).toBe('PERMISSION_DENIED');
    expect((await issue('approvedPartner', await ownCase())).status).toBe(200);
  });

  it('an answer is dealt with once, and the audit log says by whom', async () => {
    const { code, caseId } = await aDoor(collector);
    await send(code, { kind: 'dispute', text: '', reach: '' });
    const answerId = (await answersOf(caseId))[0]?.id ?? '';
    const resolve = (id: string) => call(resolveDoorAnswer.name, tokens.admin, { answerId: id });
    expect((await resolve(answerId)).status).toBe(200);
    expect((await resolve(answerId)).body.error?.status).toBe('FAILED_PRECONDITION');
    expect((await resolve(newId('nothing'))).body.error?.status).toBe('NOT_FOUND');
    const entries = await db
      .collection(COLLECTIONS.auditLog)
      .where('subject', '==', paths.doorAnswer(answerId))
      .get();
    expect(entries.docs.map((one) => one.get('action') as string)).toEqual(['door_answer_resolved']);
  });
});
