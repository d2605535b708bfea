import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { collection, collectionGroup, doc, getDocs, setDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { newCaseUpdate } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { accountDocuments, arrange, IDS } from './fixtures.ts';

const { CO, PA, PU, AD } = PEOPLE;
const AVATAR = 'avatars/uid-assigned/1719900000000-me.png';
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

/** A valid wording, with a change. */
const wording = (change: object = {}) => ({
  wording: { findings: ['th-seizure', 'en-suing'], reason: 'ลูกหนี้พูดเอง', ...change },
});
const ids = (count: number) => Array.from({ length: count }, (_, at) => `th-${'a'.repeat(at + 2)}`);

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
    check.accepts('why it is sent in spite of its wording', () => wording());
    check.accepts('the most findings', () => wording({ findings: ids(LIMITS.wordingFindings) }));
    check.refuses('one finding too many', () => wording({ findings: ids(LIMITS.wordingFindings + 1) }));
    check.refuses('findings without one', () => wording({ findings: [] }));
    check.refuses('a finding twice', () => wording({ findings: ['th-seizure', 'th-seizure'] }));
    for (const odd of [
      7,
      true,
      null,
      '',
      'th',
      'th-',
      'fr-seizure',
      'th-Seizure',
      'th-seizure,en-suing',
      'th-seizure\n',
    ])
      check.refuses(`the finding ${JSON.stringify(odd)}`, () => wording({ findings: ['th-arrest', odd] }));
    check.refuses('findings that are no list', () => wording({ findings: 'th-seizure' }));
    check.refuses('a wording without a reason', () => ({ wording: { findings: ['th-seizure'] } }));
    check.refuses('a wording without findings', () => ({ wording: { reason: 'เหตุผล' } }));
    check.refuses('a wording with more in it', () => wording({ by: author.uid }));
    const law = { table: 'wording', n: 1 };
    check.accepts('the version of the table', () => wording({ law }));
    for (const odd of [{ n: 0 }, { n: 2 }, { n: '1' }, { table: 'contact_rules' }, { rows: [] }])
      check.refuses(`the version ${JSON.stringify(odd)}`, () => wording({ law: { ...law, ...odd } }));
    check.refuses('a version without its number', () => wording({ law: { table: 'wording' } }));
    check.refuses('a version that is none', () => wording({ law: 1 }));
    check.refuses('a reason that nobody sees', () => wording({ reason: ' \u200b' }));
    check.refuses('a reason that is no text', () => wording({ reason: 7 }));
    check.refuses('a wording that is none', () => ({ wording: null }));
    check.refuses('another role than its own', () => ({ author_role: 'admin' }));
    check.refuses('another company than its own', () => ({ author_company: 'บริษัท' }));
    check.refuses('a picture other than the profile’s', () => ({ author_avatar_url: AVATAR }));
  });
}

const addForOffice = (author: Person, data: DocumentData) =>
  setDoc(doc(actors.as(author), paths.officeNote(IDS.case, `note-${serial++}`)), data);

for (const author of [PA, AD]) {
  describe(`a note for the office by ${author.role}`, () => {
    const check = new FieldChecks(
      () => newCaseUpdate(author, IDS.case),
      (data) => addForOffice(author, data),
    );
    check.keys();
    check.pinned('case_id', [IDS.freshCase, '']);
    check.pinned('user_id', [CO.uid, PU.uid]);
    check.pinned('author_name', [CO.name, '', `${author.name} `]);
    check.text('update_text', LIMITS.updateText);
    check.now('created_at');
    check.refuses('a wording, which is for what the customer reads', () => wording());
    check.refuses('a picture other than the profile’s', () => ({ author_avatar_url: AVATAR }));
  });
}

test("a customer's list of notes does not hold what is for the office, and its own list is refused", async () => {
  const listOf = (who: Person, path: string) => getDocs(collection(actors.as(who), path));
  await assertFails(listOf(CO, paths.officeNotes(IDS.case)));
  await assertSucceeds(listOf(CO, paths.caseUpdates(IDS.case)));
  await assertSucceeds(listOf(PA, paths.officeNotes(IDS.case)));
});

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
    await assertFails(getDocs(collectionGroup(actors.as(person), 'office_notes')));
  }
});
