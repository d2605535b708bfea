import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { storedFileName } from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import {
  arrayUnion,
  Bytes,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import * as act from './acts.ts';
import { filePath, newCase } from './documents.ts';
import { FieldChecks, OTHER_TIMES } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

const { CO, CX, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

let serial = 0;
const files = (count: number) => Array.from({ length: count }, (_, index) => filePath(CO, `${index}.pdf`));

describe('a new case', () => {
  const send = (data: DocumentData) => setDoc(doc(actors.as(CO), paths.case(`case-${serial++}`)), data);
  const check = new FieldChecks(() => newCase(CO), send);

  check.keys({ extra: ['role', 'x', 'assigned_at', 'updated_by', 'search_words', 'case_number'] });
  check.refuses('a signature: it is the customer’s by its user_id', () => ({
    updated_by: act.signature(CO),
  }));
  check.pinned('user_id', [CX.uid, '']);
  check.pinned('client_name', [CX.email, CO.email.toUpperCase(), '']);
  check.pinned('status', ['In Progress', 'Completed', 'Cancelled', 'submitted', 'x']);
  check.text('debtor_name', LIMITS.name);
  check.anyText('debtor_name');
  check.text('details', LIMITS.details);
  check.anyText('details');
  check.now('created_at');
  check.now('updated_at');
  for (const partner of [PA.uid, CO.uid, '', 0, false]) {
    check.refuses(`partner_id ${JSON.stringify(partner)}`, () => ({ partner_id: partner }));
  }

  for (const amount of [
    0.01,
    0.29,
    0.57,
    1,
    1.1,
    185_000,
    4.35,
    1_234_567.89,
    999_999_999_999.99,
    LIMITS.amount,
  ]) {
    check.accepts(`an amount of ${amount}`, () => ({ amount }));
  }
  for (const amount of [
    0,
    -0,
    -1,
    -0.01,
    0.001,
    0.0001,
    0.295,
    1.005,
    0.004,
    100.001,
    LIMITS.amount + 0.01,
    LIMITS.amount + 1,
    1e300,
    Number.MIN_VALUE,
    Infinity,
    -Infinity,
    NaN,
  ]) {
    check.refuses(`an amount of ${amount}`, () => ({ amount }));
  }
  check.type('amount', ['a number']);

  check.accepts('no files', () => ({ file_urls: null }));
  check.accepts('an empty list of files', () => ({ file_urls: [] }));
  check.accepts('one file', () => ({ file_urls: files(1) }));
  check.accepts(`${LIMITS.filesPerCase} files`, () => ({ file_urls: files(LIMITS.filesPerCase) }));
  check.refuses(`${LIMITS.filesPerCase + 1} files`, () => ({ file_urls: files(LIMITS.filesPerCase + 1) }));
  check.refuses('the same file twice', () => ({ file_urls: [filePath(CO), filePath(CO)] }));
  check.type('file_urls', ['null', 'a list']);
  for (const [what, path] of Object.entries({
    "somebody else's file": filePath(CX),
    'a link': `https://storage.example/${filePath(CO)}`,
    'a link behind an own path': `${filePath(CO)}\nhttps://evil.example/x`,
    'two own paths in one': `${filePath(CO)}\n${filePath(CO, 'b.pdf')}`,
    'a name without a time': `case-files/${CO.uid}/a.pdf`,
    'a time of twelve digits': filePath(CO, 'a.pdf', '171990000000'),
    'a time of fourteen digits': filePath(CO, 'a.pdf', '17199000000000'),
    'no name': filePath(CO, ''),
    'a deeper folder': filePath(CO, 'a/b.pdf'),
    'the folder above': filePath(CO, '../x.pdf'),
    'a direction mark': filePath(CO, 'a\u202efdp.exe'),
    'a control character': filePath(CO, 'a\u0000.pdf'),
    'a percent sign': filePath(CO, '100%.pdf'),
    'another folder': filePath(CO).replace('case-files', 'avatars'),
    'an empty text': '',
    'a number': 7,
    null: null,
    'a map': { path: filePath(CO) },
    'an own path as bytes': Bytes.fromUint8Array(new TextEncoder().encode(filePath(CO))),
  })) {
    check.refuses(`${what} among the files`, () => ({ file_urls: [filePath(CO, 'ok.pdf'), path] }));
    check.refuses(`${what} as the only file`, () => ({ file_urls: [path] }));
  }
  for (const name of [
    'ครอบครัว 👨‍👩‍👧.jpg',
    'แผนที่/บ้าน?*[1]#100%\\.pdf',
    'a\u202efdp.exe',
    '\u0000\u0085\u2028',
    'ท'.repeat(300),
    '🙏🏽'.repeat(80),
  ]) {
    const stored = storedFileName(name, 1_719_900_000_000);
    check.accepts(`what the browser makes of "${JSON.stringify(name).slice(0, 40)}"`, () => ({
      file_urls: [`case-files/${CO.uid}/${stored}`],
    }));
  }
  for (const name of [
    'สัญญา กู้.pdf',
    'a'.repeat(LIMITS.fileName),
    'ก'.repeat(LIMITS.fileName),
    'CON.pdf',
    '🙏.png',
    "o'neil (1) & co, v2.pdf",
  ]) {
    check.accepts(`a file called "${name.slice(0, 30)}"`, () => ({ file_urls: [filePath(CO, name)] }));
  }
  check.refuses('a file name that is too long', () => ({
    file_urls: [filePath(CO, 'a'.repeat(LIMITS.fileName + 1))],
  }));

  check.id((id, data) => setDoc(doc(actors.as(CO), COLLECTIONS.cases, id), data));

  test('a person whose id is a pattern cannot list the files that it matches', async () => {
    const pattern = { ...CO, uid: '.*', email: 'pattern@example.com' };
    const quoteEnd = { ...CO, uid: 'a\\E.*', email: 'quote@example.com' };
    // Ends the quotation, matches the rest of the owner's id, and begins another.
    const quoteAgain = { ...CO, uid: `${CO.uid.slice(0, 3)}\\E.*\\Q`, email: 'again@example.com' };
    for (const person of [pattern, quoteEnd, quoteAgain]) {
      await arrange(actors, {
        [paths.profile(person.uid)]: { role: 'customer', full_name: '', avatar_url: null },
      });
      const send = (path: string) =>
        setDoc(doc(actors.as(person), paths.case(`case-${serial++}`)), {
          ...newCase(person),
          file_urls: [path],
        });
      await assertFails(send(filePath(CO)));
      if (person === pattern) await assertSucceeds(send(filePath(person)));
    }
  });

  test('cannot overwrite an existing one', async () => {
    const ref = doc(actors.as(CO), paths.case('case-once'));
    await assertSucceeds(setDoc(ref, newCase(CO)));
    await assertFails(setDoc(ref, newCase(CO)));
  });
});

/** What no client changes in a case, with another value. */
const FIXED = {
  user_id: CX.uid,
  client_name: 'x',
  debtor_name: 'x',
  amount: 1,
  details: 'x',
  created_at: new Date(0),
  search_words: ['x'],
  case_number: 'DC-6911-0001',
  note: 'x',
  x: 'x',
};

describe('adding files', () => {
  const path = paths.case('case-files');
  const given = (change: DocumentData) =>
    arrange(actors, { [path]: { ...aCase({ user_id: CO.uid, client_name: CO.email }), ...change } });
  const add = (change: DocumentData) =>
    updateDoc(doc(actors.as(CO), path), { updated_at: serverTimestamp(), ...change });
  beforeEach(() => given({ file_urls: files(2) }));

  for (const before of [null, [], files(1), files(9)]) {
    test(`works with ${before === null ? 'null' : before.length} already there`, async () => {
      await given({ file_urls: before });
      await assertSucceeds(add({ file_urls: arrayUnion(filePath(CO, 'new.pdf')) }));
    });
  }
  test('is refused while the status is unknown', async () => {
    for (const status of ['x', 'unknown', 'Done']) {
      await given({ file_urls: files(2), status });
      await assertFails(add({ file_urls: files(3) }));
    }
  });
  test('is refused to another customer, whose own file it is', async () => {
    await given({ file_urls: null });
    await assertFails(
      updateDoc(doc(actors.as(CX), path), { file_urls: [filePath(CX)], updated_at: serverTimestamp() }),
    );
    await assertSucceeds(add({ file_urls: [filePath(CO)] }));
  });
  for (const status of ['Submitted', 'In Progress', 'Completed', 'Cancelled'] as const) {
    const open = status === 'Submitted' || status === 'In Progress';
    test(`is ${open ? 'possible' : 'refused'} while the case is ${status}`, async () => {
      await given({ file_urls: files(2), status });
      await (open ? assertSucceeds : assertFails)(add({ file_urls: files(3) }));
    });
  }
  for (const [what, change] of Object.entries({
    'takes none away': { file_urls: [...files(1), filePath(CO, 'x.pdf'), filePath(CO, 'y.pdf')] },
    'does not stop at fewer': { file_urls: files(1) },
    'is not emptied': { file_urls: [] },
    'is not unset': { file_urls: null },
    'adds something': { file_urls: files(2) },
    'keeps the order': { file_urls: [...files(2).reverse(), filePath(CO, 'x.pdf')] },
    'adds own files alone': { file_urls: [...files(2), filePath(CX)] },
    'stops at ten': { file_urls: files(11) },
    'leaves the status': { file_urls: files(3), status: 'Completed' },
    'leaves the partner': { file_urls: files(3), partner_id: CO.uid },
    ...Object.fromEntries(
      Object.entries(FIXED).map(([key, value]) => [`leaves ${key}`, { file_urls: files(3), [key]: value }]),
    ),
  })) {
    test(what, async () => {
      await assertFails(add(change));
      await assertSucceeds(add({ file_urls: files(3) }));
    });
  }
  for (const [name, time] of Object.entries(OTHER_TIMES)) {
    test(`does not accept updated_at ${name}`, () =>
      assertFails(add({ file_urls: files(3), updated_at: time() })));
  }
  test('requires updated_at', () =>
    assertFails(updateDoc(doc(actors.as(CO), path), { file_urls: files(3) })));
});

describe('a change by partner or admin', () => {
  const path = paths.case(IDS.case);
  beforeEach(() =>
    arrange(actors, { [path]: aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'In Progress' }) }),
  );
  const by = (person: typeof PA | typeof AD, change: DocumentData) =>
    updateDoc(doc(actors.as(person), path), { updated_at: serverTimestamp(), ...change });
  const sound = { status: 'Completed' };
  const handOver = { partner_id: PU.uid, status: 'In Progress' };

  for (const [key, value] of Object.entries({
    ...FIXED,
    file_urls: files(1),
    partner_id: PU.uid,
  })) {
    test(`the partner may not change ${key} along with the status`, async () => {
      await assertFails(by(PA, { ...sound, [key]: value }));
      await assertSucceeds(by(PA, sound));
    });
    if (key === 'partner_id') continue;
    test(`an admin may not change ${key} along with the assignment`, async () => {
      await assertFails(by(AD, { ...handOver, [key]: value }));
      await assertSucceeds(by(AD, handOver));
    });
  }
  for (const [name, time] of Object.entries(OTHER_TIMES)) {
    test(`updated_at ${name} is refused`, async () => {
      await assertFails(by(PA, { ...sound, updated_at: time() }));
      await assertFails(by(AD, { ...handOver, updated_at: time() }));
    });
  }
  test('updated_at must be set', async () => {
    await assertFails(updateDoc(doc(actors.as(PA), path), sound));
    await assertFails(updateDoc(doc(actors.as(AD), path), handOver));
  });
  for (const status of ['Submitted', 'done', 'Done', 'unknown', 'x', '', null, 1]) {
    test(`the partner may not set the status ${JSON.stringify(status)}`, () =>
      assertFails(by(PA, { status })));
  }
});
