import { paths } from '@app/domain/paths';
import { aCaseAcceptance } from '@app/seed/case-life-builders';
import { expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { quietProject } from './quiet-project.ts';

/** One more than a query of the schedule reads. */
const MANY = 501;

const { project, db } = quietProject('acceptances');

it('every partner who has not answered is reminded, also when there are more than one query reads', async () => {
  const now = Date.now();
  const writer = db.bulkWriter();
  const places = Array.from({ length: MANY }, (_, index) => db.doc(paths.caseAcceptance(`case-${index}`)));
  for (const place of places)
    void writer.set(place, {
      ...aCaseAcceptance({ partner_id: 'partner', asked_at: new Date(now - 3_600_000) }),
      remind_at: new Date(now - 60_000),
      due_at: new Date(now + 7_200_000),
    });
  await writer.close();
  await functions.run('watchAcceptancesOften', {}, { project });
  const found = await db.getAll(...places);
  expect(found.filter((one) => one.get('reminded_at') === undefined).map(({ id }) => id)).toEqual([]);
});
