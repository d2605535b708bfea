import { describe, expect, it } from 'vitest';
import { attempts } from '../lib/attempts.ts';
import { fakeFiles, NOW, sha256 } from '../testing/fake-files.ts';
import { bindFile, verifyFile } from './bind-file.ts';
import { checkFile } from './check-file.ts';
import { verifyBoundFiles } from './verify-bound-files.ts';

const PATH = 'case-files/owner/1719900000000-สัญญา.pdf';
const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4 ${text} %%EOF`);
const PDF = pdf('one');
const listing = (...file_urls: string[]) => ({ user_id: 'owner', file_urls });

/** An object that a case lists, in the order in which the test has it happen. */
function bench(...[options]: Parameters<typeof fakeFiles>) {
  const world = fakeFiles(options);
  return {
    ...world,
    store: (content = PDF) => world.put(PATH, 'application/pdf', content),
    list: (caseId = 'c1') => world.cases.set(caseId, listing(PATH)),
    bind: () => bindFile(world.deps, PATH),
    check: () => checkFile(world.deps, PATH, NOW),
    told: () => world.notices.told(),
  };
}

describe('a file that a case lists', () => {
  it('is bound by its bytes when it was stored first', async () => {
    const { bound, store, list, bind } = bench();
    store();
    expect(await bind()).toBe('not listed');
    list();
    expect(await bind()).toBe('bound');
    expect(bound.get(PATH)).toEqual({
      path: PATH,
      generation: '1',
      sha256: sha256(PDF),
      size: PDF.length,
      content_type: 'application/pdf',
      bound_at: NOW,
      mismatch: null,
      case_ids: ['c1'],
    });
  });

  it('is bound when it is stored after it was listed', async () => {
    const { bound, store, list, bind, check } = bench();
    list();
    expect(await bind()).toBe('not stored');
    store();
    expect(await check()).toBe('bound');
    expect(bound.get(PATH)?.case_ids).toEqual(['c1']);
  });

  it('is bound once by fifty deliveries, and nobody is notified', async () => {
    const { bound, store, list, bind, check, told } = bench();
    store();
    list();
    await Promise.all(Array.from({ length: 25 }, () => [bind(), check()]).flat());
    expect(bound.size).toBe(1);
    expect(told()).toEqual([]);
  });

  it('is bound by the next delivery when the first one fails', async () => {
    const { bound, store, list, bind } = bench({ fail: 'bind' });
    store();
    list();
    await expect(bind()).rejects.toMatchObject({ code: 14 });
    expect(await bind()).toBe('bound');
    expect(bound.size).toBe(1);
  });

  it('and is listed by a second case keeps one record, with an entry for each', async () => {
    const { bound, store, list, bind } = bench();
    store();
    list();
    await bind();
    const first = bound.get(PATH);
    list('c2');
    expect(await bind()).toBe('as recorded');
    expect(bound.get(PATH)).toEqual({ ...first, case_ids: ['c1', 'c2'] });
  });

  it('of somebody else’s folder, or listed by somebody else’s case, is not bound', async () => {
    const { cases, bound, store, bind } = bench();
    store();
    cases.set('c1', { ...listing(PATH), user_id: 'stranger' });
    expect(await bind()).toBe('not listed');
    expect(bound.size).toBe(0);
  });

  it('is not bound when it is invalid', async () => {
    const { bound, store, list, bind } = bench();
    store(new TextEncoder().encode('<html>'));
    list();
    expect(await bind()).toBe('rejected');
    expect(bound.size).toBe(0);
  });
});

describe('the copy of a paper', () => {
  it('is bound without a case, and one of somebody else is not', async () => {
    const { bound, papers, store, bind } = bench();
    store();
    papers.set('other', [PATH]);
    expect(await bind()).toBe('not listed');
    papers.set('owner', [PATH]);
    expect(await bind()).toBe('bound');
    expect(bound.get(PATH)).toMatchObject({ case_ids: [], sha256: sha256(PDF) });
  });

  it('that differs from its record is reported with the page of its partner', async () => {
    const { papers, store, bind, check, notices } = bench();
    store();
    papers.set('owner', [PATH]);
    await bind();
    store(pdf('two'));
    await check();
    const [told] = [...notices.stored.values()];
    expect(told).toMatchObject({
      kind: 'file_mismatch',
      link_to: '/admin/partner/owner',
      params: { partner_id: 'owner', found: 'changed' },
    });
  });

  it('that is found bad takes the paper with it', async () => {
    const { papers, objects, put, check } = bench();
    papers.set('owner', [PATH, 'other']);
    put(PATH, 'application/pdf', new TextEncoder().encode('MZ'));
    expect(await check()).toMatch(/^removed/);
    expect(objects.size).toBe(0);
    expect(papers.get('owner')).toEqual(['other']);
  });
});

describe('a bound file', () => {
  async function boundBench() {
    const world = bench();
    world.store();
    world.list();
    await world.bind();
    return world;
  }

  it('that is rewritten with the same bytes stays as recorded; its bytes are read once for that', async () => {
    const { deps, bound, rewrite, hashed, told } = await boundBench();
    rewrite(PATH);
    const before = hashed();
    for (let time = 0; time < 3; time++) expect(await verifyFile(deps, PATH)).toBe('as recorded');
    expect(hashed() - before).toBe(1);
    expect(bound.get(PATH)).toMatchObject({ generation: '2', mismatch: null });
    expect(told()).toEqual([]);
  });

  it('with other bytes notifies every admin once, and is recorded until the old ones are back', async () => {
    const { deps, bound, store, check, told, notices } = await boundBench();
    const other = pdf('two');
    store(other);
    expect(await check()).toBe('changed');
    expect(await verifyFile(deps, PATH)).toBe('changed');
    expect(told()).toEqual(['admin-1 file_mismatch /admin/case/c1', 'admin-2 file_mismatch /admin/case/c1']);
    expect(bound.get(PATH)).toMatchObject({
      sha256: sha256(PDF),
      mismatch: { found: 'changed', sha256: sha256(other), at: NOW },
    });
    // Neither the file's name, which may contain a debtor's, nor any other text of the customer.
    expect([...notices.stored.values()][0]?.params).toEqual({ case_id: 'c1', found: 'changed' });
    store(PDF);
    expect(await verifyFile(deps, PATH)).toBe('as recorded');
    expect(bound.get(PATH)?.mismatch).toBeNull();
  });

  it('that has vanished is reported by the daily check, and nothing else is', async () => {
    const { deps, objects, bound, told } = await boundBench();
    const failed: string[] = [];
    const pages = {
      async *boundPages() {
        yield ['malformed', ...bound.keys()];
      },
      bound: {
        ...deps.bound,
        read: async (path: string) => {
          if (path === 'malformed') throw new TypeError(path);
          return deps.bound.read(path);
        },
      },
      attempt: attempts<string>({ report: (path) => void failed.push(path) }).attempt,
    };
    expect(await verifyBoundFiles({ ...deps, ...pages })).toEqual({ bound: 2, mismatches: 0 });
    expect(told()).toEqual([]);
    objects.delete(PATH);
    expect(await verifyBoundFiles({ ...deps, ...pages })).toEqual({ bound: 2, mismatches: 1 });
    // It stops no other.
    expect(failed).toEqual(['malformed', 'malformed']);
    expect(told()).toHaveLength(2);
    expect(bound.get(PATH)?.mismatch).toMatchObject({ found: 'missing', sha256: null });
  });
});

describe('an object that is replaced in the moment before its record', () => {
  it('is found by the check after the record', async () => {
    const world = bench({ beforeBind: () => world.store(pdf('forged')) });
    world.store();
    world.list();
    expect(await world.bind()).toBe('bound, and differs');
    expect(world.bound.get(PATH)).toMatchObject({ sha256: sha256(PDF), mismatch: { found: 'changed' } });
    expect(world.told()).toHaveLength(2);
  });

  it('by a bad file is reported, and the bad file is not left bound', async () => {
    const bad = new TextEncoder().encode('<html>');
    const world = bench({ beforeBind: () => world.store(bad) });
    world.store();
    world.list();
    await world.bind();
    expect(await world.check()).toBe('removed: fileNotWhatItSays');
    expect(world.told()).toEqual([
      'admin-1 file_mismatch /admin/case/c1',
      'admin-2 file_mismatch /admin/case/c1',
      'owner file_rejected /dashboard/case/c1',
    ]);
    expect([world.objects.size, world.bound.size]).toEqual([0, 0]);
    expect(world.cases.get('c1')?.file_urls).toEqual([]);
  });
});
