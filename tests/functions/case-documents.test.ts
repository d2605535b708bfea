import { documentEntryId } from '@app/domain/case-file';
import { paths, storagePaths } from '@app/domain/paths';
import { samplePdf } from '@app/seed/sample-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import {
  add,
  added,
  bound,
  eventsOf,
  LETTER,
  nameOf,
  newCaseOf,
  newPath,
  PDF,
  sha,
  sha256,
  untilRead,
} from './document-steps.ts';
import { bucket, db } from './server.ts';
import { notifications } from './expect-notifications.ts';
import { endVisit, visit, type Visitor } from './visitor.ts';
import { quiet, until } from './wait.ts';

const refused = { code: 'storage/unauthorized' };
const FORGERY = new Uint8Array(samplePdf(['Please pay twice']));
const CHAT = new TextEncoder().encode('[LINE] แชตกับสมชาย\n10:31\tสมชาย\t<b>โอนแล้ว</b>\n');
const DAY_AND_MORE = 25 * 60 * 60 * 1_000;

let customer: Visitor;
let partner: Visitor;
let next: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  [customer, partner, next, stranger] = await Promise.all([
    visit('customer'),
    visit('partner', 'partner', 'Approved'),
    visit('next', 'partner', 'Approved'),
    visit('stranger'),
  ]);
});
afterAll(async () => {
  await Promise.all([customer, partner, next, stranger].map((one) => endVisit(one)));
});

const exists = async (path: string) => (await bucket.file(path).exists())[0];
const newCase = () => newCaseOf(customer, partner);
const sweep = () =>
  functions.run('sweepFilesDaily', { scheduleTime: new Date().toISOString() }, { aheadMs: DAY_AND_MORE });

describe('a document of the partner', () => {
  it('is bound, recorded in the history, and read by the customer and the next partner alone', async () => {
    const caseId = await newCase();
    const path = newPath(partner);
    await partner.upload(path, LETTER, PDF, caseId);
    await expect(customer.read(path)).rejects.toMatchObject(refused);
    await add(partner, caseId, path, { kind: 'letter', label: 'ครั้งที่ 1' });
    const record = await bound(partner, caseId, path);
    expect(record).toMatchObject({ case_id: caseId, path, sha256: sha256(LETTER), mismatch: null });
    const held = (await db.doc(paths.boundFile(partner.uid, nameOf(path))).get()).data();
    expect(held).toMatchObject({ case_ids: [], document_of: caseId });

    expect(await untilRead(customer, path)).toBe(sha256(LETTER));
    for (const other of [next, stranger]) await expect(other.read(path)).rejects.toMatchObject(refused);
    const [event] = await until(
      'the history',
      async () =>
        (await db.collection(paths.caseEvents(caseId)).where('kind', '==', 'document_added').get()).docs,
      (events) => events.length > 0,
    );
    expect(event?.data()).toMatchObject({
      document_kind: 'letter',
      actor_id: partner.uid,
      actor_role: 'partner',
    });
    expect(JSON.stringify(event?.data())).not.toMatch(/ครั้งที่|หนังสือทวงถาม/);

    await db.doc(paths.case(caseId)).update({ partner_id: next.uid });
    expect(sha(await next.read(path))).toBe(sha256(LETTER));
    const later = await added(next, caseId);
    await expect(partner.read(later)).rejects.toMatchObject(refused);
    expect(await untilRead(customer, later)).toBe(sha256(LETTER));
  });

  it('may be a text with markup, which is served to be saved', async () => {
    const caseId = await newCase();
    const path = await added(partner, caseId, CHAT, 'text/plain');
    expect(await untilRead(customer, path)).toBe(sha256(CHAT));
    const [metadata] = await until(
      'the headers',
      () => bucket.file(path).getMetadata(),
      ([{ contentDisposition }]) => contentDisposition?.startsWith('attachment') === true,
    );
    expect(metadata.contentType).toBe('text/plain');
  });

  it('cannot be swapped: its author neither deletes nor replaces it', async () => {
    const caseId = await newCase();
    const path = await added(partner, caseId);
    await expect(partner.remove(path)).rejects.toMatchObject(refused);
    await expect(partner.upload(path, FORGERY, PDF, caseId)).rejects.toMatchObject(refused);
    expect(await untilRead(customer, path)).toBe(sha256(LETTER));
    await bucket.file(path).delete();
    await expect(partner.upload(path, FORGERY, PDF, caseId)).rejects.toMatchObject(refused);
  });

  it('cannot take the place of the customer’s file of the same name', async () => {
    const own = newPath(customer, 'สัญญา.pdf');
    const caseId = await newCaseOf(customer, partner, { file_urls: [own] });
    await customer.upload(own, LETTER, PDF, caseId);
    const entry = () => db.doc(paths.caseFile(caseId, nameOf(own))).get();
    await until('the record', entry, (found) => found.exists);
    const same = storagePaths.caseFile(partner.uid, nameOf(own));
    await partner.upload(same, FORGERY, PDF, caseId);
    await add(partner, caseId, same);
    expect(await bound(partner, caseId, same)).toMatchObject({ path: same, sha256: sha256(FORGERY) });
    expect((await entry()).data()).toMatchObject({ path: own, sha256: sha256(LETTER) });
  });
});

