import { paths } from '@app/domain/paths';
import { aCase, aCaseUpdate } from '@app/seed/builders';
import { aCaseAcceptance } from '@app/seed/case-life-builders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import {
  acceptanceOf,
  answer,
  assemble,
  assign,
  assigned,
  kindsOf,
  stateOf,
  write,
  type Cast,
} from './case-life-scene.ts';
import { deliver } from './deliver.ts';
import { db, newId } from './server.ts';
import { expectTold, forgetPace } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await assemble();
});
beforeEach(() => forgetPace());

describe('a partner who is asked', () => {
  it('and declines gives the case back; admins are notified, the history says why', async () => {
    const id = await assigned(cast);
    await expectTold(
      () => answer(id, { state: 'declined', reason: 'รู้จักกับลูกหนี้' }),
      [`${cast.boss} case_acceptance /admin/case/${id}`],
    );
    // The return of the case is an event of the answer, and what follows from it an event of the return.
    await until(
      'the history of the return',
      () => kindsOf(id),
      (kinds) => ['declined', 'unassigned'].every((kind) => kinds.includes(kind)),
    );
    const returned = await until(
      'the question to nobody',
      () => acceptanceOf(id),
      (found) => found?.['partner_id'] === null,
    );
    expect(await stateOf(id)).toEqual({ status: 'Submitted', partner_id: null });
    expect(returned).toMatchObject({
      state: 'declined',
      partner_id: null,
      declined_by: cast.first,
      reason: 'รู้จักกับลูกหนี้',
    });
    const events = (await db.collection(paths.caseEvents(id)).get()).docs.map((event) => event.data());
    expect(events.find(({ kind }) => kind === 'declined')).toMatchObject({
      note: 'รู้จักกับลูกหนี้',
      actor_id: cast.first,
      actor_role: 'partner',
    });
    expect(events.find(({ kind }) => kind === 'unassigned')).toMatchObject({
      actor_id: cast.first,
      actor_role: 'partner',
      to_status: 'Submitted',
    });
    // The next partner is asked as well.
    await assign(id, cast.second);
    await until(
      'the next question',
      () => acceptanceOf(id),
      (found) => found?.['partner_id'] === cast.second,
    );
    expect(await acceptanceOf(id)).toMatchObject({ state: 'waiting' });
  });

  it('and ends and declines a case in one commit has ended it', async () => {
    const id = await assigned(cast);
    const batch = db.batch();
    batch.update(db.doc(paths.case(id)), { status: 'Completed', updated_at: new Date() });
    batch.update(db.doc(paths.caseAcceptance(id)), {
      state: 'declined',
      reason: 'รู้จักกับลูกหนี้',
      answered_at: new Date(),
    });
    await batch.commit();
    await until(
      'the answer',
      () => kindsOf(id),
      (kinds) => kinds.includes('declined'),
    );
    await quiet();
    expect(await stateOf(id)).toEqual({ status: 'Completed', partner_id: cast.first });
  });

  it('and accepts keeps the case', async () => {
    const id = await assigned(cast);
    await answer(id, { state: 'accepted' });
    await until(
      'the answer',
      () => kindsOf(id),
      (kinds) => kinds.includes('accepted'),
    );
    expect(await stateOf(id)).toEqual({ status: 'In Progress', partner_id: cast.first });
  });

  it('and writes a note or sets a status has accepted', async () => {
    const [noted, closed] = await Promise.all([assigned(cast), assigned(cast)]);
    await db
      .doc(paths.caseUpdate(noted, 'first'))
      .set(aCaseUpdate({ case_id: noted, user_id: cast.first, created_at: new Date() }));
    await write(closed, { status: 'Completed' });
    for (const id of [noted, closed]) {
      await until(
        'acceptance by work',
        () => acceptanceOf(id),
        (found) => found?.['state'] === 'accepted',
      );
      expect(await acceptanceOf(id)).toMatchObject({ by_work: true });
    }
  });

  it('and loses the case is asked no more', async () => {
    const id = await assigned(cast);
    await write(id, { partner_id: null, status: 'Submitted' });
    await until(
      'no question',
      () => acceptanceOf(id),
      (found) => found === undefined,
    );
  });

  it('and declines is taken at that once, however often the event comes', async () => {
    const id = await assigned(cast);
    await answer(id, { state: 'declined', reason: 'ไม่ว่าง' });
    await until(
      'the return',
      () => acceptanceOf(id),
      (found) => found?.['partner_id'] === null,
    );
    await assign(id, cast.first);
    await until(
      'the second question',
      () => acceptanceOf(id),
      (found) => found?.['partner_id'] === cast.first,
    );
    const fields = (state: string) => ({
      partner_id: { stringValue: cast.first },
      case_number: { nullValue: null },
      state: { stringValue: state },
      reason: { stringValue: 'ไม่ว่าง' },
      asked_at: { timestampValue: '2026-11-23T03:30:00Z' },
      remind_at: { timestampValue: '2026-11-25T02:00:00Z' },
      due_at: { timestampValue: '2026-11-25T11:00:00Z' },
    });
    const change = {
      eventId: newId('event'),
      document: paths.caseAcceptance(id),
      before: fields('waiting'),
      after: fields('declined'),
      updateTime: '2026-11-23T04:00:00Z',
    };
    await deliver('followAcceptance', change, 2);
    // The late delivery of an old answer does not take the case away that was accepted to be asked again.
    expect(await stateOf(id)).toEqual({ status: 'In Progress', partner_id: cast.first });
    expect((await kindsOf(id)).filter((kind) => kind === 'declined')).toHaveLength(2);
  });
});

describe('the clock', () => {
  it('reminds the partner once, then tells admins that the answer is late; the case stays', async () => {
    const id = newId('case');
    await db
      .doc(paths.case(id))
      .set(aCase({ user_id: cast.customer, partner_id: cast.first, status: 'In Progress' }));
    const asked_at = new Date();
    await db.doc(paths.caseAcceptance(id)).set({
      ...aCaseAcceptance({ partner_id: cast.first, asked_at }),
      remind_at: new Date(Date.now() + 3_600_000),
      due_at: new Date(Date.now() + 7_200_000),
    });
    const run = (hours: number) => functions.run('watchAcceptancesOften', {}, { aheadMs: hours * 3_600_000 });
    await until(
      'the news of the case',
      () => kindsOf(id),
      (kinds) => kinds.length === 1,
    );
    await quiet();
    await expectTold(() => run(0.5), [], id);
    await expectTold(() => run(1.5), [`${cast.first} case_acceptance /partner/case/${id}`], id);
    await expectTold(() => run(1.6), [], id);
    await expectTold(() => run(2.5), [`${cast.boss} case_acceptance /admin/case/${id}`], id);
    await expectTold(() => run(3), [], id);
    expect(await acceptanceOf(id)).toMatchObject({ state: 'late' });
    expect(await stateOf(id)).toEqual({ status: 'In Progress', partner_id: cast.first });
    expect(await kindsOf(id)).toContain('answer_late');
  });
});
