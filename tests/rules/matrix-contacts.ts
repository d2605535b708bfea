import { COLLECTIONS, DEBTOR_CONTACTS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aDebtorContact } from '@app/seed/contact-builders';
import { aDoorAnswer, aDoorCode } from '@app/seed/door-builders';
import { collectionGroup, getDocs, where } from 'firebase/firestore';
import { PEOPLE } from '../support/as.ts';
import * as act from './acts.ts';
import { newDebtorFacts } from './documents.ts';
import { row, type Row } from './matrix-row.ts';
import { IDS } from './fixtures.ts';

const { CO, PA } = PEOPLE;
const { debtorFacts, contactDigests, contactDays, doorStates, doorAnswers, doorCodes, caseParties } =
  COLLECTIONS;
const contact = paths.debtorContact(IDS.case, IDS.debtorContact);
const facts = paths.debtorFacts(IDS.case);
const fresh = paths.debtorFacts(IDS.freshCase);
const digest = paths.contactDigest(IDS.case);
const day = paths.contactDay('key', '2026-09-14');
const doorAnswer = paths.doorAnswer(IDS.doorAnswer);
const doorCode = paths.doorCode(IDS.doorCode);
const finished = () => ({
  [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'Completed' }),
});

/** Contacts with debtors, and what is stated about them. */
// oxfmt-ignore
export const CONTACT_ROWS: readonly Row[] = [
  //                                               V CO CX  PP PA PU PR  AD DIS
  row(DEBTOR_CONTACTS, 'get',                     '· ✓ ·  · ✓ · ·  ✓ ·', act.get(contact)),
  row(DEBTOR_CONTACTS, 'list',                    '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.debtorContacts(IDS.case))),
  row(DEBTOR_CONTACTS, 'list of a missing case',  '· · ·  · · · ·  ✓ ·', act.list(paths.debtorContacts('case-missing'))),
  row(DEBTOR_CONTACTS, 'list across all cases',   '· · ·  · · · ·  · ·', (db) => getDocs(collectionGroup(db, DEBTOR_CONTACTS))),
  row(DEBTOR_CONTACTS, 'create',                  '· · ·  · · · ·  · ·', act.create(paths.debtorContact(IDS.case, 'new'), (who) => aDebtorContact({ case_id: IDS.case, actor_id: who.uid }))),
  row(DEBTOR_CONTACTS, 'update',                  '· · ·  · · · ·  · ·', act.update(contact, { verdict: 'outside_hours' })),
  row(DEBTOR_CONTACTS, 'delete',                  '· · ·  · · · ·  · ·', act.remove(contact)),

  row(debtorFacts, 'get',                         '· ✓ ·  · ✓ · ·  ✓ ·', act.get(facts)),
  row(debtorFacts, 'get what is not there',       '· ✓ ·  · · · ·  ✓ ·', act.get(fresh)),
  row(debtorFacts, 'get of a missing case',       '· · ·  · · · ·  ✓ ·', act.get(paths.debtorFacts('case-missing'))),
  row(debtorFacts, 'list',                        '· · ·  · · · ·  · ·', act.list(debtorFacts)),
  row(debtorFacts, 'list by own user_id',         '· · ·  · · · ·  · ·', act.list(debtorFacts, act.own('user_id'))),
  row(debtorFacts, 'create',                      '· ✓ ·  · · · ·  ✓ ·', act.create(fresh, (who) => newDebtorFacts(who, CO, IDS.freshCase))),
  row(debtorFacts, "create in another's name",    '· · ·  · · · ·  · ·', act.create(fresh, newDebtorFacts({ uid: 'uid-nobody' }, CO, IDS.freshCase))),
  row(debtorFacts, 'create for a missing case',   '· · ·  · · · ·  · ·', act.create(paths.debtorFacts('case-missing'), (who) => newDebtorFacts(who, who, 'case-missing'))),
  row(debtorFacts, 'update',                      '· ✓ ·  · · · ·  ✓ ·', act.update(facts, (who) => newDebtorFacts(who, CO, IDS.case))),
  row(debtorFacts, 'update of a finished case',   '· · ·  · · · ·  ✓ ·', act.update(facts, (who) => newDebtorFacts(who, CO, IDS.case)), finished),
  row(debtorFacts, 'create for a finished case',  '· · ·  · · · ·  ✓ ·', act.create(facts, (who) => newDebtorFacts(who, CO, IDS.case)), () => ({ ...finished(), [facts]: null })),
  row(debtorFacts, 'delete',                      '· · ·  · · · ·  · ·', act.remove(facts)),

  row(contactDigests, 'get',                      '· ✓ ·  · ✓ · ·  ✓ ·', act.get(digest)),
  row(contactDigests, 'get what is not there',    '· ✓ ·  · · · ·  ✓ ·', act.get(paths.contactDigest(IDS.freshCase))),
  row(contactDigests, 'list',                     '· · ·  · · · ·  · ·', act.list(contactDigests)),
  row(contactDigests, 'create',                   '· · ·  · · · ·  · ·', act.create(paths.contactDigest(IDS.freshCase), {})),
  row(contactDigests, 'update',                   '· · ·  · · · ·  · ·', act.update(digest, { outside_hours: 0 })),
  row(contactDigests, 'delete',                   '· · ·  · · · ·  · ·', act.remove(digest)),

  row(contactDays, 'get',                         '· · ·  · · · ·  · ·', act.get(day)),
  row(contactDays, 'list',                        '· · ·  · · · ·  · ·', act.list(contactDays)),
  row(contactDays, 'create',                      '· · ·  · · · ·  · ·', act.create(paths.contactDay('new', '2026-09-14'), {})),
  row(contactDays, 'update',                      '· · ·  · · · ·  · ·', act.update(day, { state: 'held' })),
  row(contactDays, 'delete',                      '· · ·  · · · ·  · ·', act.remove(day)),

  row(caseParties, 'get',                         '· · ·  · · · ·  ✓ ·', act.get(paths.caseParties(IDS.case))),
  row(caseParties, 'get of a missing case',       '· · ·  · · · ·  ✓ ·', act.get(paths.caseParties('case-missing'))),
  row(caseParties, 'list by a key',               '· · ·  · · · ·  ✓ ·', act.list(caseParties, where('keys', 'array-contains-any', ['debtor:สมชาย']))),
  row(caseParties, 'list of own',                 '· · ·  · · · ·  ✓ ·', act.list(caseParties, where('user_id', '==', CO.uid))),
  row(caseParties, 'create',                      '· · ·  · · · ·  · ·', act.create(paths.caseParties(IDS.freshCase), {})),
  row(caseParties, 'update',                      '· · ·  · · · ·  · ·', act.update(paths.caseParties(IDS.case), { keys: [] })),
  row(caseParties, 'delete',                      '· · ·  · · · ·  · ·', act.remove(paths.caseParties(IDS.case))),

  row(doorStates, 'get',                          '· · ·  · ✓ · ·  ✓ ·', act.get(paths.doorState(IDS.case))),
  row(doorStates, 'get what is not there',        '· · ·  · · · ·  ✓ ·', act.get(paths.doorState(IDS.freshCase))),
  row(doorStates, 'get of a missing case',        '· · ·  · · · ·  ✓ ·', act.get(paths.doorState('case-missing'))),
  row(doorStates, 'list',                         '· · ·  · · · ·  · ·', act.list(doorStates)),
  row(doorStates, 'create',                       '· · ·  · · · ·  · ·', act.create(paths.doorState(IDS.freshCase), {})),
  row(doorStates, 'update',                       '· · ·  · · · ·  · ·', act.update(paths.doorState(IDS.case), { open: { dispute: 0, paid: 0 } })),
  row(doorStates, 'delete',                       '· · ·  · · · ·  · ·', act.remove(paths.doorState(IDS.case))),

  row(doorAnswers, 'get',                         '· · ·  · · · ·  ✓ ·', act.get(doorAnswer)),
  row(doorAnswers, 'list',                        '· · ·  · · · ·  ✓ ·', act.list(doorAnswers)),
  row(doorAnswers, 'list those of a case',        '· · ·  · · · ·  ✓ ·', act.list(doorAnswers, where('case_id', '==', IDS.case))),
  row(doorAnswers, 'create',                      '· · ·  · · · ·  · ·', act.create(paths.doorAnswer('new'), () => aDoorAnswer({ case_id: IDS.case }))),
  row(doorAnswers, 'update',                      '· · ·  · · · ·  · ·', act.update(doorAnswer, { resolved: {} })),
  row(doorAnswers, 'delete',                      '· · ·  · · · ·  · ·', act.remove(doorAnswer)),

  row(doorCodes, 'get',                           '· · ·  · · · ·  · ·', act.get(doorCode)),
  row(doorCodes, 'list',                          '· · ·  · · · ·  · ·', act.list(doorCodes)),
  row(doorCodes, 'create',                        '· · ·  · · · ·  · ·', act.create(paths.doorCode('B'.repeat(12)), (who) => aDoorCode({ case_id: IDS.case, partner_id: who.uid }))),
  row(doorCodes, 'update',                        '· · ·  · · · ·  · ·', act.update(doorCode, { expires_at: new Date() })),
  row(doorCodes, 'delete',                        '· · ·  · · · ·  · ·', act.remove(doorCode)),
];
