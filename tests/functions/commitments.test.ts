import { commitmentId, escalationOf, type Commitment } from '@app/domain/commitment';
import type { CommitmentKind } from '@app/domain/commitment-policy';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCaseUpdate } from '@app/seed/builders';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { assemble, assigned, DEBTOR, kindsOf, stateOf, write, type Cast } from './case-life-scene.ts';
import { deliver } from './deliver.ts';
import { db, newId } from './server.ts';
import { expectTold, forgetPace } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await assemble();
});
beforeEach(() => forgetPace());

const stored = async (id: string, period: number, kind: CommitmentKind = 'weekly_report') =>
  (await db.doc(paths.commitment(commitmentId(id, kind, period))).get()).data();
const stateIs =
  (state: Commitment['state']) =>
  (found: { [field: string]: unknown } | undefined): boolean =>
    found?.['state'] === state;
const timeOf = (found: { [field: string]: unknown } | undefined, field: 'due_at' | 'from_at') =>
  (found?.[field] as Timestamp).toDate();

/** A note of the partner. @param at its time; a note of the past was there before the function ran */
async function note(id: string, at = new Date()): Promise<string> {
  const path = paths.caseUpdate(id, newId('note'));
  await db.doc(path).set(aCaseUpdate({ case_id: id, user_id: cast.first, created_at: at }));
  return path;
}

/** A case that is assigned, with its first commitments. */
async function begun(): Promise<string> {
  const id = await assigned(cast);
  await until('the first report', () => stored(id, 1), stateIs('open'));
  return id;
}

/** Every commitment of a case, with the time at which it was written. */
async function written(id: string): Promise<unknown[]> {
  const found = await db.collection(COLLECTIONS.commitments).where('case_id', '==', id).get();
  return found.docs.map((one) => [one.id, one.updateTime.toMillis()]).sort();
}

/**
 * Takes the cases of other files, which run beside this one, from the clock: it would find them late as well when it is set ahead, and
 * more than twenty late reports a minute are folded into one notification.
 */
async function restOthers(id: string): Promise<void> {
  const { docs } = await db.collection(COLLECTIONS.commitments).where('check_at', '!=', null).get();
  const writer = db.bulkWriter();
  for (const one of docs) if (one.get('case_id') !== id) void writer.update(one.ref, { check_at: null });
  await writer.close();
}

describe('an assignment', () => {
  it('is a promise to the customer, which a note keeps; delivered again, nothing changes', async () => {
    const id = await begun();
    expect(await stored(id, 1)).toMatchObject({
      case_id: id,
      customer_id: cast.customer,
      partner_id: cast.first,
      owed: true,
      law: { table: 'commitments', n: 3 },
    });
    expect(await stored(id, 1, 'accept')).toMatchObject({ state: 'open', owed: true });
    const path = await note(id);
    const first = await until('the report', () => stored(id, 1), stateIs('met'));
    expect(first).toMatchObject({ owed: false, met_by: path, check_at: null });
    expect(await stored(id, 1, 'accept')).toMatchObject({ state: 'met', met_by: path });
    const next = await stored(id, 2);
    expect(next).toMatchObject({ state: 'open', owed: true, from_at: first?.['due_at'] as unknown });
    expect(JSON.stringify([first, next])).not.toContain(DEBTOR);

    await quiet();
    const before = await written(id);
    const [event] = (await db.collection(paths.caseEvents(id)).get()).docs;
    for (const [name, document] of [
      ['followCaseUpdate', path],
      ['followCaseEvent', paths.caseEvent(id, event?.id ?? '')],
    ] as const) {
      const change = {
        eventId: newId('event'),
        document,
        before: null,
        after: {
          case_id: { stringValue: id },
          kind: { stringValue: 'assigned' },
          user_id: { stringValue: cast.first },
          update_text: { stringValue: 'อีกครั้ง' },
          created_at: { timestampValue: new Date().toISOString() },
        },
        updateTime: new Date().toISOString(),
      };
      await deliver(name, change, 2);
    }
    await quiet();
    expect(await written(id)).toEqual(before);
  });

  it('ends with the case: what is not due any more is excused', async () => {
    const id = await begun();
    await write(id, { status: 'Cancelled' });
    const excused = await until('the excuse', () => stored(id, 1), stateIs('excused'));
    expect(excused).toMatchObject({ reason: 'ended', owed: false, check_at: null });
  });
});

describe('the clock', () => {
  it('finds a report late, tells its partner, later admins, each once; handed over, the duty moves and not the lateness', async () => {
    const id = await begun();
    const due = timeOf(await stored(id, 1), 'due_at');
    const escalation = escalationOf({ kind: 'weekly_report', due_at: due });
    if (escalation === null) throw new Error('admins are never told');
    const runAt = async (at: Date) => {
      await restOthers(id);
      return functions.run('watchCommitmentsOften', {}, { aheadMs: at.getTime() - Date.now() });
    };
    const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
    // The process takes a few seconds to start: a minute before, and a minute after.
    await expectTold(() => runAt(after(due, -60_000)), [], id);
    expect(await stored(id, 1)).toMatchObject({ state: 'open' });
    const told = await expectTold(
      () => runAt(after(due, 60_000)),
      [`${cast.first} report_late /partner/case/${id}`],
      id,
    );
    expect(JSON.stringify(told)).not.toContain(DEBTOR);
    expect(await stored(id, 1)).toMatchObject({ state: 'late', owed: true, late_by: cast.first });
    expect(await stored(id, 2)).toMatchObject({ state: 'open', owed: true });
    await expectTold(() => runAt(after(due, 120_000)), [], id);
    await expectTold(
      () => runAt(after(escalation, 60_000)),
      [`${cast.boss} report_late /admin/case/${id}`],
      id,
    );
    await expectTold(() => runAt(after(escalation, 120_000)), [], id);

    await write(id, { partner_id: cast.second });
    await until(
      'the new partner',
      () => stored(id, 1),
      (found) => found?.['partner_id'] === cast.second,
    );
    expect(await stateOf(id)).toMatchObject({ partner_id: cast.second });
    expect(await kindsOf(id)).toContain('handed_over');
    expect(await stored(id, 1)).toMatchObject({ state: 'late', owed: true, late_by: cast.first });
    expect(await stored(id, 2)).toMatchObject({ partner_id: cast.second, late_by: null });
    expect(timeOf(await stored(id, 1), 'due_at')).toEqual(due);

    // Written after the deadline: done, and late all the same.
    await note(id, after(due, 180_000));
    const done = await until(
      'the late report',
      () => stored(id, 1),
      (found) => found?.['owed'] === false,
    );
    expect(done).toMatchObject({ state: 'late', late_by: cast.first, check_at: null });
    expect(await stored(id, 2)).toMatchObject({ state: 'met' });
  });
});
