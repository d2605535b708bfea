import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, describe, test } from 'vitest';
import { Actors, PEOPLE, PERSONAS, type PersonCode, type Persona, type Person } from '../support/as.ts';
import { MATRIX, type Row } from './matrix.ts';
import { accountDocuments, arrange, begin, type Documents } from './world.ts';

const actors = new Actors('counted');
/** Is the world as `begin` leaves it? To make it anew for each of a thousand tests would take a minute. */
let pristine = false;
afterAll(() => actors.leave());

/** The first account that may do it; the owner where nobody may. Visitors borrow it to have a uid to name. */
function firstAllowed(row: Row): PersonCode {
  return PERSONAS.filter((code) => code !== 'V' && code !== 'DIS').find((code) => row.allowed.has(code)) ?? 'CO';
}

function accountOf(row: Row, persona: Persona): Person {
  return PEOPLE[persona === 'V' || persona === 'DIS' ? firstAllowed(row) : persona];
}

async function given(changes: Documents): Promise<void> {
  if (!pristine) await begin(actors);
  await arrange(actors, changes);
  pristine = Object.keys(changes).length === 0;
}

async function attempt(row: Row, persona: Persona): Promise<unknown> {
  const who = accountOf(row, persona);
  await given({ ...row.given?.(who), ...(persona === 'DIS' ? accountDocuments(who, true) : {}) });
  return row.act(actors.as(persona === 'V' ? null : who), who);
}

/**
 * A refusal's twin is a persona of the same row who may (for DIS the same account without the lock): the act differs in
 * who does it, and is shown to be sound. Where nobody may, the server does it.
 */
async function twin(row: Row): Promise<void> {
  const who = accountOf(row, 'V');
  await given(row.given?.(who) ?? {});
  await row.act(actors.server, who);
}

async function check(row: Row, act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } catch (error) {
    pristine = false;
    throw error;
  }
  pristine &&= row.reads;
}

for (const collection of new Set(MATRIX.map((row) => row.collection))) {
  describe(collection, () => {
    for (const row of MATRIX.filter((each) => each.collection === collection)) {
      for (const persona of PERSONAS) {
        if (row.allowed.has(persona)) {
          test(`${persona} may ${row.operation}`, () => check(row, assertSucceeds(attempt(row, persona))));
        } else {
          test(`${persona} may not ${row.operation}`, () => assertFails(attempt(row, persona)));
        }
      }
      if (row.allowed.size === 0) test(`only the server may ${row.operation}`, () => check(row, twin(row)));
    }
  });
}
