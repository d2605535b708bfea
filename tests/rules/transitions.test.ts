import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { CASE_STATUSES, canSetStatus, statusOnAssignment, type CaseStatus } from '@app/domain/case';
import { PARTNER_STATUSES } from '@app/domain/partner';
import { decisionOf, PARTNER_DECISIONS } from '@app/domain/partner-decision';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE, PERSONAS, type Persona, type Person } from '../support/as.ts';
import { begin } from './database-reset.ts';
import { accountDocuments, arrange, IDS } from './fixtures.ts';

const { CO, PA, PU, PP, PR } = PEOPLE;
const actors = new Actors();
afterAll(() => actors.leave());

/** @param locked the role of the locked-out account */
function dbOf(persona: Persona, locked: Person) {
  if (persona === 'V') return actors.as(null);
  return actors.as(persona === 'DIS' ? locked : PEOPLE[persona]);
}

describe('a case', () => {
  beforeAll(() => begin(actors));
  const path = paths.case(IDS.case);
  const given = (status: CaseStatus, partner: Person | null = PA) =>
    arrange(actors, { [path]: aCase({ user_id: CO.uid, partner_id: partner?.uid ?? null, status }) });

  for (const persona of PERSONAS) {
    for (const from of CASE_STATUSES) {
      for (const to of CASE_STATUSES) {
        // Saving the status of an open case again is no transition, and the contract allows it: the server counts it and sets the time
        // of the case back (`undoTouch`). That of a finished one would move the day of its end.
        const same = from === to && from === 'In Progress';
        const works = persona === 'PA' && (same || canSetStatus(from, to));
        // For an admin this is the same write as saving the assignment again.
        const assigns = persona === 'AD' && to === statusOnAssignment(PA.uid);
        const may = works || assigns;
        test(`${persona} ${may ? 'may' : 'may not'} set ${to} on a case that is ${from}`, async () => {
          await given(from);
          await arrange(actors, accountDocuments(PA, persona === 'DIS'));
          const act = updateDoc(doc(dbOf(persona, PA), path), { status: to, updated_at: serverTimestamp() });
          await (may ? assertSucceeds(act) : assertFails(act));
        });
      }
    }
  }

  describe('assigned by an admin', () => {
    const assign = async (partnerId: unknown, status: CaseStatus) => {
      const change = { partner_id: partnerId, status, updated_at: serverTimestamp() };
      await updateDoc(doc(actors.as(PEOPLE.AD), path), change);
    };
    // The accounts that the tests around it have locked.
    beforeAll(() => begin(actors));
    for (const from of CASE_STATUSES) {
      for (const partner of [PU, null]) {
        for (const to of CASE_STATUSES) {
          const may = to === statusOnAssignment(partner?.uid ?? null);
          const whom = partner === null ? 'nobody' : 'an Approved partner';
          test(`${from} ${may ? 'may' : 'may not'} become ${to} with ${whom}`, async () => {
            await given(from);
            await (may ? assertSucceeds : assertFails)(assign(partner?.uid ?? null, to));
          });
        }
      }
    }
    test('may be saved again with the partner who has it', async () => {
      await given('Completed');
      await assertSucceeds(assign(PA.uid, 'In Progress'));
    });
    const locked = { ...PU, uid: 'uid-locked' };
    for (const [what, id] of Object.entries({
      'an applicant': PP.uid,
      'a rejected applicant': PR.uid,
      'a customer': CO.uid,
      'an admin': PEOPLE.AD.uid,
      'a partner who is locked out': locked.uid,
      'nobody that exists': 'uid-nobody',
      'an empty text': '',
      'a number': 7,
      'a path': `${PU.uid}/x/y`,
    })) {
      test(`may not be given to ${what}`, async () => {
        await arrange(actors, accountDocuments(locked, true));
        await given('Submitted', null);
        await assertFails(assign(id, 'In Progress'));
        await assertSucceeds(assign(PU.uid, 'In Progress'));
      });
    }
    test('may not be given to the partner who submitted it', async () => {
      await arrange(actors, { [path]: aCase({ user_id: PU.uid }) });
      await assertFails(assign(PU.uid, 'In Progress'));
      await assertSucceeds(assign(PA.uid, 'In Progress'));
    });
  });
});

describe('an application', () => {
  beforeAll(() => begin(actors));
  const applicant = { ...PP, uid: 'uid-applicant' };
  for (const persona of PERSONAS) {
    for (const from of PARTNER_STATUSES) {
      for (const to of PARTNER_STATUSES) {
        if (from === to) continue;
        const decision = decisionOf(from, to);
        // The other decisions need a reason and a signature: tests/rules/partner-decisions.test.ts.
        const may =
          persona === 'AD' &&
          decision !== null &&
          PARTNER_DECISIONS[decision].from === from &&
          PARTNER_DECISIONS[decision].reason !== 'required';
        test(`${from} ${may ? 'can' : 'cannot'} be set to ${to} by ${persona}`, async () => {
          await arrange(actors, accountDocuments(PEOPLE.AD, persona === 'DIS'));
          await arrange(actors, accountDocuments({ ...applicant, application: from }));
          const act = updateDoc(doc(dbOf(persona, PEOPLE.AD), paths.partner(applicant.uid)), { status: to });
          await (may ? assertSucceeds(act) : assertFails(act));
        });
        if (persona !== 'V' && persona !== 'DIS' && persona !== 'AD') {
          test(`${from} cannot be set to ${to} by its own ${persona}`, async () => {
            const self = PEOPLE[persona];
            await arrange(actors, accountDocuments({ ...self, application: from }));
            await assertFails(updateDoc(doc(actors.as(self), paths.partner(self.uid)), { status: to }));
          });
        }
      }
    }
  }
});
