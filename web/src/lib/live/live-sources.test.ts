// @vitest-environment jsdom
import { initializeApp } from 'firebase/app';
import { collection, doc, getFirestore } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepEarly, nameAccount, type RestDocument } from './early-answers';
import { listenToDoc, listenToQuery } from './live-sources';

type Channel = { next: (snapshot: object) => void; fail: (error: unknown) => void };
const channel = vi.hoisted((): Channel => ({ next: () => undefined, fail: () => undefined }));
vi.mock('../firebase/firestore.ts', () => ({ db: {} }));
vi.mock('./listen.ts', () => ({
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

const told: unknown[] = [];
const failed = vi.fn();
/** Each kind of subscription; both hear of the same early answer. */
const KINDS = {
  document: () =>
    listenToDoc(doc(database, PATH), (snapshot) => void told.push(snapshot.data()?.['text']), failed),
  query: () =>
    listenToQuery(
      collection(database, 'cases'),
      ({ docs }) => void told.push(...docs.map((each): unknown => each.data()?.['text'])),
      failed,
      PATH,
    ),
};

beforeEach(() => {
  told.length = 0;
  failed.mockClear();
  nameAccount('a');
  keepEarly('a', [[PATH, new Promise((resolve) => (answer = resolve))]]);
});

for (const [kind, open] of Object.entries(KINDS)) {
  it(`a ${kind}: the early answer is told before the first live one, which replaces it`, async () => {
    open();
    await answered('early');
    expect(told).toEqual(['early']);
    channel.next(live('live'));
    expect(told).toEqual(['early', 'live']);
  });

  it(`a ${kind}: an early answer after the live one is not told`, async () => {
    open();
    channel.next(live('live'));
    await answered('early');
    expect(told).toEqual(['live']);
  });

  it(`a ${kind}: an early answer after a refusal is not told`, async () => {
    open();
    channel.fail(new Error('denied'));
    await answered('early');
    expect(told).toEqual([]);
    expect(failed).toHaveBeenCalledOnce();
  });

  it(`a ${kind}: an early answer after the end of the subscription is not told`, async () => {
    const close = open();
    close();
    await answered('early');
    expect(told).toEqual([]);
  });
}

it('a document that is the same is told once', async () => {
  KINDS.document();
  await answered('same');
  channel.next(live('same'));
  expect(told).toEqual(['same']);
});
