import { CLOCKS, COLLECTIONS, LEGAL_EVENTS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aClock } from '@app/seed/claim-builders';
import { collectionGroup, getDocs } from 'firebase/firestore';
import { PEOPLE } from '../support/as.ts';
import * as act from './acts.ts';
import { newClaimSheet, newLegalEvent } from './documents.ts';
import { row, type Row } from './matrix-row.ts';
import { IDS } from './fixtures.ts';

const { CO, PA } = PEOPLE;
const { claimSheets } = COLLECTIONS;
const sheet = paths.claimSheet(IDS.case);
const fresh = paths.claimSheet(IDS.freshCase);
const event = paths.legalEvent(IDS.case, IDS.legalEvent);
const newEvent = paths.legalEvent(IDS.case, 'new');
const clock = paths.clock(IDS.case, 'complaint_cheque_0');
const finished = () => ({
  [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'Completed' }),
});
/** No client can store such a status; the rules name those that allow a change, and not those that forbid it. */
const unknownStatus = () => ({
  [paths.case(IDS.case)]: { ...aCase({ user_id: CO.uid, partner_id: PA.uid }), status: 'unknown' },
});

/** What is stated of a claim, what happened to it, and until when it can be brought. */
// oxfmt-ignore
export const CLAIM_ROWS: readonly Row[] = [
  //                                               V CO CX  PP PA PU PR  AD DIS
  row(claimSheets, 'get',                         '· ✓ ·  · ✓ · ·  ✓ ·', act.get(sheet)),
  row(claimSheets, 'get what is not there',       '· ✓ ·  · · · ·  ✓ ·', act.get(fresh)),
  row(claimSheets, 'get of a missing case',       '· · ·  · · · ·  ✓ ·', act.get(paths.claimSheet('case-missing'))),
  row(claimSheets, 'list',                        '· · ·  · · · ·  · ·', act.list(claimSheets)),
  row(claimSheets, 'list by own user_id',         '· · ·  · · · ·  · ·', act.list(claimSheets, act.own('user_id'))),
  row(claimSheets, 'create',                      '· ✓ ·  · · · ·  ✓ ·', act.create(fresh, (who) => newClaimSheet(who, CO, IDS.freshCase))),
  row(claimSheets, "create in another's name",    '· · ·  · · · ·  · ·', act.create(fresh, newClaimSheet({ uid: 'uid-nobody' }, CO, IDS.freshCase))),
  row(claimSheets, 'create for a missing case',   '· · ·  · · · ·  · ·', act.create(paths.claimSheet('case-missing'), (who) => newClaimSheet(who, who, 'case-missing'))),
  row(claimSheets, 'update',                      '· ✓ ·  · · · ·  ✓ ·', act.update(sheet, (who) => newClaimSheet(who, CO, IDS.case))),
  row(claimSheets, 'update of a finished case',   '· · ·  · · · ·  ✓ ·', act.update(sheet, (who) => newClaimSheet(who, CO, IDS.case)), finished),
  row(claimSheets, 'update, unknown status',      '· · ·  · · · ·  ✓ ·', act.update(sheet, (who) => newClaimSheet(who, CO, IDS.case)), unknownStatus),
  row(claimSheets, 'create for a finished case',  '· · ·  · · · ·  ✓ ·', act.create(sheet, (who) => newClaimSheet(who, CO, IDS.case)), () => ({ ...finished(), [sheet]: null })),
  row(claimSheets, 'give it to another customer', '· · ·  · · · ·  · ·', act.update(sheet, (who) => newClaimSheet(who, PEOPLE.CX, IDS.case))),
  row(claimSheets, 'delete',                      '· · ·  · · · ·  · ·', act.remove(sheet)),

  row(LEGAL_EVENTS, 'get',                        '· ✓ ·  · ✓ · ·  ✓ ·', act.get(event)),
  row(LEGAL_EVENTS, 'list',                       '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.legalEvents(IDS.case))),
  row(LEGAL_EVENTS, 'list across all cases',      '· · ·  · · · ·  · ·', (db) => getDocs(collectionGroup(db, LEGAL_EVENTS))),
  row(LEGAL_EVENTS, 'create',                     '· ✓ ·  · ✓ · ·  ✓ ·', act.create(newEvent, (who) => newLegalEvent(who, IDS.case))),
  row(LEGAL_EVENTS, 'create, a suit',             '· · ·  · ✓ · ·  ✓ ·', act.create(newEvent, (who) => ({ ...newLegalEvent(who, IDS.case), kind: 'sued' }))),
  row(LEGAL_EVENTS, 'create as a partner',        '· · ·  · ✓ · ·  · ·', act.create(newEvent, (who) => ({ ...newLegalEvent(who, IDS.case), by_role: 'partner' }))),
  row(LEGAL_EVENTS, 'create as an admin',         '· · ·  · · · ·  ✓ ·', act.create(newEvent, (who) => ({ ...newLegalEvent(who, IDS.case), by_role: 'admin' }))),
  row(LEGAL_EVENTS, 'create for a missing case',  '· · ·  · · · ·  · ·', act.create(paths.legalEvent('case-missing', 'new'), (who) => newLegalEvent(who, 'case-missing'))),
  row(LEGAL_EVENTS, 'update',                     '· · ·  · · · ·  · ·', act.update(event, { on: '2026-01-01' })),
  row(LEGAL_EVENTS, 'delete',                     '· · ·  · · · ·  · ·', act.remove(event)),

  row(CLOCKS, 'get',                              '· ✓ ·  · ✓ · ·  ✓ ·', act.get(clock)),
  row(CLOCKS, 'list',                             '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.clocks(IDS.case))),
  row(CLOCKS, 'list across all cases',            '· · ·  · · · ·  · ·', (db) => getDocs(collectionGroup(db, CLOCKS))),
  row(CLOCKS, 'create',                           '· · ·  · · · ·  · ·', act.create(paths.clock(IDS.case, 'debt_claim'), aClock({ case_id: IDS.case }))),
  row(CLOCKS, 'update',                           '· · ·  · · · ·  · ·', act.update(clock, { state: 'stopped' })),
  row(CLOCKS, 'delete',                           '· · ·  · · · ·  · ·', act.remove(clock)),
];
