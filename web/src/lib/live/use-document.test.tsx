import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Firestore } from 'firebase/firestore';
import { StrictMode, type ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { liveList } from './live-sources';
import { feedOf, forgetAll } from './reactfire-firestore';
import { useDocument, useDocuments } from './use-document';

/** The listeners that are open, by the path of their document or query. */
const { listeners } = vi.hoisted(() => ({
  listeners: new Map<string, { next: (snapshot: unknown) => void; fail: (error: unknown) => void }>(),
}));
const opened = vi.hoisted(() => vi.fn());
vi.mock('firebase/firestore', () => ({
  doc: (firestore: unknown, path: string) => ({ type: 'document', firestore, path }),
  collection: (_firestore: unknown, path: string) => ({ type: 'collection', path }),
  query: (target: object) => ({ ...target, type: 'query' }),
  queryEqual: (a: { path: string }, b: { path: string }) => a.path === b.path,
  onSnapshot: (
    { path }: { path: string },
    _options: unknown,
    next: (snapshot: unknown) => void,
    fail: (error: unknown) => void,
  ) => {
    opened(path);
    listeners.set(path, { next, fail });
    return () => listeners.delete(path);
  },
}));
vi.mock('../firebase/firestore.ts', () => ({ db: {} }));

const app = { name: 'test' };
const firestore = { app } as unknown as Firestore;
const schema = z.object({ id: z.string(), name: z.string() });

function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <FirebaseAppProvider firebaseApp={app as never}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </FirebaseAppProvider>
    </StrictMode>
  );
}

function Panel({ path, visit }: { path: string | null; visit?: string }) {
  const { status, data, problem, retry } = useDocument(path, schema, visit);
  return (
    <button type="button" aria-label={path ?? 'nothing'} onClick={retry}>
      {[status, data === null ? 'none' : data?.name, problem].filter(Boolean).join(' ')}
    </button>
  );
}

const sums = () => liveList({ path: 'sums' }, schema);
function Sums() {
  const { status, data } = useDocuments(sums());
  return <output>{[status, ...(data ?? []).map(({ name }) => name)].join(' ')}</output>;
}

const shown = (name: string) => screen.getByRole('button', { name }).textContent;
const snapshotOf = (path: string, name: string | null) => ({
  id: path.split('/').at(-1),
  ref: { path },
  exists: () => name !== null,
  data: () => (name === null ? undefined : { name }),
  metadata: { fromCache: false },
});
const answer = (path: string, name: string | null) =>
  act(() => listeners.get(path)?.next(snapshotOf(path, name)));
const refuse = (path: string) => act(() => listeners.get(path)?.fail({ code: 'permission-denied' }));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const draw = (...panels: ReactNode[]) => <Providers>{panels}</Providers>;
const panel = (path: string, visit = '') => <Panel key={path} path={path} visit={visit} />;

beforeEach(() => {
  vi.useFakeTimers();
  opened.mockClear();
});
afterEach(() => {
  cleanup();
  forgetAll();
});

test("two panels of one document share one listener and reactfire's observable", () => {
  render(draw(panel('cases/a'), <Panel key="again" path="cases/a" />));
  expect(opened).toHaveBeenCalledTimes(1);
  answer('cases/a', 'Case A');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'ready Case A',
    'ready Case A',
  ]);
  expect([...(globalThis._reactFirePreloadedObservables?.keys() ?? [])]).toEqual([
    'firestore:doc:test:cases/a',
  ]);
});

test('nothing is listened to where no document is asked for, and of what is no path there is none', () => {
  render(draw(<Panel key="" path={null} />, panel('cases/a/b')));
  expect([shown('nothing'), shown('cases/a/b')]).toEqual(['loading', 'ready none']);
  expect(opened).not.toHaveBeenCalled();
});

