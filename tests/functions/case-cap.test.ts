import { BUDGETS, MOST_IN_CASE } from '@app/domain/budgets';
import { paths } from '@app/domain/paths';
import { aCase, aProfile } from '@app/seed/builders';
import { aLegalEvent } from '@app/seed/claim-builders';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { eventOf } from './deliver.ts';
import { functions } from './run-function.ts';
import { quietProject } from './quiet-project.ts';
import { newId } from './server.ts';

const { project, db } = quietProject('caps');
const MOST = MOST_IN_CASE.legal_events ?? 0;
const EARLIER = new Date(Date.now() - 2 * BUDGETS.legal_events[0].ms);

it('an account may write so many events into one case in all: the one beyond is removed, and the account is paused', async () => {
  const [uid, caseId] = [newId('flood'), newId('case')];
  const author = db.doc(paths.profile(uid));
  await author.set(aProfile());
  await db.doc(paths.case(caseId)).set(aCase({ user_id: uid }));
  const event = aLegalEvent({ case_id: caseId, user_id: uid, by_role: 'customer' });
  const batch = db.batch();
  // By the server, on an earlier day: the day's budget does not count them, and none of them is removed.
  for (let index = 1; index < MOST; index += 1)
    batch.create(db.doc(paths.legalEvent(caseId, newId('old'))), { ...event, created_at: EARLIER });
  await batch.commit();

  /** As a client does, and then the trigger. @returns whether it stays, and whether the account may write more */
  const write = async () => {
    const path = paths.legalEvent(caseId, newId('new'));
    await db.doc(path).create({ ...event, created_at: FieldValue.serverTimestamp() });
    const at = ((await db.doc(path).get()).get('created_at') as Timestamp).toDate().toISOString();
    const words = Object.entries(event).filter(([, value]) => typeof value === 'string');
    const after = {
      ...Object.fromEntries(words.map(([field, value]) => [field, { stringValue: value }])),
      created_at: { timestampValue: at },
    };
    const change = { eventId: newId('event'), document: path, before: null, after, updateTime: at };
    await functions.run('followLegalEvent', eventOf(change, project), { project });
    const until = (await author.get()).get('paused_until.legal_events') as Timestamp | undefined;
    return {
      isThere: (await db.doc(path).get()).exists,
      isPaused: until !== undefined && until.toDate() > new Date(),
    };
  };
  const size = async () => (await db.collection(paths.legalEvents(caseId)).count().get()).data().count;

  // With the last one the account is paused, so that a client's next one is refused. One that was sent before that is removed.
  expect(await write()).toEqual({ isThere: true, isPaused: true });
  await author.update({ paused_until: FieldValue.delete() });
  expect(await write()).toEqual({ isThere: false, isPaused: true });
  expect(await size()).toBe(MOST);
});
