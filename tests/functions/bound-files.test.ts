import { createHash } from 'node:crypto';
import { FILE_BUDGET } from '@app/domain/budgets';
import { caseFileSchema, type CaseFile } from '@app/domain/case-file';
import { paths, storagePaths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { samplePdf } from '@app/seed/sample-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { person } from './people.ts';
import { bucket, db, newId } from './server.ts';
import { notifications } from './expect-notifications.ts';
import { endVisit, visit, type Visitor } from './visitor.ts';
import { until } from './wait.ts';

const PDF = 'application/pdf';
const refused = { code: 'storage/unauthorized' };
const ORIGINAL = new Uint8Array(samplePdf(['I owe 100 baht']));
const FORGERY = new Uint8Array(samplePdf(['I owe 1,000,000 baht']));

let owner: Visitor;
let admin: string;
let stamp = Date.now();

beforeAll(async () => {
  [owner, admin] = await Promise.all([visit('owner'), person('admin', 'admin')]);
});
afterAll(async () => {
  await endVisit(owner);
});

const newPath = (name = 'สัญญา กู้.pdf') => storagePaths.caseFile(owner.uid, `${++stamp}-${name}`);
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const exists = async (path: string) => (await bucket.file(path).exists())[0];
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const list = (caseId: string, ...file_urls: string[]) =>
  db.doc(paths.case(caseId)).set(aCase({ user_id: owner.uid, file_urls }));

async function entry(caseId: string, path: string): Promise<CaseFile | null> {
  const found = await db.doc(paths.caseFile(caseId, nameOf(path))).get();
  return found.exists ? caseFileSchema.parse({ id: found.id, ...found.data() }) : null;
}
async function bound(caseId: string, path: string): Promise<CaseFile> {
  const found = await until(
    `the record of ${path}`,
    () => entry(caseId, path),
    (record) => record !== null,
  );
  return found!;
}
const sweep = (aheadMs = 0) =>
  functions.run('sweepFilesDaily', { scheduleTime: new Date().toISOString() }, { aheadMs });

describe('the swap', () => {
  it('of a listed file whose metadata name no case is refused; of an unlisted file it is not', async () => {
    const [caseId, path, loose] = [newId('case'), newPath(), newPath()];
    for (const each of [path, loose]) await owner.upload(each, ORIGINAL, PDF, 'nosuchcase');
    await list(caseId, path);
    const record = await bound(caseId, path);
    expect(record).toMatchObject({ case_id: caseId, path, sha256: sha256(ORIGINAL), mismatch: null });
    expect(record.size).toBe(ORIGINAL.length);

    await expect(owner.remove(path)).rejects.toMatchObject(refused);
    await expect(owner.upload(path, FORGERY, PDF, 'nosuchcase')).rejects.toMatchObject(refused);
    expect(sha256(new Uint8Array(await owner.read(path)))).toBe(sha256(ORIGINAL));

    await owner.remove(loose);
    await owner.upload(loose, FORGERY, PDF, 'nosuchcase');
    expect(await exists(loose)).toBe(true);
  });

  it('is also refused when the file was listed before it was stored', async () => {
    const [caseId, path] = [newId('case'), newPath()];
    await list(caseId, path);
    await owner.upload(path, ORIGINAL, PDF, 'nosuchcase');
    expect(await bound(caseId, path)).toMatchObject({ sha256: sha256(ORIGINAL) });
    await expect(owner.remove(path)).rejects.toMatchObject(refused);
  });

  it('with the server’s rights is reported to the admins, and so is a file that vanishes', async () => {
    const [caseId, path] = [newId('case'), newPath()];
    await owner.upload(path, ORIGINAL, PDF, caseId);
    await list(caseId, path);
    await bound(caseId, path);
    const told = async () =>
      (await notifications()).filter(
        ({ kind, user_id, params }) =>
          kind === 'file_mismatch' && user_id === admin && params.case_id === caseId,
      );
    expect(await told()).toEqual([]);

    await bucket.file(path).save(FORGERY, { contentType: PDF, resumable: false });
    const [changed] = await until('the news', told, (list) => list.length === 1);
    expect(changed).toMatchObject({ link_to: `/admin/case/${caseId}`, params: { found: 'changed' } });
    expect((await bound(caseId, path)).mismatch).toMatchObject({
      found: 'changed',
      sha256: sha256(FORGERY),
    });

    await bucket.file(path).delete();
    await sweep();
    expect((await told()).map(({ params }) => params.found).sort()).toEqual(['changed', 'missing']);
    expect((await bound(caseId, path)).mismatch?.found).toBe('missing');
  });
});

it('a file that two cases list has one record, and an entry in each', async () => {
  const [first, second, path] = [newId('case'), newId('case'), newPath()];
  await owner.upload(path, ORIGINAL, PDF, first);
  await list(first, path);
  const record = await bound(first, path);
  await list(second, path);
  expect(await bound(second, path)).toMatchObject({ sha256: record.sha256, bound_at: record.bound_at });
  const held = await db.doc(paths.boundFile(owner.uid, nameOf(path))).get();
  expect(held.get('case_ids')).toEqual([first, second]);
});

it('a file in another account’s folder is not bound by listing it', async () => {
  const [caseId, path] = [newId('case'), storagePaths.caseFile('somebody-else', `${++stamp}-a.pdf`)];
  await bucket.file(path).save(ORIGINAL, { contentType: PDF, resumable: false });
  const own = newPath();
  await owner.upload(own, ORIGINAL, PDF, caseId);
  await list(caseId, path, own);
  await bound(caseId, own);
  expect(await entry(caseId, path)).toBeNull();
});

describe('the sweep', () => {
  const DAY_AND_MORE = 25 * 60 * 60 * 1_000;

  it('uses the path and not the metadata, and binds listed files that are unbound', async () => {
    const [caseId, listed, orphan] = [newId('case'), newPath(), newPath()];
    await owner.upload(listed, ORIGINAL, PDF, 'another-case');
    await owner.upload(orphan, ORIGINAL, PDF, caseId);
    await list(caseId, listed);
    await bound(caseId, listed);
    // Like a file from before files were bound.
    for (const path of [paths.boundFile(owner.uid, nameOf(listed)), paths.caseFile(caseId, nameOf(listed))])
      await db.doc(path).delete();
    await sweep(DAY_AND_MORE);
    expect([await exists(listed), await exists(orphan)]).toEqual([true, false]);
    expect(await bound(caseId, listed)).toMatchObject({ sha256: sha256(ORIGINAL) });
  });

  it('keeps a bound file whose case is gone', async () => {
    const [caseId, path] = [newId('case'), newPath()];
    await owner.upload(path, ORIGINAL, PDF, caseId);
    await list(caseId, path);
    await bound(caseId, path);
    await db.doc(paths.case(caseId)).delete();
    await sweep(DAY_AND_MORE);
    expect(await exists(path)).toBe(true);
  });
});

describe('the budget of files', () => {
  it('pauses the account that has used it up, and no other', async () => {
    const busy = await visit('busy');
    const upload = () =>
      busy.upload(storagePaths.caseFile(busy.uid, `${++stamp}-a.pdf`), ORIGINAL, PDF, newId('case'));
    const budget = db.doc(paths.budget(busy.uid));
    const pause = async () => (await db.doc(paths.profile(busy.uid)).get()).get('paused_until') as unknown;
    await upload();
    await until(
      'the count',
      async () => (await budget.get()).get('files') as { count: number; bytes: number } | undefined,
      (files) => files?.count === 1 && files.bytes === ORIGINAL.length,
    );
    expect(await pause()).toBeUndefined();
    // What was seen stays: otherwise a repeated event of the first upload would count as the last one.
    await budget.update({ 'files.count': FILE_BUDGET.files - 1 });
    await upload();
    await until('the pause', pause, (until) => until !== undefined);
    await expect(upload()).rejects.toMatchObject(refused);
    await owner.upload(newPath(), ORIGINAL, PDF, newId('case'));
    // From the next day on, by the server's time.
    await db.doc(paths.profile(busy.uid)).update({ 'paused_until.files': new Date(Date.now() - 1_000) });
    await upload();
    await endVisit(busy);
  });
});
