import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, describe, test } from 'vitest';
import { Actors, PEOPLE, PERSONAS, type PersonCode, type Persona, type Person } from '../support/as.ts';
import { MATRIX } from './matrix.ts';
import type { Row } from './matrix-row.ts';
import { DatabaseReset } from './database-reset.ts';
import { accountDocuments } from './fixtures.ts';

const actors = new Actors('counted');
const database = new DatabaseReset(actors);
afterAll(() => actors.leave());

/** The first account that may do it, or the owner if no account may. Visitors borrow it to have a uid to name. */
function firstAllowed(row: Row): PersonCode {
  return (
    PERSONAS.filter((code) => code !== 'V' && code !== 'DIS').find((code) => row.allowed.has(code)) ?? 'CO'
  );
}

function accountOf(row: Row, persona: Persona): Person {
  return PEOPLE[persona === 'V' || persona === 'DIS' ? firstAllowed(row) : persona];
}

async function attempt(row: Row, persona: Persona): Promise<unknown> {
  const who = accountOf(row, persona);
  await database.set({ ...row.given?.(who), ...(persona === 'DIS' ? accountDocuments(who, true) : {}) });
  return row.act(actors.as(persona === 'V' ? null : who), who);
}

/**
 * The twin of a refusal is the same act by a persona of the row who may do it (for DIS the same account without the lock),
 * which shows that the act itself is valid. Where no persona may do it, the server does.
 */
async function twin(row: Row): Promise<void> {
  const who = accountOf(row, 'V');
  await database.set(row.given?.(who) ?? {});
  await row.act(actors.server, who);
}

async function check(row: Row, act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } finally {
    if (!row.reads) database.touch();
  }
}

for (const collection of new Set(MATRIX.map((row) => row.collection))) {
  describe(collection, () => {
    for (const row of MATRIX.filter((each) => each.collection === collection)) {
      for (const persona of PERSONAS) {
        if (row.allowed.has(persona)) {
          test(`${persona} may ${row.operation}`, () => check(row, assertSucceeds(attempt(row, persona))));
        } else {
          test(`${persona} may not ${row.operation}`, () =>
            assertFails(attempt(row, persona)).catch((error: unknown) => {
              database.touch();
              throw error;
            }));
        }
      }
      if (row.allowed.size === 0) test(`only the server may ${row.operation}`, () => check(row, twin(row)));
    }
  });
}