describe('a document is removed, and nobody is notified', () => {
  const gone = (documentPath: string) =>
    until(
      'the document gone',
      () => db.doc(documentPath).get(),
      (found) => !found.exists,
    );

  it('when its file is not what it says; the author is notified', async () => {
    const caseId = await newCase();
    const path = newPath(partner, 'หนังสือปลอม.pdf');
    await partner.upload(path, new TextEncoder().encode('<html>'), PDF, caseId);
    await gone(await add(partner, caseId, path));
    await until(
      'the file gone',
      () => exists(path),
      (there) => !there,
    );
    const [told] = await until(
      'the notice',
      async () => (await notifications()).filter(({ params }) => params.file_name === 'หนังสือปลอม.pdf'),
      (list) => list.length > 0,
    );
    expect(told).toMatchObject({
      user_id: partner.uid,
      kind: 'file_rejected',
      link_to: `/partner/case/${caseId}`,
    });
    expect(await eventsOf(caseId)).toBe(0);
  });

  it('when there is no file, or the file names another case', async () => {
    const [caseId, other] = [await newCase(), await newCase()];
    await gone(await add(partner, caseId, newPath(partner)));
    const path = newPath(partner);
    await partner.upload(path, LETTER, PDF, other);
    await gone(await add(partner, caseId, path));
    await quiet();
    expect(await eventsOf(caseId)).toBe(0);
    await expect(customer.read(path)).rejects.toMatchObject(refused);
    await partner.remove(path);
  });
});

it('the sweep keeps documents, binds those that are unbound, and deletes what no case lists', async () => {
  const caseId = await newCase();
  const path = await added(partner, caseId);
  // The trigger reads the record after it has written it, and would remove the document.
  await until(
    'the entry of the history',
    () => eventsOf(caseId),
    (count) => count === 1,
  );
  const loose = newPath(partner);
  await partner.upload(loose, LETTER, PDF, caseId);
  // Like a document whose event was lost.
  await db.doc(paths.boundFile(partner.uid, nameOf(path))).delete();
  await db.doc(paths.caseFile(caseId, documentEntryId(partner.uid, nameOf(path)))).delete();
  await sweep();
  expect([await exists(path), await exists(loose)]).toEqual([true, false]);
  expect(await bound(partner, caseId, path)).toMatchObject({ sha256: sha256(LETTER) });
});

it('documents count to the account’s budget of files', async () => {
  const busy = await visit('busy', 'partner', 'Approved');
  const caseId = await newCase();
  await db.doc(paths.case(caseId)).update({ partner_id: busy.uid });
  await added(busy, caseId);
  const count = await until(
    'the count',
    async () =>
      (await db.doc(paths.budget(busy.uid)).get()).get('files') as
        | { count: number; bytes: number }
        | undefined,
    (files) => files?.count === 2,
  );
  expect(count?.bytes).toBe(LETTER.length);
  await endVisit(busy);
});
