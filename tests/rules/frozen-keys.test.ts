import { assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, Timestamp, updateDoc, type DocumentData, type FirestoreError } from 'firebase/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { Actors, PEOPLE, PERSONAS, type Person } from '../support/as.ts';
import { isUpdate } from './acts.ts';
import { MATRIX } from './matrix.ts';
import type { Row } from './matrix-row.ts';
import { DatabaseReset } from './database-reset.ts';
import { fixtures } from './fixtures.ts';

/**
 * An update changes the keys that it is for, and no other: each update that the matrix allows is tried with one key more, of the same
 * document or of a related one. The update alone is granted.
 */

const actors = new Actors();
const database = new DatabaseReset(actors);
afterAll(() => actors.leave());

/** Keys that an update may change besides its own, where another valid value is as good. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'partners update own particulars': ['contact_person', 'phone'],
  'blog_posts update': ['slug', 'excerpt', 'content', 'author_name'],
};

/** Another value of the same type. */
function changed(value: unknown): unknown {
  if (value === null || value === undefined) return 'x';
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [...(value as unknown[]), 'x'];
  if (value instanceof Date || value instanceof Timestamp) return new Date(0);
  return { ...value, x: 1 };
}

function firstAllowed(row: Row): Person | undefined {
  const code = PERSONAS.find((each) => each !== 'V' && each !== 'DIS' && row.allowed.has(each));
  return code === undefined || code === 'V' || code === 'DIS' ? undefined : PEOPLE[code];
}

/** Keys of no document of the collection: unknown ones, of accounts, and of maps within documents. */
const STRANGERS = ['x', 'role', 'disabled', 'note', 'findings', 'reason', 'law', 'table', 'n'];

/** The keys of all documents of the collection and of those below its documents, stored or written. */
function relatedKeys(path: string, all: Readonly<Record<string, DocumentData | null>>): string[] {
  const isRelated = (other: string) => other.split('/')[0] === path.split('/')[0];
  const stored = Object.entries(all).flatMap(([other, data]) =>
    isRelated(other) ? Object.keys(data ?? {}) : [],
  );
  const written = UPDATES.map(({ act, who }) => act.change(who)).flatMap((change) =>
    isRelated(change.path) ? Object.keys(change.data) : [],
  );
  return [...new Set([...stored, ...written, ...STRANGERS])];
}

const UPDATES = MATRIX.flatMap((row) => {
  const who = firstAllowed(row);
  return isUpdate(row.act) && who !== undefined ? [{ row, who, act: row.act }] : [];
});

describe.each([...new Set(UPDATES.map(({ row }) => row.collection))])('%s', (collection) => {
  test.each(
    UPDATES.filter(({ row }) => row.collection === collection).map(
      (each) => [each.row.operation, each] as const,
    ),
  )('%s: no other key', async (operation, { row, who, act }) => {
    const given = { ...(await fixtures()), ...row.given?.(who) };
    await database.set(row.given?.(who) ?? {});
    const { path, data } = act.change(who);
    const own = new Set(Object.keys(data).map((key) => key.split('.')[0]));
    const before = given[path] ?? {};
    const tried = relatedKeys(path, given).filter((key) => !own.has(key));
    const isGranted = (key: string): Promise<boolean> =>
      updateDoc(doc(actors.as(who), path), { ...data, [key]: changed(before[key]) }).then(
        () => true,
        (error: unknown) => {
          // Another error, of a busy emulator, would not show what the rules decide.
          if ((error as FirestoreError).code === 'permission-denied') return false;
          throw error;
        },
      );
    const granted = await Promise.all(tried.map(isGranted));
    const accepted = tried.filter((_, index) => granted[index]);
    database.touch();
    await database.set(row.given?.(who) ?? {});
    expect(tried.length).toBeGreaterThan(3);
    expect(accepted).toEqual(ALSO[`${collection} ${operation}`] ?? []);
    await assertSucceeds(row.act(actors.as(who), who));
    database.touch();
  });
});
