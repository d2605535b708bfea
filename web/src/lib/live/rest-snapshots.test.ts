import { caseSchema } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import type { RestDocument, RestValue } from './early-answers';
import { pathOf, snapshotOf } from './rest-snapshots';

const document = (fields: Record<string, RestValue>): RestDocument => ({
  name: 'projects/p/databases/(default)/documents/cases/a-case/updates/1',
  fields,
});

it('reads each kind of value as the SDK does', () => {
  const snapshot = snapshotOf(
    'cases/a-case',
    document({
      nothing: { nullValue: null },
      yes: { booleanValue: true },
      text: { stringValue: 'ทวงหนี้ “1”' },
      satang: { integerValue: '9007199254740991' },
      share: { doubleValue: 0.5 },
      endless: { doubleValue: 'Infinity' },
      list: { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '2' }] } },
      empty: { arrayValue: {} },
      by: { mapValue: { fields: { uid: { stringValue: 'u' } } } },
      bare: { mapValue: {} },
    }),
  );
  expect(snapshot.exists()).toBe(true);
  expect(snapshot.data()).toEqual({
    nothing: null,
    yes: true,
    text: 'ทวงหนี้ “1”',
    satang: 9007199254740991,
    share: 0.5,
    endless: Infinity,
    list: ['a', 2],
    empty: [],
    by: { uid: 'u' },
    bare: {},
  });
  expect(snapshot.get('text')).toBe('ทวงหนี้ “1”');
});

it.each([
  ['2026-11-30T07:51:33Z', 0],
  ['2026-11-30T07:51:33.5Z', 500_000_000],
  ['2026-11-30T07:51:33.123456Z', 123_456_000],
  ['2026-11-30T07:51:33.000000001Z', 1],
])('%s has %i nanoseconds', (text, nanoseconds) => {
  const at: unknown = snapshotOf('a/b', document({ at: { timestampValue: text } })).get('at');
  expect(at).toEqual(new Timestamp(Date.UTC(2026, 10, 30, 7, 51, 33) / 1_000, nanoseconds));
});

it('refuses a kind of value that no document of the portal has', () => {
  const value = { geoPointValue: {} } as unknown as RestValue;
  expect(() => snapshotOf('a/b', document({ value }))).toThrow('geoPointValue');
});

it('a document that is missing has no data', () => {
  const snapshot = snapshotOf('profiles/u', undefined);
  expect(snapshot.exists()).toBe(false);
  expect(snapshot.data()).toBeUndefined();
  expect(snapshot.id).toBe('u');
});

it('knows the path of a document in its database', () => {
  expect(pathOf(document({}))).toBe('cases/a-case/updates/1');
});

it('a case is valid whichever way it has come', () => {
  const { created_at: createdAt, ...rest } = aCase({ amount: 1_000 });
  expect(createdAt).toBeDefined();
  const fields = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, restOf(value)]));
  const at = { timestampValue: '2026-11-30T07:51:33.5Z' };
  const snapshot = snapshotOf('cases/a-case', document({ ...fields, created_at: at, updated_at: at }));
  const parsed = caseSchema.safeParse({ ...snapshot.data(), id: snapshot.id });
  expect(parsed.error?.message).toBeUndefined();
  expect(parsed.data?.amount).toBe(1_000);
});

function restOf(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restOf) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return {
    mapValue: {
      fields: Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, restOf(each)])),
    },
  };
}
