import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LISTS } from '@app/domain/lists';
import { paths } from '@app/domain/paths';
import { aCase, aContact } from '@app/seed/builders';
import { serverTimestamp } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import * as act from './acts.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

/** Search words are written once for documents whose searched fields cannot change (decision 082). */
const { CO, PA, AD } = PEOPLE;
const LETTER = paths.contact('letter');
const CASE = paths.case(IDS.case);
const actors = new Actors();
beforeAll(() => begin(actors));
beforeEach(() =>
  arrange(actors, {
    [LETTER]: aContact({ is_read: false }),
    [CASE]: aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'In Progress' }),
  }),
);
afterAll(() => actors.leave());

describe.each([
  ['message', LISTS.contactMessages.search.fields, LETTER, { is_read: true }, [AD]],
  [
    'case',
    LISTS.adminCases.search.fields,
    CASE,
    { status: 'Completed', updated_at: serverTimestamp() },
    [PA, CO, AD],
  ],
] as const)('of a %s', (_, searched, path, allowed, people) => {
  test.each(searched.filter((field) => field !== 'id'))('nobody can change the %s', async (field) => {
    for (const who of people)
      await assertFails(act.update(path, { ...allowed, [field]: 'x' })(actors.as(who), who));
  });

  test('a field that is not searched can be changed', async () => {
    await assertSucceeds(act.update(path, allowed)(actors.as(people[0]), people[0]));
  });
});