test('listeners close when pages are turned: one is open after ten pages', () => {
  const { rerender } = render(draw(panel('cases/0'), <Sums key="sums" />));
  for (let page = 0; page < 10; page++) {
    rerender(draw(panel(`cases/${page}`)));
    answer(`cases/${page}`, `Case ${page}`);
    wait(2_000);
    expect([...listeners.keys()]).toEqual([`cases/${page}`]);
  }
  rerender(draw());
  wait(2_000);
  expect(listeners.size).toBe(0);
  // A return shows what was there until the server has answered again.
  rerender(draw(panel('cases/3')));
  expect(shown('cases/3')).toBe('ready Case 3');
  answer('cases/3', 'Case 3, changed');
  expect(shown('cases/3')).toBe('ready Case 3, changed');
});

test('an hour later the former value is not shown', () => {
  const { rerender } = render(draw(panel('cases/a')));
  answer('cases/a', 'Case A');
  rerender(draw());
  wait(61 * 60_000);
  rerender(draw(panel('cases/a')));
  expect(shown('cases/a')).toBe('loading');
  answer('cases/a', 'Case A');
  expect(shown('cases/a')).toBe('ready Case A');
});

test('a refused document is a state of its panel, beside which the page stays', () => {
  render(draw(panel('cases/a'), panel('cases/b')));
  answer('cases/b', 'Case B');
  refuse('cases/a');
  expect([shown('cases/a'), shown('cases/b')]).toEqual(['failed denied', 'ready Case B']);
  fireEvent.click(screen.getByRole('button', { name: 'cases/a' }));
  expect(shown('cases/a')).toBe('loading');
  answer('cases/a', 'Case A');
  expect(shown('cases/a')).toBe('ready Case A');
});

test('what is refused after it was shown is not shown any more, also while it is asked for again', () => {
  const { rerender } = render(draw(panel('cases/a', 'first')));
  answer('cases/a', 'Case A');
  refuse('cases/a');
  expect(shown('cases/a')).toBe('failed denied');
  rerender(draw(panel('cases/a', 'first')));
  expect(opened).toHaveBeenCalledTimes(1);
  rerender(draw(panel('cases/a', 'second')));
  expect([shown('cases/a'), opened.mock.calls.length]).toEqual(['loading', 2]);
  answer('cases/a', 'Case A');
  expect(shown('cases/a')).toBe('ready Case A');
});

test('after a change of person reactfire holds nothing, and the next person waits for their own answer', () => {
  const { rerender } = render(draw(panel('cases/a'), <Sums key="sums" />));
  answer('cases/a', 'of person A');
  act(() =>
    listeners.get('sums')?.next({
      docs: [snapshotOf('sums/0', 'sum of A')],
      docChanges: () => [{}],
      metadata: { fromCache: false },
    }),
  );
  expect(screen.getByRole('status').textContent).toBe('ready sum of A');
  const ofA = listeners.get('cases/a');
  forgetAll();
  expect(listeners.size).toBe(0);
  expect(globalThis._reactFirePreloadedObservables?.size).toBe(0);
  expect(globalThis._reactFireFirestoreQueryCache).toEqual([]);
  // The screens of A are taken away with the session.
  rerender(draw());
  rerender(draw(panel('cases/a'), <Sums key="sums" />));
  expect([shown('cases/a'), screen.getByRole('status').textContent]).toEqual(['loading', 'loading']);
  act(() => ofA?.next(snapshotOf('cases/a', 'late, of person A')));
  expect(shown('cases/a')).toBe('loading');
  answer('cases/a', 'of person B');
  expect(shown('cases/a')).toBe('ready of person B');
  rerender(draw());
  wait(2_000);
  expect(listeners.size).toBe(0);
});

test('a listener of a query is opened only while somebody looks', () => {
  const target = sums().query(firestore);
  expect(feedOf(target)).toBeUndefined();
  const { unmount } = render(draw(<Sums key="sums" />));
  expect(feedOf(target)).toBeDefined();
  expect([...listeners.keys()]).toEqual(['sums']);
  unmount();
  wait(2_000);
  expect(listeners.size).toBe(0);
});
