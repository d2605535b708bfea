import { reserveContact, type Reservation } from '@app/domain/contracts/debtor-contacts';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { withoutTriggers } from '@app/seed/triggers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FunctionsByHand } from './by-hand.ts';
import { person } from './people.ts';
import { db, environment, newId } from './server.ts';

let functions: FunctionsByHand;
beforeAll(async () => {
  functions = await FunctionsByHand.build();
});
afterAll(() => functions.remove());

const keyOf = () => newId('').slice(1);
/** A Monday in the future, which is no holiday, within the hours. */
const NOON = new Date('2027-03-01T12:00:00+07:00');

it('of two partners with the same debtor, in a thousand pairs at once, exactly one has the day', async () => {
  const PAIRS = 1_000;
  const partner = await person('caller', 'partner', 'Approved');
  const rival = await person('rival', 'partner', 'Approved');
  const pairs = Array.from({ length: PAIRS }, (_, index) => ({
    cases: [newId('a'), newId('b')] as const,
    phone: `09${String(index).padStart(8, '0')}`,
  }));
  await withoutTriggers(environment.hubHost, async () => {
    const writer = db.bulkWriter();
    for (const { cases, phone: value } of pairs) {
      for (const [index, caseId] of cases.entries()) {
        const assignee = index === 0 ? partner : rival;
        const facts = aSetOfDebtorFacts({
          case_id: caseId,
          reach: [{ kind: 'phone', value, told_by_debtor: true }],
        });
        void writer.set(db.doc(paths.case(caseId)), aCase({ partner_id: assignee, status: 'In Progress' }));
        void writer.set(db.doc(paths.debtorFacts(caseId)), facts);
      }
    }
    await writer.close();
  });
  // Two processes, one for each partner, from both ends: whichever starts earlier, each is first at some of the pairs.
  const [first, backwards] = (await Promise.all(
    [partner, rival].map((uid, index) =>
      functions.runMany(
        reserveContact.name,
        (index === 0 ? pairs : pairs.toReversed()).map(({ cases }) => ({
          auth: { uid, token: { auth_time: Math.floor(Date.now() / 1000) + 1 } },
          data: { caseId: cases[index], channel: 'call', person: 'debtor', key: keyOf() },
        })),
        { aheadMs: NOON.getTime() - Date.now() },
      ),
    ),
  )) as [Reservation[], Reservation[]];
  const second = backwards.toReversed();
  const wordOf = (answer: Reservation | undefined) =>
    answer !== undefined && 'refused' in answer ? answer.refused : 'granted';
  const outcomes = pairs.map((_, index) => [wordOf(first[index]), wordOf(second[index])].sort().join(' + '));
  expect(outcomes).toEqual(pairs.map(() => 'granted + used_today'));
  // Both partners were first at times: the pairs did meet.
  const wins = first.filter((answer) => wordOf(answer) === 'granted').length;
  expect(wins).toBeGreaterThan(0);
  expect(wins).toBeLessThan(PAIRS);
}, 240_000);
