import { PAGE_LENGTH } from '@app/domain/first-page';
import { searchedTexts, type ListDefinition } from '@app/domain/lists';
import { COLLECTIONS } from '@app/domain/paths';
import { matchesSearch, readSearch, type Search } from '@app/domain/search';
import {
  collection,
  documentId,
  endBefore,
  limit,
  limitToLast,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { db } from '../firebase/firestore.ts';
import { firstCasesKey } from './early-answers.ts';
import type { Counted } from './live-count.ts';
import { decode, querySource, type QueryAnswer, type QuerySource, type Schema } from './live-sources.ts';
import type { Snapshot } from './rest-snapshots.ts';

/** What is asked of a list: everything that its address holds. */
export interface ListRequest {
  /** As typed. */
  search: string;
  /** One of the list's sorts. */
  sort: string;
  /** Values by field. */
  filters: Readonly<Record<string, string | boolean | null>>;
  /** Whether the list's `present` field must be there. */
  present: boolean;
  /** Where the page begins or ends; null: the first page. */
  cursor: { side: 'after' | 'before'; at: string } | null;
}

/** One page of a list. */
export interface ListPage<T> {
  rows: T[];
  /** Cursors of the neighbouring pages; null: there is none. */
  before: string | null;
  after: string | null;
}

/**
 * Index queries cover one search word; further words are matched among this many pages of its rows. Where a screen shows
 * fewer rows than a page of a list, as many are looked at as there.
 */
const PAGES_TO_NARROW = 4;
/** Upper bound of a prefix query: sorts after every text that begins with the same letters. */
const LAST = '\uf8ff';

function constraintsOf(
  list: ListDefinition,
  scope: string | null,
  {
    search = '',
    filters = {},
    present = false,
  }: Partial<Pick<ListRequest, 'search' | 'filters' | 'present'>>,
): QueryConstraint[] {
  const constraints: QueryConstraint[] = [];
  if (list.scope !== null) constraints.push(where(list.scope, '==', scope));
  for (const [field, value] of Object.entries(filters)) constraints.push(where(field, '==', value));
  if (present && list.present !== null) constraints.push(where(list.present, '!=', null));
  if (list.search.by === 'words') {
    const typed = readSearch(search);
    if (typed !== null) constraints.push(where('search_words', 'array-contains', typed.indexed));
  } else if (search.trim() !== '') {
    const { field } = list.search;
    const prefix = search.trim().toLowerCase();
    constraints.push(where(field, '>=', prefix), where(field, '<', prefix + LAST));
  }
  return constraints;
}

/**
 * All documents that a list's request matches, to be counted; without a query when further words need filtering on the
 * client. The only place that writes the key: every screen that counts the same documents shows the same number.
 */
export function countedIn(
  list: ListDefinition,
  scope: string | null,
  {
    search = '',
    filters = {},
    present = false,
  }: Partial<Pick<ListRequest, 'search' | 'filters' | 'present'>>,
): Counted {
  const request = { search, filters, present };
  return { key: [list.collection, list.scope, scope, request], query: countedQuery(list, scope, request) };
}

function countedQuery(
  list: ListDefinition,
  scope: string | null,
  request: Pick<ListRequest, 'search' | 'filters' | 'present'>,
): (() => Query) | null {
  const { by } = list.search;
  if (by === 'words' && (readSearch(request.search)?.further.length ?? 0) > 0) return null;
  // In the list's own order, for which there is an index; without any, filters of several fields might have none.
  const [first] = Object.values(list.sorts);
  const prefix = by === 'prefix' && request.search.trim() !== '';
  const order = first === undefined || prefix ? [] : [orderBy(first.field, first.direction)];
  return () => query(collection(db, list.collection), ...constraintsOf(list, scope, request), ...order);
}

/**
 * A page of a list, live. It reads its own rows and one more, whatever the collection's size.
 * @param length rows on a page
 */
export function livePage<T>(
  list: ListDefinition,
  scope: string | null,
  request: ListRequest,
  schema: Schema<T>,
  length: number = PAGE_LENGTH,
): QuerySource<ListPage<T>> {
  const { cursor } = request;
  const backwards = cursor?.side === 'before';
  const typed = list.search.by === 'words' ? readSearch(request.search) : null;
  const narrowed = typed !== null && typed.further.length > 0;
  const asked = (narrowed ? PAGES_TO_NARROW * Math.max(length, PAGE_LENGTH) : length) + 1;
  const sort = list.sorts[request.sort];
  if (sort === undefined) throw new RangeError(`no such order: ${request.sort}`);
  const build = () => {
    // A field that must be there takes part in the order, between the list's own field and the id.
    const present = request.present ? list.present : null;
    const at = cursor === null ? null : readCursor(cursor.at, present !== null);
    return query(
      collection(db, list.collection),
      ...constraintsOf(list, scope, request),
      orderBy(sort.field, sort.direction),
      ...(present === null ? [] : [orderBy(present, sort.direction)]),
      orderBy(documentId(), sort.direction),
      ...(at === null ? [] : [backwards ? endBefore(...at) : startAfter(...at)]),
      backwards && at !== null ? limitToLast(asked) : limit(asked),
    );
  };
  const read = ({ docs }: QueryAnswer) =>
    cut(list, docs, {
      asked,
      length,
      cursor,
      field: sort.field,
      present: request.present ? list.present : null,
      typed: narrowed ? typed : null,
      schema,
    });
  const key = ['page', list.collection, list.scope, scope, request, length];
  const source = querySource(
    { key, query: build, read },
    isEarly(list, request, length) ? firstCasesKey(list.scope, scope) : undefined,
  );
  // Such a page leads to the first one (`useList`): if it was so before, that says nothing about now.
  const isOutdated = ({ rows, before }: ListPage<T>) =>
    cursor !== null && (backwards ? before === null : rows.length === 0);
  return { ...source, isOutdated };
}

/** Whether it is the page that is requested before Auth has answered (`request-early.ts`). */
function isEarly(
  list: ListDefinition,
  { search, sort, filters, present, cursor }: ListRequest,
  length: number,
): boolean {
  const [first] = Object.keys(list.sorts);
  const isPlain = search === '' && Object.keys(filters).length === 0 && !present && cursor === null;
  return list.collection === COLLECTIONS.cases && isPlain && sort === first && length === PAGE_LENGTH;
}

interface Cut<T> {
  asked: number;
  /** Rows on a page. */
  length: number;
  cursor: ListRequest['cursor'];
  /** The field that the list is ordered by. */
  field: string;
  /** The field that must be there, if one must. */
  present: string | null;
  typed: Search | null;
  schema: Schema<T>;
}

/** Makes a page of the query's documents: its rows, and the cursors of the neighbouring pages. */
function cut<T>(
  list: ListDefinition,
  docs: readonly Snapshot[],
  { asked, length, cursor, field, present, typed, schema }: Cut<T>,
): ListPage<T> {
  const backwards = cursor?.side === 'before';
  const more = docs.length === asked;
  // The one extra document is at the far end.
  const within = more ? (backwards ? docs.slice(1) : docs.slice(0, -1)) : docs;
  const fitting =
    typed === null
      ? within
      : within.filter((doc) => matchesSearch(typed, searchedTexts(list, { ...doc.data(), id: doc.id })));
  const shown = backwards ? fitting.slice(-length) : fitting.slice(0, length);
  const left = fitting.length > shown.length;
  const cursorAt = (doc: Snapshot | undefined) =>
    doc === undefined
      ? null
      : writeCursor(doc.get(field), doc.id, present === null ? null : doc.get(present));
  // Where filtering left few rows of a full portion, the next page starts after the portion, not after the last row.
  const edge = (portion: readonly Snapshot[], at: 0 | -1) =>
    cursorAt((left ? shown : portion).at(at)) ?? null;
  return {
    rows: shown.map((doc) => decode(doc, schema)).filter((row) => row !== null),
    before: backwards ? (more || left ? edge(within, 0) : null) : cursor === null ? null : cursorAt(docs[0]),
    after: backwards ? cursorAt(docs.at(-1)) : more || left ? edge(within, -1) : null,
  };
}

/** A part of a cursor. `~` separates the parts, and `encodeURIComponent` leaves it as it is. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('~', '%7E');
}

/** A cursor as text for a URL: kind and value, document id, and the value of the `present` field. */
function writeCursor(value: unknown, id: string, present: unknown): string | null {
  const place = typeof present === 'string' ? `${id}~${encoded(present)}` : id;
  if (value instanceof Timestamp) return `t${value.seconds}.${value.nanoseconds}~${place}`;
  if (typeof value === 'number') return `n${value}~${place}`;
  return typeof value === 'string' ? `s${encoded(value)}~${place}` : null;
}

/** @returns the values to start after, or null for a text that is not a valid cursor: then the first page is shown */
function readCursor(text: string, withPresent: boolean): (Timestamp | number | string)[] | null {
  const [, kind, written = '', id = '', present] =
    /^([tns])([^~]*)~([^/~]{1,200})(?:~([^~]*))?$/.exec(text) ?? [];
  if (id === '' || id === '.' || id === '..' || withPresent !== (present !== undefined)) return null;
  try {
    const value = readValue(kind, written);
    if (value === null) return null;
    return present === undefined ? [value, id] : [value, decodeURIComponent(present), id];
  } catch {
    return null;
  }
}

function readValue(kind: string | undefined, written: string): Timestamp | number | string | null {
  if (kind === 's') return decodeURIComponent(written);
  if (kind === 'n') return written.trim() !== '' && Number.isFinite(Number(written)) ? Number(written) : null;
  const [, seconds, nanoseconds] = /^(-?\d{1,11})\.(\d{1,9})$/.exec(written) ?? [];
  return seconds === undefined ? null : new Timestamp(Number(seconds), Number(nanoseconds));
}
