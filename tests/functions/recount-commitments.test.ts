import { commitmentId } from '@app/domain/commitment';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aCaseEvent, aCaseUpdate } from '@app/seed/builders';
import { aCommitment } from '@app/seed/case-life-builders';
import { recountCommitments } from '@app/seed/recount-commitments';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { environment } from './server.ts';

/** A project without triggers: its cases are from before commitments existed. */
const project = `${environment.projectId}-recount`;
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** An open case that was assigned three weeks ago, and in which nothing was written since. */
async function anOldCase(id: string): Promise<void> {
  const item = aCase({
    user_id: 'owner',
    partner_id: 'agency',
    status: 'In Progress',
    created_at: daysAgo(22),
  });
  await db.doc(paths.case(id)).set(item);
  await db.doc(paths.caseEvent(id, 'assigned')).set(
    aCaseEvent({
      case_id: id,
      kind: 'assigned',
      from_status: 'Submitted',
      to_status: 'In Progress',
      to_partner_id: 'agency',
      actor_id: 'boss',
      actor_role: 'admin',
      created_at: daysAgo(21),
    }),
  );
}
const of = async (id: string) =>
  (await db.collection(COLLECTIONS.commitments).where('case_id', '==', id).get()).docs.map((one) => ({
    id: one.id,
    ...one.data(),
  }));

it('cases from before get their commitments by the recount, once, and nobody is notified', async () => {
  await anOldCase('old');
  await anOldCase('answered');
  await db
    .doc(paths.caseUpdate('answered', 'note'))
    .set(aCaseUpdate({ case_id: 'answered', user_id: 'agency', created_at: daysAgo(20) }));
  // Of a case without persons nothing is owed.
  await anOldCase('erased');
  await db.doc(paths.case('erased')).update({ pseudonymised_at: new Date() });
  await db
    .doc(paths.commitment(commitmentId('erased', 'weekly_report', 1)))
    .set(aCommitment({ case_id: 'erased' }));
  await anOldCase('malformed');
  await db.doc(paths.caseEvent('malformed', 'assigned')).update({ created_at: 'yesterday' });

  expect(await recountCommitments(db)).toEqual({ cases: 4, mended: 3, malformed: [paths.case('malformed')] });

  const old = await of('old');
  expect(old.length).toBeGreaterThanOrEqual(4);
  expect(old).toContainEqual(
    expect.objectContaining({
      id: commitmentId('old', 'weekly_report', 1),
      customer_id: 'owner',
      partner_id: 'agency',
      state: 'late',
      late_by: 'agency',
      owed: true,
    }),
  );
  expect(await of('answered')).toContainEqual(
    expect.objectContaining({
      id: commitmentId('answered', 'weekly_report', 1),
      state: 'met',
      met_by: paths.caseUpdate('answered', 'note'),
    }),
  );
  expect(await of('erased')).toEqual([]);
  expect(await of('malformed')).toEqual([]);
  expect((await db.collection(COLLECTIONS.notifications).get()).size).toBe(0);

  expect(await recountCommitments(db)).toMatchObject({ mended: 0 });
  expect(await of('old')).toEqual(old);
});
