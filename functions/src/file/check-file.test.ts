import { describe, expect, it } from 'vitest';
import { fakeNotices } from '../testing/fake-notices.ts';
import { checkFile, dropRejectedFiles, type CheckDeps } from './check-file.ts';
import { placeOf, plausibleCaseId, type StoredFile } from './stored-file.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const PATH = 'case-files/owner/1719900000000-สัญญา.pdf';
const bytes = (text: string) => new TextEncoder().encode(text);
const PDF = '%PDF-1.4 ... %%EOF';
const PNG = '\u0089PNG\r\n\u001a\n';
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

interface World {
  objects: Map<string, StoredFile & { token: boolean }>;
  cases: Map<string, { user_id: string; file_urls: string[] }>;
}

/** Bucket and cases in memory. `fail` makes the named step fail once, as a crash between two steps would. */
function bench(fail?: 'remove' | 'unlistFile') {
  const world: World = { objects: new Map(), cases: new Map() };
  const notices = fakeNotices();
  let failing = fail;
  const failOnce = (step: typeof fail) => {
    if (failing !== step) return;
    failing = undefined;
    throw Object.assign(new Error('crash'), { code: 14 });
  };
  const deps: CheckDeps = {
    files: {
      read: async (path) => world.objects.get(path) ?? null,
      exists: async (path) => world.objects.has(path),
      async remove(path) {
        failOnce('remove');
        world.objects.delete(path);
      },
      async revokeLinks(path) {
        const file = world.objects.get(path);
        if (!file?.token) return false;
        file.token = false;
        return true;
      },
    },
    cases: {
      isCaseOf: async (caseId, uid) => world.cases.get(caseId)?.user_id === uid,
      async unlistFile(caseId, uid, path) {
        failOnce('unlistFile');
        const found = world.cases.get(caseId);
        if (found?.user_id !== uid || !found.file_urls.includes(path)) return false;
        found.file_urls = found.file_urls.filter((other) => other !== path);
        return true;
      },
    },
    notices: notices.store,
  };
  const put = (contentType: string, content: Uint8Array, path = PATH, caseId: string | null = 'c1') =>
    world.objects.set(path, {
      path,
      contentType,
      size: content.length,
      generation: 1,
      caseId,
      head: content,
      tail: content,
      token: true,
    });
  const check = (path = PATH, caseId: string | null = 'c1') => checkFile(deps, path, AT, caseId);
  return { world, notices, deps, put, check };
}

const BAD: [string, string, Uint8Array][] = [
  ['html as pdf', 'application/pdf', bytes('<html><script>alert(1)</script></html>')],
  ['svg as png', 'image/png', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an empty file', 'application/pdf', bytes('')],
  ['one byte', 'image/jpeg', latin('\u00ff')],
  ['a program', 'application/pdf', latin('MZ\u0090\u0000')],
  ['a picture cut short', 'image/png', latin(`${PNG}IHDR....IDAT..`)],
  ['a picture that says it is another', 'image/jpeg', latin(`${PNG}IHDR IEND`)],
  ['a type that is not allowed', 'text/html', bytes('<html>')],
];

describe('an attachment', () => {
  it.each(BAD)(
    'that is %s is taken away and off its case, and its owner told',
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
  ])('that is a %s stays, without its download token', async (type, content) => {
    const { world, notices, put, check } = bench();
    put(type, content);
    expect(await check()).toBe('link revoked');
    expect(await check()).toBe('good');
    expect(world.objects.get(PATH)).toMatchObject({ token: false });
    expect(notices.stored.size).toBe(0);
  });

  it('that is found bad by fifty deliveries is told of once', async () => {
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

  it('stored again in good order under the name of a rejected one is not dropped', async () => {
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
  it('that is no picture is taken away without a notification', async () => {
    const { world, notices, put, check } = bench();
    put('image/png', bytes('<svg/>'), path, null);
    expect(await check(path, null)).toBe('removed: fileNotWhatItSays');
    expect(world.objects.size).toBe(0);
    expect(notices.stored.size).toBe(0);
  });
  it('that is a picture stays as it is, its link too', async () => {
    const { world, put, check } = bench();
    put('image/png', latin(`${PNG}IHDR IEND`), path, null);
    expect(await check(path, null)).toBe('good');
    expect(world.objects.get(path)?.token).toBe(true);
  });
  it('is never a pdf', async () => {
    const { put, check } = bench();
    put('application/pdf', bytes(PDF), path, null);
    expect(await check(path, null)).toBe('removed: fileType');
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
