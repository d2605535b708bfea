import { doc, type DocumentSnapshot, type Query, type QueryDocumentSnapshot } from 'firebase/firestore';
import { db } from '../firebase/firestore.ts';
import type { LiveSource } from './live.ts';
import { listen } from './listen.ts';

/** A schema of the domain: `id` and the document's fields in, an entity out. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { message: string } };
}

/** @returns the entity, or null for a document that is missing or not what the domain calls valid (reported once). */
export function decode<T>(snapshot: DocumentSnapshot | QueryDocumentSnapshot, schema: Schema<T>): T | null {
  if (!snapshot.exists()) return null;
  // A write of our own shows at once, with the server's time estimated.
  const result = schema.safeParse({ ...snapshot.data({ serverTimestamps: 'estimate' }), id: snapshot.id });
  if (result.success) return result.data;
  reportOnce(`${snapshot.ref.path}: ${result.error.message}`);
  return null;
}

const reported = new Set<string>();
function reportOnce(what: string): void {
  if (reported.has(what)) return;
  reported.add(what);
  reportError(new Error(`Document left out: ${what}`));
}

/*
 * Without network Firestore answers from its memory: "none" then means "not known". A source tells of what is missing
 * only once the server has said so; until then a screen goes on loading. `includeMetadataChanges` brings that word even
 * where it changes no document.
 */
export const WITH_SERVERS_WORD = { includeMetadataChanges: true } as const;

/** One document, live; null while there is none. A document out of the reader's sight fails with `denied`. */
export function liveDoc<T>(path: string, schema: Schema<T>): LiveSource<T | null> {
  return {
    key: ['live', path],
    open: (next, fail) => {
      // An id from an address may hold what makes another path of it: there is no such document.
      if (!/^[^/]+(\/[^/]+\/[^/]+)*\/[^/]+$/.test(path)) {
        next(null);
        return () => undefined;
      }
      let told: string | undefined;
      return listen(
        doc(db, path),
        WITH_SERVERS_WORD,
        (snapshot) => {
          if (!snapshot.exists() && snapshot.metadata.fromCache) return;
          const text = JSON.stringify(snapshot.data({ serverTimestamps: 'estimate' }) ?? null);
          if (text === told) return;
          told = text;
          next(decode(snapshot, schema));
        },
        fail,
      );
    },
  };
}

/**
 * A query, live. Documents that are not valid are left out.
 * @param key tells this query from all others: collection, filters, order, limit
 */
export function liveList<T>(key: readonly unknown[], query: () => Query, schema: Schema<T>): LiveSource<T[]> {
  return {
    key: ['live', ...key],
    open: (next, fail) => {
      let answered = false;
      return listen(
        query(),
        WITH_SERVERS_WORD,
        (snapshot) => {
          if (answered ? snapshot.docChanges().length === 0 : snapshot.metadata.fromCache) return;
          answered = true;
          next(snapshot.docs.map((item) => decode(item, schema)).filter((item) => item !== null));
        },
        fail,
      );
    },
  };
}
