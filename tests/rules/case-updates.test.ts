import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { collectionGroup, doc, getDocs, setDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { newCaseUpdate } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { accountDocuments, arrange, begin, IDS } from './world.ts';

const { CO, PA, PU, AD } = PEOPLE;
const AVATAR = 'avatars/uid-assigned/1719900000000-me.png';
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;
const add = (author: Person, data: DocumentData) =>
  setDoc(doc(actors.as(author), paths.caseUpdate(IDS.case, `update-${serial++}`)), data);

for (const author of [PA, AD]) {
  describe(`an update by ${author.role}`, () => {
    const check = new FieldChecks(
      () => newCaseUpdate(author, IDS.case),
      (data) => add(author, data),
    );
    check.keys();
    check.pinned('case_id', [IDS.freshCase, '']);
    check.pinned('user_id', [CO.uid, PU.uid]);
    check.pinned('author_name', [CO.name, '', `${author.name} `]);
    check.text('update_text', LIMITS.updateText);
    check.anyText('update_text');
    check.now('created_at');
    check.type('author_avatar_url', ['null']);
    check.refuses('another role than its own', () => ({ author_role: 'admin' }));
    check.refuses('another company than its own', () => ({ author_company: 'บริษัท' }));
    check.refuses('a picture other than the profile’s', () => ({ author_avatar_url: AVATAR }));
  });
}

test("an author's picture is the profile's", async () => {
  const { [paths.profile(PA.uid)]: profile } = accountDocuments(PA);
  await arrange(actors, { [paths.profile(PA.uid)]: { ...profile, avatar_url: AVATAR } });
  await assertFails(add(PA, { ...newCaseUpdate(PA, IDS.case), author_avatar_url: null }));
  await assertSucceeds(add(PA, { ...newCaseUpdate(PA, IDS.case), author_avatar_url: AVATAR }));
  await arrange(actors, accountDocuments(PA));
});

test('an update cannot be overwritten', async () => {
  const ref = doc(actors.as(PA), paths.caseUpdate(IDS.case, 'once'));
  await assertSucceeds(setDoc(ref, newCaseUpdate(PA, IDS.case)));
  await assertFails(setDoc(ref, newCaseUpdate(PA, IDS.case)));
});

test('updates cannot be read across all cases', async () => {
  for (const person of [CO, PA, AD]) {
    await assertFails(getDocs(collectionGroup(actors.as(person), 'case_updates')));
  }
});
