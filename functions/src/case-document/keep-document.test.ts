import { describe, expect, it } from 'vitest';
import { bindFile, verifyFile } from '../file/bind-file.ts';
import { checkFile } from '../file/check-file.ts';
import { fakeFiles, NOW, sha256 } from '../testing/fake-files.ts';
import { documentHappening } from './document-notices.ts';
import { keepDocument } from './keep-document.ts';

const PATH = 'case-files/partner/1719900000000-หนังสือทวงถาม.pdf';
const bytes = (text: string) => new TextEncoder().encode(text);
const pdf = (text: string) => bytes(`%PDF-1.4 ${text} %%EOF`);
const PDF = pdf('letter');

/** A case of a customer that a partner has, and a document of the partner. */
function bench(...[options]: Parameters<typeof fakeFiles>) {
  const world = fakeFiles(options);
  world.cases.set('c1', { user_id: 'owner', file_urls: [], partner_id: 'partner' });
  const deps = {
    ...world.deps,
    documents: { remove: async (path: string) => void world.documents.delete(path) },
  };
  return {
    ...world,
    store: (content = PDF, caseId: string | null = 'c1', type = 'application/pdf') =>
      world.put(PATH, type, content, { caseId }),
    add: (id = 'd1', caseId = 'c1', user_id = 'partner') =>
      void world.documents.set(id, { case_id: caseId, user_id, path: PATH }),
    keep: (id = 'd1', caseId = 'c1') => keepDocument(deps, { caseId, documentPath: id, path: PATH }),
    check: () => checkFile(world.deps, PATH, NOW),
    told: () => world.notices.told(),
  };
}

describe('the file of a document', () => {
  it('is bound by its bytes, and marked for the people of the case', async () => {
    const { store, add, keep, bound, objects, told } = bench();
    store();
    add();
    expect(await keep()).toBe(true);
    expect(bound.get(PATH)).toEqual({
      path: PATH,
      generation: '1',
      sha256: sha256(PDF),
      size: PDF.length,
      content_type: 'application/pdf',
      bound_at: NOW,
      mismatch: null,
      case_ids: [],
      document_of: 'c1',
    });
    expect(objects.get(PATH)?.documentOf).toBe('c1');
    expect(told()).toEqual([]);
  });

  it('is bound once by many deliveries of both events', async () => {
    const { store, add, keep, check, bound, objects, documents } = bench();
    store();
    add();
    await Promise.all(Array.from({ length: 25 }, () => [keep(), check()]).flat());
    expect([bound.size, documents.size]).toEqual([1, 1]);
    expect(objects.get(PATH)?.documentOf).toBe('c1');
  });

  it('is marked again by the next delivery when the mark is lost', async () => {
    const { store, add, keep, check, objects } = bench();
    store();
    add();
    await keep();
    store();
    expect(objects.get(PATH)?.documentOf).toBeNull();
    await check();
    expect(objects.get(PATH)?.documentOf).toBe('c1');
  });

  it('that is replaced in the moment before its record is reported', async () => {
    const world = bench({ beforeBind: () => world.store(pdf('forged')) });
    world.store();
    world.add();
    expect(await world.keep()).toBe(true);
    expect(world.bound.get(PATH)).toMatchObject({ sha256: sha256(PDF), mismatch: { found: 'changed' } });
    expect(world.told()).toEqual([
      'admin-1 file_mismatch /admin/case/c1',
      'admin-2 file_mismatch /admin/case/c1',
    ]);
  });

  it('that vanishes is reported with the case', async () => {
    const { store, add, keep, objects, deps, told } = bench();
    store();
    add();
    await keep();
    objects.delete(PATH);
    expect(await verifyFile(deps, PATH)).toBe('missing');
    expect(told()).toHaveLength(2);
  });
});

describe('a document is removed', () => {
  it('when there is no file', async () => {
    const { add, keep, documents } = bench();
    add();
    expect(await keep()).toBe(false);
    expect(documents.size).toBe(0);
  });

  it('when the file names another case, or none', async () => {
    for (const caseId of ['c2', null]) {
      const { store, add, keep, documents, bound, objects } = bench();
      store(PDF, caseId);
      add();
      expect(await keep()).toBe(false);
      expect([documents.size, bound.size]).toEqual([0, 0]);
      expect(objects.get(PATH)?.documentOf).toBeNull();
    }
  });

  it('when its file is a document of another case', async () => {
    const { store, add, keep, documents, bound } = bench();
    store();
    add();
    await keep();
    add('d2', 'c2');
    expect(await keep('d2', 'c2')).toBe(false);
    expect([...documents.keys()]).toEqual(['d1']);
    expect(bound.get(PATH)).toMatchObject({ document_of: 'c1', case_ids: [] });
  });

  it('when the file is in another account’s folder', async () => {
    const { store, add, keep, documents, bound } = bench();
    store();
    add('d1', 'c1', 'stranger');
    expect(await keep()).toBe(false);
    expect([documents.size, bound.size]).toEqual([0, 0]);
  });

  it.each([
    ['stored before it', true],
    ['stored after it', false],
  ])(
    'with a file that is not what it says, %s; its author is notified on their own page',
    async (_, first) => {
      const { store, add, keep, check, documents, objects, told } = bench();
      store(bytes('<html>'));
      if (first) await check();
      add();
      await keep();
      if (!first) await check();
      expect([documents.size, objects.size]).toEqual([0, 0]);
      expect(told()).toEqual(['partner file_rejected /partner/case/c1']);
    },
  );
});

it('a file that the customer lists and that is a document has both entries', async () => {
  const { store, add, bound, cases, deps } = bench();
  store();
  add();
  cases.set('own', { user_id: 'partner', file_urls: [PATH] });
  expect(await bindFile(deps, PATH)).toBe('bound');
  expect(bound.get(PATH)).toMatchObject({ case_ids: ['own'], document_of: 'c1' });
});

it('the history has kind and author of a document, and neither its name nor its file', () => {
  const added = { user_id: 'p', by_role: 'partner', kind: 'receipt', created_at: NOW } as const;
  expect(documentHappening(added)).toEqual({
    kind: 'document_added',
    document_kind: 'receipt',
    from_status: null,
    to_status: null,
    from_partner_id: null,
    to_partner_id: null,
    actor_id: 'p',
    actor_role: 'partner',
  });
});
