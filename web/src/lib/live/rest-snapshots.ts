import { Timestamp, type DocumentData } from 'firebase/firestore';
import type { RestDocument, RestValue } from './early-answers.ts';

/** What is read of a document, in the SDK's snapshots and in those of the REST API. */
export interface Snapshot {
  readonly id: string;
  readonly ref: { readonly path: string };
  exists: () => boolean;
  data: (options?: { serverTimestamps?: 'estimate' }) => DocumentData | undefined;
  get: (field: string) => unknown;
}

/** @param document undefined: there is none. @throws TypeError for a value that the portal's documents do not have */
export function snapshotOf(path: string, document: RestDocument | undefined): Snapshot {
  const data = document === undefined ? undefined : valuesOf(document.fields);
  return {
    id: path.slice(path.lastIndexOf('/') + 1),
    ref: { path },
    exists: () => data !== undefined,
    data: () => data,
    get: (field): unknown => data?.[field],
  };
}

/** Where a document of the REST API is in its database. */
export function pathOf({ name }: RestDocument): string {
  return name.split('/').slice(5).join('/');
}

function valuesOf(fields: Record<string, RestValue> = {}): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, valueOf(value)]));
}

function valueOf(value: RestValue): unknown {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return timestampOf(value.timestampValue);
  if ('mapValue' in value) return valuesOf(value.mapValue.fields);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(valueOf);
  throw new TypeError(Object.keys(value)[0]);
}

/** @param text RFC 3339 in UTC, with up to nine decimals */
function timestampOf(text: string): Timestamp {
  const [whole = '', decimals = ''] = text.replace('Z', '').split('.');
  return new Timestamp(Date.parse(`${whole}Z`) / 1_000, Number(decimals.padEnd(9, '0')));
}
