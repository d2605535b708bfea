import { addDays, addMonths, dayOf } from '@app/domain/calendar';
import { CLOCKS, COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aPartner, aProfile } from '@app/seed/builders';
import { aClaimSheet, aClock } from '@app/seed/claim-builders';
import { expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { quietProject } from './quiet-project.ts';

const { project, db } = quietProject('clocks');
const TODAY = dayOf(new Date());
/** More than the run reads at a time. */
const DUE = 250;
const NOT_YET = 100;

/** A cheque whose complaint lapses in this many days. */
function cheque(caseId: string, daysLeft: number, check_on: string) {
  const first_returned_on = addMonths(addDays(TODAY, daysLeft), -3);
  const lapse_on_earliest = addMonths(first_returned_on, 3);
  return {
    sheet: aClaimSheet({
      case_id: caseId,
      user_id: 'owner',
      updated_by: 'owner',
      debt_type: 'cheque',
      cheques: [{ first_returned_on }],
    }),
    clock: aClock({ case_id: caseId, from_on: first_returned_on, lapse_on_earliest, check_on }),
  };
}

it('the daily run reads what is due and nothing else, and alerts once, also when it was killed', async () => {
  const writer = db.bulkWriter();
  void writer.set(db.doc(paths.profile('owner')), aProfile());
  void writer.set(db.doc(paths.profile('agency')), aProfile({ role: 'partner' }));
  void writer.set(db.doc(paths.partner('agency')), aPartner({ user_id: 'agency', status: 'Approved' }));
  for (let index = 0; index < DUE + NOT_YET; index += 1) {
    const caseId = `${index < DUE ? 'due' : 'later'}-${index}`;
    const { sheet, clock } =
      index < DUE ? cheque(caseId, 7, addDays(TODAY, -(index % 3))) : cheque(caseId, 60, addDays(TODAY, 1));
    const { id, ...stored } = clock;
    void writer.set(
      db.doc(paths.case(caseId)),
      aCase({ user_id: 'owner', partner_id: 'agency', status: 'In Progress' }),
    );
    void writer.set(db.doc(paths.claimSheet(caseId)), sheet);
    void writer.set(db.doc(paths.clock(caseId, id)), stored);
  }
  await writer.close();
  const run = async (dieAfterCommits?: number) => {
    const circumstances = { project, ...(dieAfterCommits !== undefined && { dieAfterCommits }) };
    const { log } = await functions.run('runClocksDaily', {}, circumstances);
    return log.find(({ message }) => message === 'runClocksDaily: done');
  };

  // One receiver of one case is notified, and the process is gone. That a run goes on from any point is
  // tested without a database (`functions/src/claim/run-clocks.test.ts`): the emulator keeps the locks of a killed process.
  expect(await run(1)).toBeUndefined();
  expect((await db.collection(COLLECTIONS.notifications).get()).size).toBeGreaterThan(0);
  expect(await run()).toMatchObject({ read: DUE, checked: DUE, failed: 0 });
  expect((await db.collectionGroup(CLOCKS).where('check_on', '<=', TODAY).get()).size).toBe(0);
  const told = await db.collection(COLLECTIONS.notifications).get();
  const receivers = told.docs.map(
    (one) => `${String(one.get('params.case_id'))} ${String(one.get('user_id'))}`,
  );
  const wanted = Array.from({ length: DUE }, (_, index) => [`due-${index} owner`, `due-${index} agency`]);
  expect(receivers.sort()).toEqual(wanted.flat().sort());

  expect(await run()).toMatchObject({ read: 0, checked: 0, failed: 0 });
});
