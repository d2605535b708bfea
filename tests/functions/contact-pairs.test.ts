import { reserveContact, type Reservation } from '@app/domain/contracts/debtor-contacts';
import { paths } from '@app/domain/paths';
import { aCase, aPartner, aProfile } from '@app/seed/builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { environment, newId } from './server.ts';

/** A project without triggers: their events of thousands of documents would delay the tests after this one. */
const project = `${environment.projectId}-pairs`;
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);

afterAll(() => deleteApp(app));

const keyOf = () => newId('').slice(1);
/** A Monday in the future, which is no holiday, within the hours. */
const NOON = new Date('2027-03-01T12:00:00+07:00');

it('of two partners with the same debtor, in a thousand pairs at once, exactly one has the day', async () => {
  const PAIRS = 1_000;
  // Each account may reserve 300 contacts in a day.
  const sides = ['caller', 'rival'].map((name) => [1, 2, 3, 4].map((index) => `${name}-${index}`));
  const accountOf = (side: number, index: number) => sides[side]?.[index % 4] ?? '';
  const pairs = Array.from({ length: PAIRS }, (_, index) => ({
    cases: [newId('a'), newId('b')] as const,
    phone: `09${String(index).padStart(8, '0')}`,
  }));
  const writer = db.bulkWriter();
  for (const uid of sides.flat()) {
    void writer.set(db.doc(paths.profile(uid)), aProfile({ role: 'partner' }));
    void writer.set(db.doc(paths.partner(uid)), aPartner({ user_id: uid, status: 'Approved' }));
  }
  for (const [index, { cases, phone: value }] of pairs.entries()) {
    for (const [side, caseId] of cases.entries()) {
      const assignee = accountOf(side, index);
      const facts = aSetOfDebtorFacts({
        case_id: caseId,
        reach: [{ kind: 'phone', value, told_by_debtor: true }],
      });
      void writer.set(db.doc(paths.case(caseId)), aCase({ partner_id: assignee, status: 'In Progress' }));
      void writer.set(db.doc(paths.debtorFacts(caseId)), facts);
    }
  }
  await writer.close();
  // Two processes, one for each side, from both ends: whichever starts earlier, each is first at some of the pairs.
  const [first, backwards] = (await Promise.all(
    [0, 1].map((side) => {
      const requests = pairs.map(({ cases }, index) => ({
        auth: { uid: accountOf(side, index), token: { auth_time: Math.floor(Date.now() / 1000) + 1 } },
        data: { caseId: cases[side], channel: 'call', person: 'debtor', key: keyOf() },
      }));
      return functions.runMany(reserveContact.name, side === 0 ? requests : requests.toReversed(), {
        aheadMs: NOON.getTime() - Date.now(),
        project,
      });
    }),
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
});
