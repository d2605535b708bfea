import { caseSchema } from '@app/domain/case';
import { LISTS } from '@app/domain/lists';
import { partnerSchema } from '@app/domain/partner';
import { aCase, aPartner } from '@app/seed/builders';
import { initializeApp } from 'firebase/app';
import {
  collection,
  documentId,
  getFirestore,
  limit,
  orderBy,
  query,
  queryEqual,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { livePage, type ListRequest } from './live-page.ts';
import type { Snapshot } from './rest-snapshots.ts';

// Queries are only built: nothing connects.
const db = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('../firebase/firestore.ts', () => ({
  get db() {
    return db.current;
  },
}));
const firestore = getFirestore(initializeApp({ projectId: 'demo-live-page' }));
db.current = firestore;

const request: ListRequest = { search: '', sort: 'newest', filters: {}, present: false, cursor: null };
const keyOf = (list: 'customerCases' | 'partnerCases', uid: string) =>
  livePage(LISTS[list], uid, request, caseSchema).key;

test('the cases that one submitted and those that one works on do not share what was read', () => {
  expect(keyOf('customerCases', 'u1')).not.toEqual(keyOf('partnerCases', 'u1'));
  expect(keyOf('customerCases', 'u1')).not.toEqual(keyOf('customerCases', 'u2'));
  // The twin: the same list of the same person is read once.
  expect(keyOf('customerCases', 'u1')).toEqual(keyOf('customerCases', 'u1'));
});

const snapshot = (id: string, fields: Record<string, unknown>): Snapshot => ({
  id,
  ref: { path: `any/${id}` },
  exists: () => true,
  data: () => fields,
  get: (field) => fields[field],
});

const VALUES = ['เอ~บี จำกัด', '10~20%', 'a~b~c', '%7E', 'plain'];

test.each([
  ['a page of a list', 25],
  ['the palette, which shows few', 6],
])('a search by two words looks at 100 documents for %s, and goes on after them', (_for, length) => {
  const search = { ...request, search: 'siam bank' };
  const source = livePage(LISTS.adminCases, null, search, caseSchema, length);
  const expected = query(
    collection(firestore, 'cases'),
    where('search_words', 'array-contains', 'siam'),
    orderBy('created_at', 'desc'),
    orderBy(documentId(), 'desc'),
    limit(101),
  );
  expect(queryEqual(source.query(firestore), expected)).toBe(true);
  const created_at = new Timestamp(5, 0);
  const docs = Array.from({ length: 101 }, (_, number) =>
    snapshot(`c${number}`, { ...aCase({ debtor_name: 'Siam Cement' }), created_at }),
  );
  expect(source.read({ docs })).toEqual({ rows: [], before: null, after: 't5.0~c99' });
  expect(source.read({ docs: docs.slice(1) })).toEqual({ rows: [], before: null, after: null });
});

test.each(VALUES)('the page after a row whose company is %j starts there', (company) => {
  const byCompany = { ...request, sort: 'company' };
  const docs = ['p1', 'p2'].map((id) => snapshot(id, aPartner({ company_name: company })));
  const { after } = livePage(LISTS.partners, null, byCompany, partnerSchema, 1).read({ docs });
  const cursor = { side: 'after', at: after ?? '' } as const;
  const next = livePage(LISTS.partners, null, { ...byCompany, cursor }, partnerSchema, 1).query(firestore);
  const expected = query(
    collection(firestore, 'partners'),
    orderBy('company_name', 'asc'),
    orderBy(documentId(), 'asc'),
    startAfter(company, 'p1'),
    limit(2),
  );
  expect(queryEqual(next, expected)).toBe(true);
});

test.each(VALUES)('a cursor keeps %j as the value of the field that must be there', (partner) => {
  const assigned = { ...request, sort: 'highest', present: true };
  const docs = ['c1', 'c2'].map((id) => snapshot(id, aCase({ amount: 5, partner_id: partner })));
  const { after } = livePage(LISTS.adminCases, null, assigned, caseSchema, 1).read({ docs });
  const cursor = { side: 'after', at: after ?? '' } as const;
  const next = livePage(LISTS.adminCases, null, { ...assigned, cursor }, caseSchema, 1).query(firestore);
  const expected = query(
    collection(firestore, 'cases'),
    where('partner_id', '!=', null),
    orderBy('amount', 'desc'),
    orderBy('partner_id', 'desc'),
    orderBy(documentId(), 'desc'),
    startAfter(5, partner, 'c1'),
    limit(2),
  );
  expect(queryEqual(next, expected)).toBe(true);
});

test.each([
  ['without rows', 'after', { rows: [], before: null, after: null }, true],
  ['that nothing came before', 'before', { rows: [aCase()], before: null, after: 't5.0~c' }, true],
  ['with rows', 'after', { rows: [aCase()], before: 't5.0~c', after: null }, false],
  ['between others', 'before', { rows: [aCase()], before: 't5.0~c', after: 't5.0~c' }, false],
] as const)(
  'a further page %s, as it was once: is it asked for again before it is shown?',
  (_, side, then, isOutdated) => {
    const cursor = { side, at: 't5.0~c' };
    const source = livePage(LISTS.adminCases, null, { ...request, cursor }, caseSchema);
    const cached = { ...then, rows: then.rows.map((one) => ({ id: 'c', ...one })) };
    expect(source.isOutdated?.(cached)).toBe(isOutdated);
    expect(livePage(LISTS.adminCases, null, request, caseSchema).isOutdated?.(cached)).toBe(false);
  },
);
