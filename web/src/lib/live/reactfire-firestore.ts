import { queryEqual as equal, type DocumentReference, type Query } from 'firebase/firestore';
import { Connection, type Open } from './connection.ts';
import { listenToDoc, listenToQuery, type QueryAnswer } from './live-sources.ts';
import type { Snapshot } from './rest-snapshots.ts';

/*
 * What reactfire gets where it imports `firebase/firestore` (web/site/build/reactfire-imports.ts). It would open a listener
 * while React renders, never close it, and throw a refusal at every later render. Here it is given a feed instead: the
 * listener is a `Connection`, open while a screen observes it, and a refusal is a state of that connection.
 */

/** A feed that only says whether its listener has answered; the values are in reactfire's observable. */
type Feed = Connection<true>;

const documents = new Map<string, Feed>();
const queries: { query: Query; feed: Feed }[] = [];

interface Observer {
  next: (snapshot: Snapshot | QueryAnswer) => void;
}

/** Called by reactfire when it has no observable for a document or query yet. @returns unsubscribe, which it never calls */
export function onSnapshot(
  target: DocumentReference | Query,
  _options: unknown,
  { next }: Observer,
): () => void {
  if (target.type === 'document') {
    const open = opener((tell, fail) => listenToDoc(target, tell, fail), textOfDoc, next);
    documents.set(target.path, new Connection(open));
  } else {
    const open = opener((tell, fail) => listenToQuery(target, tell, fail), textOfQuery, next);
    queries.push({ query: target, feed: new Connection(open) });
  }
  return () => undefined;
}

/** Hands on to reactfire what is new, also after the listener was closed for a while. */
function opener<S>(
  listen: Open<S>,
  textOf: (snapshot: S) => string,
  next: (snapshot: S) => void,
): Open<true> {
  let told: string | undefined;
  return (answered, fail) =>
    listen((snapshot) => {
      const text = textOf(snapshot);
      if (text !== told) next(snapshot);
      told = text;
      answered(true);
    }, fail);
}

function textOfDoc(snapshot: Snapshot): string {
  return JSON.stringify(snapshot.data({ serverTimestamps: 'estimate' }) ?? null);
}

function textOfQuery({ docs }: QueryAnswer): string {
  return JSON.stringify(docs.map((item) => [item.id, textOfDoc(item)]));
}

/** As of the SDK; reactfire finds the observable of an equal query by it. */
export const queryEqual: typeof equal = (left, right) => equal(left, right);

/** The feed of a document or query that reactfire's hook has been given. */
export function feedOf(target: DocumentReference | Query): Feed | undefined {
  if (target.type === 'document') return documents.get(target.path);
  return queries.find(({ query }) => equal(query, target))?.feed;
}

declare global {
  /** Reactfire's caches, which it never empties. */
  var _reactFirePreloadedObservables: Map<string, unknown> | undefined;
  var _reactFireFirestoreQueryCache: unknown[] | undefined;
}

/** Closes every listener and empties reactfire's caches: at a change of person. */
export function forgetAll(): void {
  for (const feed of [...documents.values(), ...queries.map((one) => one.feed)]) feed.end();
  documents.clear();
  queries.length = 0;
  globalThis._reactFirePreloadedObservables?.clear();
  globalThis._reactFireFirestoreQueryCache?.splice(0);
}
