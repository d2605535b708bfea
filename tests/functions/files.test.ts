import { paths, storagePaths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { sampleJpeg, samplePdf, samplePng } from '@app/seed/sample-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, visit, type Visitor } from './visitor.ts';
import { bucket, db, newId } from './server.ts';
import { notifications } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

const text = (content: string) => new TextEncoder().encode(content);
const PDF = new Uint8Array(samplePdf(['A claim']));
const PNG = new Uint8Array(samplePng());
const JPEG = new Uint8Array(sampleJpeg());

let owner: Visitor;
let stamp = Date.now();

beforeAll(async () => {
  owner = await visit('owner');
});
afterAll(() => endVisit(owner));

const newPath = (name: string) => storagePaths.caseFile(owner.uid, `${++stamp}-${name}`);
const exists = async (path: string) => (await bucket.file(path).exists())[0];
const gone = (path: string) =>
  until(
    `${path} gone`,
    () => exists(path),
    (there) => !there,
  );
const filesOf = async (caseId: string) =>
  (await db.doc(paths.case(caseId)).get()).get('file_urls') as unknown;

async function rejectionOf(path: string) {
  const [, uid = ''] = path.split('/');
  const name = path.slice(path.lastIndexOf('/') + 15);
  const about = async () =>
    (await notifications()).filter(({ user_id, params }) => user_id === uid && params.file_name === name);
  const [rejection, ...more] = await until(`news of ${name}`, about, (list) => list.length > 0);
  expect(more).toEqual([]);
  return rejection!;
}

const BAD: [string, string, Uint8Array][] = [
  ['html', 'application/pdf', text('<html><script>alert(1)</script></html>')],
  ['svg', 'image/png', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['cut-short-png', 'image/png', PNG.slice(0, -20)],
  ['png-as-jpeg', 'image/jpeg', PNG],
  ['one-byte', 'application/pdf', text('%')],
];

describe('an attachment', () => {
  it.each(BAD)(
    'that is invalid (%s) is deleted and removed from its case, and its owner is notified once',
    async (name, type, content) => {
      const caseId = newId('case');
      const path = newPath(`${name}.file`);
      await db.doc(paths.case(caseId)).set(aCase({ user_id: owner.uid, file_urls: [path] }));
      await owner.upload(path, content, type, caseId);
      await gone(path);
      await until(
        'the list',
        () => filesOf(caseId),
        (files) => files === null,
      );
      const rejection = await rejectionOf(path);
      expect(rejection).toMatchObject({
        user_id: owner.uid,
        kind: 'file_rejected',
        link_to: `/dashboard/case/${caseId}`,
        params: { case_id: caseId, file_name: `${name}.file` },
      });
    },
  );

  it('that was removed before its case existed is not listed by the case; the valid one beside it is', async () => {
    const caseId = newId('case');
    const [bad, good] = [newPath('ปลอม.pdf'), newPath('สัญญา กู้เงิน.pdf')];
    await owner.upload(bad, text('<html>'), 'application/pdf', caseId);
    await owner.upload(good, PDF, 'application/pdf', caseId);
    await gone(bad);
    expect(await rejectionOf(bad)).toMatchObject({ link_to: '/dashboard' });
    await db.doc(paths.case(caseId)).set(aCase({ user_id: owner.uid, file_urls: [bad, good] }));
    await until(
      'the list',
      () => filesOf(caseId),
      (files) => JSON.stringify(files) === JSON.stringify([good]),
    );
    expect(await exists(good)).toBe(true);
  });

  it('that is empty is refused by the rules', async () => {
    await expect(
      owner.upload(newPath('empty.pdf'), new Uint8Array(), 'application/pdf', newId('case')),
    ).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
  });

  it.each([
    ['pdf', 'application/pdf', PDF],
    ['png', 'image/png', PNG],
    ['jpg', 'image/jpeg', JPEG],
  ])(
    'that is a valid %s is kept and readable by its owner, and no link to it works without signing in',
    async (extension, type, content) => {
      const caseId = newId('case');
      const path = newPath(`ดี.${extension}`);
      await owner.upload(path, content, type, caseId);
      // The SDK creates a token when it is asked for a link; the emulator also on any read.
      const link = await owner.link(path);
      await until(
        'the link',
        async () => (await fetch(link)).status,
        (status) => status === 403,
      );
      expect(await exists(path)).toBe(true);
      const read = await owner.read(path);
      expect(Buffer.from(read).equals(Buffer.from(content))).toBe(true);
      const [metadata] = await bucket.file(path).getMetadata();
      expect(metadata).toMatchObject({ contentType: type, metadata: { case_id: caseId } });
      expect((await fetch(link)).status).toBe(403);
    },
  );

  it('named in somebody else’s case is removed without changing that case', async () => {
    const caseId = newId('case');
    const path = newPath('foreign.pdf');
    await db.doc(paths.case(caseId)).set(aCase({ user_id: 'somebody-else', file_urls: [path] }));
    await owner.upload(path, text('<html>'), 'application/pdf', caseId);
    await gone(path);
    expect(await rejectionOf(path)).toMatchObject({ link_to: '/dashboard' });
    expect(await filesOf(caseId)).toEqual([path]);
  });
});

it.each([
  ['nothing', {}],
  ['what a browser would show and keep', { contentDisposition: '', cacheControl: '' }],
])('an attachment stored with %s is served as a download that no cache keeps', async (_what, headers) => {
  const path = newPath('ดี.pdf');
  await owner.upload(path, PDF, 'application/pdf', newId('case'), headers);
  await until(
    'the headers',
    async () => (await bucket.file(path).getMetadata())[0],
    ({ contentDisposition, cacheControl }) =>
      cacheControl === 'private, no-store' &&
      contentDisposition === `attachment; filename*=UTF-8''${encodeURIComponent('ดี')}.pdf`,
  );
});

describe('an avatar', () => {
  it('that is also an archive is removed, the picture alone is not', async () => {
    const archive = Buffer.from('PK\u0003\u0004statement PK\u0005\u0006', 'latin1');
    const [good, bad] = ['me.png', 'Debt-Statement.zip'].map((name) =>
      storagePaths.avatar(owner.uid, `${++stamp}-${name}`),
    );
    await owner.upload(good!, PNG, 'image/png');
    await owner.upload(bad!, Buffer.concat([PNG, archive]), 'image/png');
    await gone(bad!);
    await quiet();
    expect(await exists(good!)).toBe(true);
    expect((await bucket.file(good!).getMetadata())[0].contentDisposition).toBe('inline');
  });

  it('replaces the previous one once the profile shows it', async () => {
    const person = await visit('portrait');
    const upload = async (name: string) => {
      const path = storagePaths.avatar(person.uid, `${++stamp}-${name}.png`);
      await person.upload(path, PNG, 'image/png');
      return path;
    };
    const show = (avatar_url: string | null) => db.doc(paths.profile(person.uid)).update({ avatar_url });
    const first = await upload('first');
    await show(first);
    const second = await upload('second');
    expect(await exists(first)).toBe(true);
    await show(await person.link(second));
    await gone(first);
    expect(await exists(second)).toBe(true);
    await show(null);
    await gone(second);
    await endVisit(person);
  });

  it('that is a picture is kept, with its link; another file is deleted', async () => {
    const [good, bad] = [`${++stamp}-me.png`, `${++stamp}-me.png`].map((name) =>
      storagePaths.avatar(owner.uid, name),
    );
    await owner.upload(good!, PNG, 'image/png');
    await owner.upload(bad!, text('<svg/>'), 'image/png');
    await gone(bad!);
    await quiet();
    expect((await fetch(await owner.link(good!))).status).toBe(200);
  });
});

it('files elsewhere in the bucket are not touched', async () => {
  const path = `${storagePaths.exports('admin')}/list.csv`;
  await bucket.file(path).save('Email', { contentType: 'text/csv' });
  // Checked after it.
  const later = storagePaths.avatar(owner.uid, `${++stamp}-later.png`);
  await owner.upload(later, text('<svg/>'), 'image/png');
  await gone(later);
  await quiet();
  expect(await exists(path)).toBe(true);
});
