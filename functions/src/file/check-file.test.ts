import { describe, expect, it } from 'vitest';
import { sampleJpeg, samplePng } from '@app/seed/sample-files';
import { fakeFiles } from '../testing/fake-files.ts';
import { checkFile, dropRejectedFiles } from './check-file.ts';
import { placeOf, plausibleCaseId } from './stored-file.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const PATH = 'case-files/owner/1719900000000-สัญญา.pdf';
const bytes = (text: string) => new TextEncoder().encode(text);
const PDF = '%PDF-1.4 ... %%EOF';
const PNG = '\u0089PNG\r\n\u001a\n';
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** {@link fakeFiles} with one case and one path, unless a test names others. */
function bench(fail?: 'remove' | 'unlistFile') {
  const world = fakeFiles(fail === undefined ? {} : { fail });
  const put = (contentType: string, content: Uint8Array, path = PATH, caseId: string | null = 'c1') =>
    world.put(path, contentType, content, { caseId });
  const check = (path = PATH) => checkFile(world.deps, path, AT);
  return { world, notices: world.notices, deps: world.deps, put, check };
}

const BAD: [string, string, Uint8Array][] = [
  ['html as pdf', 'application/pdf', bytes('<html><script>alert(1)</script></html>')],
  ['svg as png', 'image/png', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an empty file', 'application/pdf', bytes('')],
  ['one byte', 'image/jpeg', latin('\u00ff')],
  ['a program', 'application/pdf', latin('MZ\u0090\u0000')],
  ['a picture cut short', 'image/png', latin(`${PNG}IHDR....IDAT..`)],
  ['a picture that says it is another', 'image/jpeg', latin(`${PNG}IHDR IEND`)],
  ['a pdf as text', 'text/plain', bytes(PDF)],
  ['a program as text', 'text/plain', latin('MZ\u0090\u0000')],
  ['a text with NUL', 'text/plain', bytes('a\0b')],
  ['a text of a single-byte code page', 'text/plain', new Uint8Array([0xa1, 0xd2, 0xc3])],
  ['half of a UTF-16 character', 'text/plain', new Uint8Array([0xff, 0xfe, 0x01])],
  ['a type that is not allowed', 'text/html', bytes('<html>')],
];

describe('an attachment', () => {
  it.each(BAD)(
    'that is %s is deleted and removed from its case, and its owner notified',
    async (_name, type, content) => {
      const { world, notices, put, check } = bench();
      put(type, content);
      world.cases.set('c1', {
        user_id: 'owner',
        file_urls: [PATH, 'case-files/owner/1719900000000-other.pdf'],
      });
      expect(await check()).toMatch(/^removed/);
      expect(world.objects.size).toBe(0);
      expect(world.cases.get('c1')?.file_urls).toEqual(['case-files/owner/1719900000000-other.pdf']);
      expect(notices.told()).toEqual(['owner file_rejected /dashboard/case/c1']);
      expect([...notices.stored.values()][0]?.params).toMatchObject({ case_id: 'c1', file_name: 'สัญญา.pdf' });
    },
  );

  it.each([
    ['application/pdf', bytes(PDF)],
    ['image/png', latin(`${PNG}IHDR IEND`)],
    ['image/jpeg', latin('\u00ff\u00d8\u00ff..\u00ff\u00d9')],
    ['text/plain', bytes('[LINE] แชตกับสมชาย\n<script>alert(1)</script>')],
    ['text/plain', new Uint8Array([0xff, 0xfe, 0x01, 0x0e])],
  ])('that is a %s stays, without its download token', async (type, content) => {
    const { world, notices, put, check } = bench();
    put(type, content);
    expect(await check()).toBe('link revoked');
    expect(await check()).toBe('good');
    expect(world.objects.get(PATH)).toMatchObject({ token: false });
    expect(notices.stored.size).toBe(0);
  });

  it.each([
    [null, null],
    ['inline', 'public, max-age=31536000'],
    ['inline; filename="x.html"', null],
    ["attachment; filename*=UTF-8''x.exe", 'private'],
  ])(
    'stored to be served as %s and %s is downloaded under its own name, and not cached',
    async (disposition, cache) => {
      const { world } = bench();
      world.put(PATH, 'application/pdf', bytes(PDF), {
        contentDisposition: disposition,
        cacheControl: cache,
      });
      await checkFile(world.deps, PATH, AT);
      expect(world.objects.get(PATH)).toMatchObject({
        contentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent('สัญญา')}.pdf`,
        cacheControl: 'private, no-store',
      });
    },
  );

  it('that is a picture with padding after its end is kept: evidence stays as it was sent', async () => {
    const { world, put, check } = bench();
    put('image/jpeg', Buffer.concat([sampleJpeg(), Buffer.alloc(16)]));
    expect(await check()).toBe('link revoked');
    expect(world.objects.size).toBe(1);
  });

  it('that is found bad is removed from the case that lists it, whatever case its metadata name', async () => {
    const { world, put, check, notices } = bench();
    put('application/pdf', bytes('<html>'), PATH, 'nosuchcase');
    world.cases.set('c1', { user_id: 'owner', file_urls: [PATH] });
    await check();
    expect(world.cases.get('c1')?.file_urls).toEqual([]);
    expect(notices.told()).toEqual(['owner file_rejected /dashboard/case/c1']);
  });

  it('that is found bad by fifty deliveries is reported once', async () => {
    const { notices, put, check } = bench();
    put('application/pdf', bytes('<html>'));
    await Promise.all(Array.from({ length: 50 }, () => check()));
    expect(notices.stored.size).toBe(1);
  });

  it.each(['remove', 'unlistFile'] as const)(
    'left half rejected by a crash at %s is finished by the next delivery',
    async (step) => {
      const { world, notices, put, check } = bench(step);
      put('application/pdf', bytes('<html>'));
      world.cases.set('c1', { user_id: 'owner', file_urls: [PATH] });
      await expect(check()).rejects.toMatchObject({ code: 14 });
      await check();
      expect(world.objects.size).toBe(0);
      expect(world.cases.get('c1')?.file_urls).toEqual([]);
      expect(notices.stored.size).toBe(1);
    },
  );

  it('cannot touch, or lead to, the case of somebody else that its metadata name', async () => {
    const { world, notices, put, check } = bench();
    put('application/pdf', bytes('<html>'));
    world.cases.set('c1', { user_id: 'somebody else', file_urls: [PATH] });
    await check();
    expect(world.cases.get('c1')?.file_urls).toEqual([PATH]);
    expect(notices.told()).toEqual(['owner file_rejected /dashboard']);
    expect([...notices.stored.values()][0]?.params).not.toHaveProperty('case_id');
  });

  it('that was rejected before its case was created is dropped from it; others are not', async () => {
    const { world, deps, put, check } = bench();
    const good = 'case-files/owner/1719900000001-ดี.pdf';
    put('application/pdf', bytes('<html>'));
    put('application/pdf', bytes(PDF), good);
    await check();
    await check(good);
    const listed = [PATH, good, 'case-files/owner/1719900000002-never-stored.pdf'];
    world.cases.set('c1', { user_id: 'owner', file_urls: listed });
    expect(await dropRejectedFiles(deps, 'c1', 'owner', listed)).toBe(1);
    expect(world.cases.get('c1')?.file_urls).toEqual(listed.slice(1));
  });

  it('that is valid and stored under the name of a rejected one is not dropped', async () => {
    const { world, deps, put, check } = bench();
    put('application/pdf', bytes('<html>'));
    await check();
    put('application/pdf', bytes(PDF));
    world.cases.set('c1', { user_id: 'owner', file_urls: [PATH] });
    expect(await dropRejectedFiles(deps, 'c1', 'owner', [PATH])).toBe(0);
  });
});

describe.each([
  ['an avatar', 'avatars/owner/1719900000000-me.png'],
  ["an article's picture", 'blog-images/owner/1719900000000-cover.png'],
])('%s', (_what, path) => {
  it('that is no picture is deleted without a notification', async () => {
    const { world, notices, put, check } = bench();
    put('image/png', bytes('<svg/>'), path, null);
    expect(await check(path)).toBe('removed: fileNotWhatItSays');
    expect(world.objects.size).toBe(0);
    expect(notices.stored.size).toBe(0);
  });
  it.each([
    ['image/png', samplePng()],
    ['image/jpeg', sampleJpeg()],
  ])('that is a picture (%s) keeps its link, and is shown without a file name', async (type, content) => {
    const { world, put, check } = bench();
    put(type, content, path, null);
    expect(await check(path)).toBe('good');
    expect(world.objects.get(path)).toMatchObject({ token: true, contentDisposition: 'inline' });
  });
  it.each([
    ['image/png', samplePng()],
    ['image/jpeg', sampleJpeg()],
  ])('that is a picture (%s) and an archive is taken away', async (type, content) => {
    const { world, put, check } = bench();
    put(type, Buffer.concat([content, Buffer.from('PK\u0003\u0004statement PK\u0005\u0006')]), path, null);
    expect(await check(path)).toBe('removed: fileNotWhatItSays');
    expect(world.objects.size).toBe(0);
  });
  it('is never a pdf', async () => {
    const { put, check } = bench();
    put('application/pdf', bytes(PDF), path, null);
    expect(await check(path)).toBe('removed: fileType');
  });
});

it.each([
  'exports/admin/list.csv',
  'case-files/owner',
  'case-files/owner/sub/file.pdf',
  'other/owner/x.pdf',
  'x',
])('%s is none of ours to check', async (path) => {
  const { put, check, world } = bench();
  put('text/html', bytes('<html>'), path);
  expect(placeOf(path)).toBeNull();
  expect(await check(path)).toBe('not ours');
  expect(world.objects.size).toBe(1);
});

it.each(['', '.', '..', 'a/b', '__reserved__', 'a'.repeat(129), undefined, 7])('%s names no case', (id) => {
  expect(plausibleCaseId(id)).toBeNull();
});
