import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import {
  collectionGroup,
  deleteField,
  doc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { signature } from './acts.ts';
import { filePath } from './documents.ts';
import { OTHER_TIMES } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

/** A person who changes a case may sign with the own uid; the server records it (docs/decisions/070). */

const { CO, CX, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const path = paths.case(IDS.case);
const given = (change: DocumentData = {}) =>
  arrange(actors, {
    [path]: { ...aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'In Progress' }), ...change },
  });
const earlier = Timestamp.fromMillis(1_767_000_000_000);

/** The change that each of the three makes, and the part that stays the same when it is sent twice. */
const CHANGES: [string, Person, DocumentData][] = [
  ['the customer who adds files', CO, { file_urls: [filePath(CO)] }],
  ['the partner who sets the status', PA, { status: 'Completed' }],
  ['the admin who assigns', AD, { partner_id: PU.uid, status: 'In Progress' }],
];

for (const [who, person, change] of CHANGES) {
  describe(`${who} may sign`, () => {
    beforeEach(() => given());
    const sign = (updated_by: unknown) =>
      updateDoc(doc(actors.as(person), path), { ...change, updated_at: serverTimestamp(), updated_by });

    test('with the own uid, first and after somebody else, and may leave it out', async () => {
      await assertSucceeds(sign(signature(person)));
      await given({ updated_by: { uid: CX.uid, at: earlier } });
      await assertSucceeds(sign(signature(person)));
      await given({ updated_by: { uid: CX.uid, at: earlier } });
      await assertSucceeds(
        updateDoc(doc(actors.as(person), path), { ...change, updated_at: serverTimestamp() }),
      );
    });

    for (const [what, wrong] of Object.entries<() => unknown>({
      "with another's uid": () => signature(person === CO ? PA : CO),
      'with no uid': () => ({ at: serverTimestamp() }),
      'without a time': () => ({ uid: person.uid }),
      'with a further field': () => ({ ...signature(person), role: person.role }),
      'with nothing in it': () => ({}),
      'by null': () => null,
      'by a uid alone': () => person.uid,
      'by a list': () => [person.uid],
      'by taking an older signature away': () => deleteField(),
      ...Object.fromEntries(
        Object.entries(OTHER_TIMES).map(([name, time]) => [
          `as of ${name}`,
          () => ({ uid: person.uid, at: time() }),
        ]),
      ),
    })) {
      test(`not ${what}`, async () => {
        await given({ updated_by: { uid: CX.uid, at: earlier } });
        await assertFails(sign(wrong()));
        await assertSucceeds(sign(signature(person)));
      });
    }

    test('not without updated_at', async () => {
      const update = { ...change, updated_by: signature(person) };
      await assertFails(updateDoc(doc(actors.as(person), path), update));
      await assertSucceeds(sign(signature(person)));
    });
  });
}

test('a signature grants nothing: a stranger is refused with and without it', async () => {
  await given();
  for (const person of [CX, PU]) {
    const change = { status: 'Completed', updated_at: serverTimestamp(), updated_by: signature(person) };
    await assertFails(updateDoc(doc(actors.as(person), path), change));
  }
});

describe('the events of a case', () => {
  const event = { kind: 'status_changed', actor_id: PA.uid };

  test('cannot be written by a client, not even with a valid signature', async () => {
    for (const person of [CO, PA, AD]) {
      const ref = doc(actors.as(person), paths.caseEvent(IDS.case, `by-${person.uid}`));
      await assertFails(setDoc(ref, event));
      await assertFails(setDoc(ref, {}));
    }
    await assertSucceeds(setDoc(doc(actors.server, paths.caseEvent(IDS.case, 'by-server')), event));
  });

  test('cannot be read across all cases', async () => {
    for (const person of [CO, PA, AD]) {
      await assertFails(getDocs(collectionGroup(actors.as(person), 'case_events')));
    }
  });
});
