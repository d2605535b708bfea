import { UNANSWERED } from '@app/domain/case-life';
import { commitmentId } from '@app/domain/commitment';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCaseStanding, aCommitment, aSetOfContactDetails } from '@app/seed/case-life-builders';
import { aCaseAgenda } from '@app/seed/money-builders';
import { where } from 'firebase/firestore';
import { PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import { newCaseOutcome, newContactDetails } from './documents.ts';
import { row, type Row } from './matrix-row.ts';
import { IDS } from './fixtures.ts';

const { CO, CX } = PEOPLE;
const { caseAcceptances, caseAgendas, caseStandings, commitments, contactDetails } = COLLECTIONS;
const firstOutcome = paths.caseOutcome(IDS.case, IDS.caseOutcome);
const acceptance = paths.caseAcceptance(IDS.case);
const commitment = paths.commitment(commitmentId(IDS.case, 'weekly_report', 1));
const standing = paths.caseStanding(IDS.case);
const agenda = paths.caseAgenda(IDS.case);
const ownDetails = (who: Person) => paths.contactDetails(who.uid);
const othersDetails = (who: Person) => paths.contactDetails(who.uid === CX.uid ? CO.uid : CX.uid);
const givenOwn = (who: Person) => ({ [ownDetails(who)]: aSetOfContactDetails() });
const givenOthers = (who: Person) => ({ [othersDetails(who)]: aSetOfContactDetails() });

/** Acceptance, end and standing of a case, and whom to reach. */
// oxfmt-ignore
export const CASE_LIFE_ROWS: readonly Row[] = [
  //                                               V CO CX  PP PA PU PR  AD DIS
  row('case_outcomes', 'get',                     '· ✓ ·  · ✓ · ·  ✓ ·', act.get(firstOutcome)),
  row('case_outcomes', 'list',                    '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.caseOutcomes(IDS.case))),
  row('case_outcomes', 'list of a missing case',  '· · ·  · · · ·  ✓ ·', act.list(paths.caseOutcomes('case-missing'))),
  row('case_outcomes', 'create with the status',  '· · ·  · ✓ · ·  · ·', act.endCase(IDS.case, 'new')),
  row('case_outcomes', 'create alone',            '· · ·  · · · ·  · ·', act.create(paths.caseOutcome(IDS.case, 'new'), (who) => newCaseOutcome(who, IDS.case))),
  row('case_outcomes', 'create with another status', '· · ·  · · · ·  · ·', act.endCase(IDS.case, 'new', {}, 'Cancelled')),
  row('case_outcomes', "create in another's name", '· · ·  · · · ·  · ·', act.endCase(IDS.case, 'new', { by: 'uid-nobody' })),
  row('case_outcomes', 'update own',              '· · ·  · · · ·  · ·', act.update(firstOutcome, { outcome: 'settled' })),
  row('case_outcomes', 'delete own',              '· · ·  · · · ·  · ·', act.remove(firstOutcome)),

  row(caseAcceptances, 'get',                     '· ✓ ·  · ✓ · ·  ✓ ·', act.get(acceptance)),
  row(caseAcceptances, 'get one of a case that nobody was asked about', '· ✓ ·  · · · ·  ✓ ·', act.get(paths.caseAcceptance(IDS.freshCase))),
  row(caseAcceptances, 'list by own partner_id',  '· · ·  · ✓ ✓ ·  ✓ ·', act.list(caseAcceptances, act.own('partner_id'))),
  row(caseAcceptances, 'list own unanswered ones', '· · ·  · ✓ ✓ ·  ✓ ·', act.list(caseAcceptances, act.own('partner_id'), where('state', 'in', UNANSWERED))),
  row(caseAcceptances, "list by another's partner_id", '· · ·  · · · ·  ✓ ·', act.list(caseAcceptances, where('partner_id', '==', 'uid-nobody'))),
  row(caseAcceptances, 'list late ones',          '· · ·  · · · ·  ✓ ·', act.list(caseAcceptances, where('state', '==', 'late'))),
  row(caseAcceptances, 'list',                    '· · ·  · · · ·  ✓ ·', act.list(caseAcceptances)),
  row(caseAcceptances, 'create',                  '· · ·  · · · ·  · ·', act.create(paths.caseAcceptance(IDS.freshCase), { state: 'waiting' })),
  row(caseAcceptances, 'accept',                  '· · ·  · ✓ · ·  · ·', act.answerCase(IDS.case, { state: 'accepted' })),
  row(caseAcceptances, 'decline',                 '· · ·  · ✓ · ·  · ·', act.answerCase(IDS.case, { state: 'declined', reason: 'ไม่ว่าง' })),
  row(caseAcceptances, 'move the deadline',       '· · ·  · · · ·  · ·', act.answerCase(IDS.case, { state: 'accepted', due_at: new Date(0) })),
  row(caseAcceptances, 'delete',                  '· · ·  · · · ·  · ·', act.remove(acceptance)),

  row(commitments, 'get',                         '· ✓ ·  · ✓ · ·  ✓ ·', act.get(commitment)),
  row(commitments, 'get one that is missing',     '· · ·  · · · ·  ✓ ·', act.get(paths.commitment('missing'))),
  row(commitments, 'list by own customer_id',     '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.list(commitments, act.own('customer_id'))),
  row(commitments, 'list by own partner_id',      '· · ·  · ✓ ✓ ·  ✓ ·', act.list(commitments, act.own('partner_id'))),
  row(commitments, 'list what they owe in a case', '· · ·  · ✓ ✓ ·  ✓ ·', act.list(commitments, act.own('partner_id'), where('case_id', '==', IDS.case), where('owed', '==', true))),
  row(commitments, "list by another's customer_id", '· · ·  · · · ·  ✓ ·', act.list(commitments, where('customer_id', '==', 'uid-nobody'))),
  row(commitments, "list by another's partner_id", '· · ·  · · · ·  ✓ ·', act.list(commitments, where('partner_id', '==', 'uid-nobody'))),
  row(commitments, 'list those of a case',        '· · ·  · · · ·  ✓ ·', act.list(commitments, where('case_id', '==', IDS.case))),
  row(commitments, 'list late ones',              '· · ·  · · · ·  ✓ ·', act.list(commitments, where('state', '==', 'late'))),
  row(commitments, 'list',                        '· · ·  · · · ·  ✓ ·', act.list(commitments)),
  row(commitments, 'create',                      '· · ·  · · · ·  · ·', act.create(paths.commitment('new'), aCommitment())),
  row(commitments, 'say that it is met',          '· · ·  · · · ·  · ·', act.update(commitment, { state: 'met', owed: false })),
  row(commitments, 'move the deadline',           '· · ·  · · · ·  · ·', act.update(commitment, { due_at: new Date(0) })),
  row(commitments, 'delete',                      '· · ·  · · · ·  · ·', act.remove(commitment)),

  row(caseStandings, 'get',                       '· ✓ ·  · ✓ · ·  ✓ ·', act.get(standing)),
  row(caseStandings, 'get one that is missing',   '· ✓ ·  · · · ·  ✓ ·', act.get(paths.caseStanding(IDS.freshCase))),
  row(caseStandings, 'list',                      '· · ·  · · · ·  ✓ ·', act.list(caseStandings)),
  row(caseStandings, 'list open objections',      '· · ·  · · · ·  ✓ ·', act.list(caseStandings, where('objection.state', '==', 'open'))),
  row(caseStandings, 'create',                    '· · ·  · · · ·  · ·', act.create(paths.caseStanding(IDS.freshCase), aCaseStanding())),
  row(caseStandings, 'update',                    '· · ·  · · · ·  · ·', act.update(standing, { hold: null })),
  row(caseStandings, 'delete',                    '· · ·  · · · ·  · ·', act.remove(standing)),

  row(caseAgendas, 'get',                         '· · ·  · ✓ · ·  ✓ ·', act.get(agenda)),
  row(caseAgendas, 'get one that is missing',     '· · ·  · · · ·  ✓ ·', act.get(paths.caseAgenda(IDS.freshCase))),
  row(caseAgendas, 'list by own partner_id',      '· · ·  · ✓ ✓ ·  ✓ ·', act.list(caseAgendas, act.own('partner_id'))),
  row(caseAgendas, 'list what is promised to them', '· · ·  · ✓ ✓ ·  ✓ ·', act.list(caseAgendas, act.own('partner_id'), where('promised_on', '<=', '2026-11-24'))),
  row(caseAgendas, "list by another's partner_id", '· · ·  · · · ·  ✓ ·', act.list(caseAgendas, where('partner_id', '==', 'uid-nobody'))),
  row(caseAgendas, 'list broken ones',            '· · ·  · · · ·  ✓ ·', act.list(caseAgendas, where('broken_on', '>', ''))),
  row(caseAgendas, 'list what they have to act on soon', '· · ·  · ✓ ✓ ·  ✓ ·', act.list(caseAgendas, act.own('partner_id'), where('act_by', '>', '2026-11-24'))),
  row(caseAgendas, 'list what may have lapsed',   '· · ·  · · · ·  ✓ ·', act.list(caseAgendas, where('act_by', '<=', '2026-11-24'))),
  row(caseAgendas, 'list',                        '· · ·  · · · ·  ✓ ·', act.list(caseAgendas)),
  row(caseAgendas, 'create',                      '· · ·  · · · ·  · ·', act.create(paths.caseAgenda(IDS.freshCase), aCaseAgenda())),
  row(caseAgendas, 'update',                      '· · ·  · · · ·  · ·', act.update(agenda, { promised_on: null })),
  row(caseAgendas, 'delete',                      '· · ·  · · · ·  · ·', act.remove(agenda)),

  row(contactDetails, 'get own',                  '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownDetails), givenOwn),
  row(contactDetails, 'get own that are not there', '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownDetails)),
  row(contactDetails, "get another's",            '· · ·  · · · ·  · ·', act.get(othersDetails), givenOthers),
  row(contactDetails, 'list',                     '· · ·  · · · ·  · ·', act.list(contactDetails)),
  row(contactDetails, 'create own',               '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.create(ownDetails, newContactDetails)),
  row(contactDetails, "create another's",         '· · ·  · · · ·  · ·', act.create(othersDetails, newContactDetails)),
  row(contactDetails, 'update own',               '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.create(ownDetails, newContactDetails), (who) => ({ [ownDetails(who)]: aSetOfContactDetails({ phone: '' }) })),
  row(contactDetails, "update another's",         '· · ·  · · · ·  · ·', act.create(othersDetails, newContactDetails), givenOthers),
  row(contactDetails, 'delete own',               '· · ·  · · · ·  · ·', act.remove(ownDetails), givenOwn),
];
