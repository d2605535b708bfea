import { hashKey } from '@tanstack/react-query';
import { initializeApp } from 'firebase/app';
import {
  collection,
  doc,
  documentId,
  getFirestore,
  limit,
  orderBy,
  query,
  queryEqual,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepEarly, nameAccount, type RestDocument } from './early-answers';
import { listenToDoc, listenToQuery, liveList, liveNewest, type QuerySpec } from './live-sources';

type Channel = { next: (snapshot: object) => void; fail: (error: unknown) => void };
const channel = vi.hoisted((): Channel => ({ next: () => undefined, fail: () => undefined }));
vi.mock('../firebase/firestore.ts', () => ({ db: {} }));
vi.mock('./restorable-listener.ts', () => ({
  listen: (_: unknown, __: unknown, next: Channel['next'], fail: Channel['fail']) => {
    Object.assign(channel, { next, fail });
    return () => undefined;
  },
}));

const PATH = 'cases/1';
const database = getFirestore(initializeApp({ projectId: 'p' }));
const early = (text: string): RestDocument => ({
  name: `projects/p/databases/(default)/documents/${PATH}`,
  fields: { text: { stringValue: text } },
});
const live = (text: string) => ({
  exists: () => true,
  metadata: { fromCache: false },
  data: () => ({ text }),
  docs: [{ data: () => ({ text }) }],
  docChanges: () => [{}],
});
let answer: (documents: RestDocument[]) => void = () => undefined;
const answered = async (text: string) => {
  answer([early(text)]);
  await new Promise((resolve) => setTimeout(resolve));
};

const delivered: unknown[] = [];
const failed = vi.fn();
/** Both kinds of subscription, with the same early answer. */
const KINDS = {
  document: () =>
    listenToDoc(doc(database, PATH), (snapshot) => void delivered.push(snapshot.data()?.['text']), failed),
  query: () =>
    listenToQuery(
      collection(database, 'cases'),
      ({ docs }) => void delivered.push(...docs.map((each): unknown => each.data()?.['text'])),
      failed,
      PATH,
    ),
};

beforeEach(() => {
  delivered.length = 0;
  failed.mockClear();
  nameAccount('a');
  keepEarly('a', [[PATH, new Promise((resolve) => (answer = resolve))]]);
});

for (const [kind, open] of Object.entries(KINDS)) {
  it(`a ${kind}: delivers the early answer before the first live one, which replaces it`, async () => {
    open();
    await answered('early');
    expect(delivered).toEqual(['early']);
    channel.next(live('live'));
    expect(delivered).toEqual(['early', 'live']);
  });

  it(`a ${kind}: does not deliver an early answer after the live one`, async () => {
    open();
    channel.next(live('live'));
    await answered('early');
    expect(delivered).toEqual(['live']);
  });

  it(`a ${kind}: does not deliver an early answer after a refusal`, async () => {
    open();
    channel.fail(new Error('denied'));
    await answered('early');
    expect(delivered).toEqual([]);
    expect(failed).toHaveBeenCalledOnce();
  });

  it(`a ${kind}: does not deliver an early answer after the subscription has ended`, async () => {
    const close = open();
    close();
    await answered('early');
    expect(delivered).toEqual([]);
  });
}

it('a document: delivers an equal live answer no second time', async () => {
  KINDS.document();
  await answered('same');
  channel.next(live('same'));
  expect(delivered).toEqual(['same']);
});

describe('a query that is opened again after the page was in the back/forward cache', () => {
  const lengths: number[] = [];
  const listed = (count: number, fromCache = false) => ({
    metadata: { fromCache },
    docs: Array.from({ length: count }, () => ({})),
    // Of a listener that has just been opened: all are new.
    docChanges: () => Array.from({ length: count }, () => ({})),
  });
  const follow = () =>
    listenToQuery(collection(database, 'cases'), ({ docs }) => void lengths.push(docs.length), failed);
  beforeEach(() => {
    lengths.length = 0;
  });

  it('delivers that nothing is left, once the server says so', () => {
    follow();
    channel.next(listed(2));
    channel.next(listed(0, true));
    expect(lengths).toEqual([2]);
    channel.next(listed(0));
    channel.next(listed(0));
    expect(lengths).toEqual([2, 0]);
  });

  it('delivers no second time that there was nothing', () => {
    follow();
    channel.next(listed(0));
    channel.next(listed(0, true));
    channel.next(listed(0));
    expect(lengths).toEqual([0]);
  });
});

describe('a list', () => {
  const schema = z.object({ id: z.string() });
  const spec: QuerySpec = {
    path: 'cases/1/files',
    where: [
      ['kind', '==', 'invoice'],
      ['__name__', '<', 'd'],
    ],
    orderBy: [
      ['state', 'asc'],
      ['created_at', 'desc'],
    ],
    limit: 3,
  };

  it('asks for what it states', () => {
    const stated = query(
      collection(database, 'cases/1/files'),
      where('kind', '==', 'invoice'),
      where(documentId(), '<', 'd'),
      orderBy('state'),
      orderBy('created_at', 'desc'),
      limit(3),
    );
    expect(queryEqual(liveList(spec, schema).query(database), stated)).toBe(true);
  });

  it.each<[string, Partial<QuerySpec>]>([
    ['path', { path: 'cases/2/files' }],
    ['value of a filter', { where: [['kind', '==', 'contract']] }],
    ['date of a filter', { where: [['created_at', '<', new Date(1)]] }],
    ['order', { orderBy: [['created_at', 'asc']] }],
    ['limit', { limit: 4 }],
  ])('has another key with another %s, and an equal one for the same', (_, change) => {
    const keyOf = (one: QuerySpec) => hashKey(liveList(one, schema).key);
    expect(keyOf({ ...spec, ...change })).not.toBe(keyOf(spec));
    expect(keyOf({ ...change, ...spec, ...change })).toBe(keyOf({ ...spec, ...change }));
  });

  it('of the newest is ordered by their time', () => {
    const path = 'cases/1/debtor_contacts';
    const asked = liveNewest(path, schema, 21, 'began_at').query(database);
    const stated = query(collection(database, path), orderBy('began_at', 'desc'), limit(21));
    expect(queryEqual(asked, stated)).toBe(true);
  });
});
