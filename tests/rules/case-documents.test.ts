import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { DOCUMENT_KINDS } from '@app/domain/case-file';
import { LIMITS } from '@app/domain/limits';
import { paths } from '@app/domain/paths';
import { aCase, aCaseDocument } from '@app/seed/builders';
import { collectionGroup, doc, getDoc, getDocs, setDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { filePath, newCaseDocument } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { accountDocuments, arrange, IDS } from './fixtures.ts';

const { CO, CX, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;
const add = (author: Person, data: DocumentData, caseId: string = IDS.case) =>
  setDoc(doc(actors.as(author), paths.caseDocument(caseId, `document-${serial++}`)), data);

for (const author of [CO, PA, AD]) {
  describe(`a document added by ${author.role}`, () => {
    const check = new FieldChecks(
      () => newCaseDocument(author, IDS.case),
      (data) => add(author, data),
    );
    check.keys({ optional: ['full_reason'], extra: ['sha256', 'size', 'note', 'x'] });
    check.pinned('case_id', [IDS.freshCase, '']);
    const others = [CO, CX, PA, PU].filter((one) => one !== author);
    check.pinned(
      'user_id',
      others.map(({ uid }) => uid),
    );
    const roles = ['customer', 'partner', 'admin', 'firm', ''].filter((role) => role !== author.role);
    check.pinned('by_role', roles);
    check.now('created_at');
    for (const kind of DOCUMENT_KINDS) check.accepts(`a ${kind}`, () => ({ kind }));
    check.pinned('kind', ['agreement', 'Letter', '']);
    check.bound('label', LIMITS.documentLabel);
    check.anyText('label');
    check.type('label', ['a text']);
    check.accepts('no label', () => ({ label: '' }));
    check.type('path', []);
    for (const path of [
      filePath(author === CO ? PU : CO),
      filePath(author === PA ? AD : PA),
      `case-files/${author.uid}/letter.pdf`,
      `case-files/${author.uid}/deep/1719900000000-a.pdf`,
      `case-files/${author.uid}/../${CX.uid}/1719900000000-a.pdf`,
      `${filePath(author)}\n${filePath(author)}`,
      `avatars/${author.uid}/1719900000000-a.png`,
      `gs://bucket/${filePath(author)}`,
      filePath(author, 'a\u202eb.pdf'),
      filePath(author, 'ก'.repeat(LIMITS.fileName + 1)),
      '',
    ])
      check.refuses(`the path ${JSON.stringify(path.slice(0, 60))}`, () => ({ path }));
    check.accepts('a text', () => ({ path: filePath(author, 'แชต LINE.txt') }));
    check.accepts('an identity card without covers, with the reason', () => ({
      kind: 'identity',
      full_reason: 'ศาลขอฉบับเต็ม',
    }));
    check.refuses('a reason of another kind', () => ({ kind: 'contract', full_reason: 'ศาลขอฉบับเต็ม' }));
    for (const full_reason of ['', ' ', null, 7, 'ก'.repeat(LIMITS.fullCopyReason + 1)])
      check.refuses(`${JSON.stringify(full_reason).slice(0, 20)} as the reason`, () => ({
        kind: 'identity',
        full_reason,
      }));
    if (author === PA)
      check.id((id, data) => setDoc(doc(actors.as(author), paths.caseDocument(IDS.case, id)), data));
  });
}

test('a document cannot be overwritten', async () => {
  const ref = doc(actors.as(PA), paths.caseDocument(IDS.case, 'once'));
  await assertSucceeds(setDoc(ref, newCaseDocument(PA, IDS.case)));
  await assertFails(setDoc(ref, newCaseDocument(PA, IDS.case)));
});

test('a customer adds documents while the case is open', async () => {
  const given = (status: 'Submitted' | 'In Progress' | 'Completed' | 'Cancelled') =>
    arrange(actors, { [paths.case('ended')]: aCase({ user_id: CO.uid, partner_id: null, status }) });
  for (const status of ['Submitted', 'In Progress'] as const) {
    await given(status);
    await assertSucceeds(add(CO, newCaseDocument(CO, 'ended'), 'ended'));
  }
  for (const status of ['Completed', 'Cancelled'] as const) {
    await given(status);
    await assertFails(add(CO, newCaseDocument(CO, 'ended'), 'ended'));
    await assertSucceeds(add(AD, newCaseDocument(AD, 'ended'), 'ended'));
  }
});

test('documents cannot be read across all cases', async () => {
  await assertSucceeds(getDocs(collectionGroup(actors.server, 'case_documents')));
  for (const person of [CO, PA, AD])
    await assertFails(getDocs(collectionGroup(actors.as(person), 'case_documents')));
});

test('are read and added by the next partner, and not by the former one', async () => {
  const path = paths.caseDocument('handed', 'first');
  const given = (partner: Person) => ({
    [paths.case('handed')]: aCase({ user_id: CO.uid, partner_id: partner.uid, status: 'In Progress' }),
  });
  await arrange(actors, { ...given(PA), [path]: aCaseDocument({ user_id: PA.uid, case_id: 'handed' }) });
  await assertSucceeds(getDoc(doc(actors.as(PA), path)));
  await assertSucceeds(add(PA, newCaseDocument(PA, 'handed'), 'handed'));
  await arrange(actors, given(PU));
  await assertFails(getDoc(doc(actors.as(PA), path)));
  await assertFails(add(PA, newCaseDocument(PA, 'handed'), 'handed'));
  await assertSucceeds(getDoc(doc(actors.as(PU), path)));
  await assertSucceeds(add(PU, newCaseDocument(PU, 'handed'), 'handed'));
});

test('are not added while the day’s budget of files is used up', async () => {
  const paused = (files: Date) => {
    const path = paths.profile(PA.uid);
    return arrange(actors, { [path]: { ...accountDocuments(PA)[path], paused_until: { files } } });
  };
  await paused(new Date(Date.now() + 3_600_000));
  await assertFails(add(PA, newCaseDocument(PA, IDS.case)));
  await paused(new Date(Date.now() - 3_600_000));
  await assertSucceeds(add(PA, newCaseDocument(PA, IDS.case)));
});
