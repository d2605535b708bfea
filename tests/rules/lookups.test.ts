import { readFile } from 'node:fs/promises';
import { FirebaseError } from 'firebase/app';
import { afterAll, describe, expect, test } from 'vitest';
import { Actors, PEOPLE, PERSONAS, type Persona, type Person } from '../support/as.ts';
import { MATRIX, type Row } from './matrix.ts';
import { uploadRules } from './rules-endpoint.ts';
import { accountDocuments, Stage } from './world.ts';

/**
 * At most three documents are looked up for any request, granted or refused.
 *
 * The emulator gives a single request ten look-ups (a `get` and an `exists` of one document are two) and refuses the
 * eleventh. So every condition is made to hold, whatever it says, and followed by seven look-ups of other documents:
 * what is refused then has looked up more than three itself. That the measure can tell is shown with eight.
 */
const MOST = 3;
const CEILING = 10;

/** @param spare how many further look-ups follow every condition */
function withSpareLookups(rules: string, spare: number): string {
  const look = (index: number) => `!exists(/databases/$(database)/documents/spare/${index})`;
  const lookups =
    spare === 0 ? 'true' : Array.from({ length: spare }, (_, index) => look(index)).join(' && ');
  const conditions = rules.replace(/(allow [a-z]+: if )([^;]+);/g, '$1(($2) || true) && spare();');
  return conditions.replace(
    '{database}/documents {',
    `{database}/documents {\n function spare() { return ${lookups}; }\n`,
  );
}

const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
const actors = new Actors('meter');
const stage = new Stage(actors);
afterAll(() => actors.leave());

async function isGranted(row: Row, persona: Persona): Promise<boolean> {
  const person: Person = persona === 'V' || persona === 'DIS' ? PEOPLE.PA : PEOPLE[persona];
  await stage.set({ ...row.given?.(person), ...(persona === 'DIS' ? accountDocuments(person, true) : {}) });
  if (!row.reads) stage.spoil();
  return row.act(actors.as(persona === 'V' ? null : person), person).then(
    () => true,
    (error: unknown) => {
      // Anything else (a document to be updated that is not there) comes after the rules have granted.
      return !(error instanceof FirebaseError && error.code === 'permission-denied');
    },
  );
}

async function refusedWith(
  spare: number,
  rows: readonly Row[],
  personas: readonly Persona[] = PERSONAS,
): Promise<Set<string>> {
  await uploadRules(actors.projectId, withSpareLookups(rules, spare));
  const refused = new Set<string>();
  for (const row of rows) {
    for (const persona of personas) {
      if (!(await isGranted(row, persona))) refused.add(`${persona} ${row.collection} ${row.operation}`);
    }
  }
  return refused;
}

/** One row for each condition is enough; rows that differ in their filter alone ask the same. */
const ROWS = MATRIX.filter(({ operation }) => !/^count/.test(operation));

describe('look-ups', () => {
  test(`no request looks up more than ${MOST} documents`, { timeout: 240_000 }, async () => {
    // What no `allow` names is refused without looking anything up.
    const closed = await refusedWith(0, ROWS, ['CO']);
    const open = ROWS.filter(({ collection, operation }) => !closed.has(`CO ${collection} ${operation}`));
    expect(open.length).toBeGreaterThan(60);
    expect([...(await refusedWith(CEILING - MOST, open))]).toEqual([]);
  });

  test('the measure tells four from three', { timeout: 60_000 }, async () => {
    const updates = MATRIX.filter(
      ({ collection, operation }) => collection === 'case_updates' && operation === 'create',
    );
    expect(await refusedWith(CEILING - MOST + 1, updates)).toContain('PA case_updates create');
  });
});
