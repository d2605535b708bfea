import { afterAll, beforeAll, describe, test } from 'vitest';
import { PEOPLE, PERSONAS, type Persona, type Person } from '../support/as.ts';
import { accountDocuments } from '../rules/fixtures.ts';
import { StorageFixtures, refused } from './storage-fixtures.ts';
import { MATRIX, type Row } from './matrix.ts';

let fixtures: StorageFixtures;
beforeAll(async () => {
  fixtures = await StorageFixtures.open();
});
afterAll(() => fixtures.close());

/** Visitors and the locked-out borrow the first account that may do it, or the owner's if no account may. */
function accountOf(row: Row, persona: Persona): Person {
  const codes = PERSONAS.filter((code) => code !== 'V' && code !== 'DIS');
  const borrowed = codes.find((code) => row.allowed.has(code)) ?? 'CO';
  return PEOPLE[persona === 'V' || persona === 'DIS' ? borrowed : persona];
}

async function given(row: Row, who: Person, locked: boolean): Promise<void> {
  await fixtures.begin({ ...row.documents(who), ...(locked ? accountDocuments(who, true) : {}) });
  for (const [path, metadata] of Object.entries(row.objects(who))) await fixtures.store(path, metadata);
}

async function attempt(row: Row, persona: Persona): Promise<unknown> {
  const who = accountOf(row, persona);
  await given(row, who, persona === 'DIS');
  return row.act(fixtures.as(persona === 'V' ? null : who), who);
}

for (const folder of new Set(MATRIX.map((row) => row.folder))) {
  describe(folder, () => {
    for (const row of MATRIX.filter((each) => each.folder === folder)) {
      for (const persona of PERSONAS) {
        if (row.allowed.has(persona)) test(`${persona} may ${row.operation}`, () => attempt(row, persona));
        else test(`${persona} may not ${row.operation}`, () => refused(attempt(row, persona)));
      }
      // The twin of a refusal is the act by a persona of the row who may; if none may, the server shows that the act is valid.
      if (row.allowed.size > 0) continue;
      test(`only the server may ${row.operation}`, async () => {
        const who = accountOf(row, 'V');
        await given(row, who, false);
        await row.act(fixtures.server, who);
      });
    }
  });
}
