import { CASE_ROLLUP } from '@app/domain/case-tally';
import { BOUND_NAMES, COLLECTIONS, paths } from '@app/domain/paths';
import type { PrivacyStatus } from '@app/domain/privacy-request';
import { aBoundFile, aPrivacyRequest } from '@app/seed/builders';
import { serverTimestamp } from 'firebase/firestore';
import { PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import { filePath, newAuditEntry, newPrivacyRequest } from './documents.ts';
import { IDS } from './fixtures.ts';
import { row, type Row } from './matrix-row.ts';

const { CO, CX } = PEOPLE;
const {
  blogRedirects,
  blogRendered,
  deadLetters,
  rollups,
  publicFigures,
  caseTallies,
  caseBalances,
  privacyRequests,
  privacyExports,
  legalHolds,
  retentionReports,
  auditLog,
  notificationStreams,
  toldEvents,
  boundFiles,
  budgets,
  caseCounters,
} = COLLECTIONS;

const ownBudget = (who: Person) => paths.budget(who.uid);
const boundFile = paths.boundFile(CO.uid, IDS.caseFile);
const firstShard = paths.rollupShard(CASE_ROLLUP, '0');
const ownRequest = (who: Person) => paths.privacyRequest(who.uid);
const othersRequest = (who: Person) => paths.privacyRequest(who.uid === CX.uid ? CO.uid : CX.uid);
const requested = (status: PrivacyStatus) => (who: Person) => ({
  [ownRequest(who)]: aPrivacyRequest({ user_id: who.uid, status }),
});
const othersGiven = (who: Person) => ({ [othersRequest(who)]: aPrivacyRequest({ user_id: 'uid-nobody' }) });
const again = { status: 'received', reason: 'อีกครั้ง', created_at: serverTimestamp() };
const withdrawal = { status: 'withdrawn', closed_at: serverTimestamp() };
const hold = paths.legalHold(IDS.case);
const report = paths.retentionReport('2026-11-20');
const OPENED = `profile_opened-${'a'.repeat(20)}`;

/** Collections that only functions write, and requests for erasure. */
// oxfmt-ignore
export const SERVER_ROWS: readonly Row[] = [
  //                                               V CO CX  PP PA PU PR  AD DIS
  row(blogRendered, 'get',                        '· · ·  · · · ·  ✓ ·', act.get(paths.blogRendered(IDS.post))),
  row(blogRendered, 'list',                       '· · ·  · · · ·  · ·', act.list(blogRendered)),
  row(blogRendered, 'create',                     '· · ·  · · · ·  · ·', act.create(paths.blogRendered('new'), { html: '<p>' })),
  row(blogRendered, 'update',                     '· · ·  · · · ·  · ·', act.update(paths.blogRendered(IDS.post), { html: '<p>' })),
  row(blogRendered, 'delete',                     '· · ·  · · · ·  · ·', act.remove(paths.blogRendered(IDS.post))),

  row(blogRedirects, 'get',                       '· · ·  · · · ·  · ·', act.get(paths.blogRedirect(IDS.oldSlug))),
  row(blogRedirects, 'list',                      '· · ·  · · · ·  · ·', act.list(blogRedirects)),
  row(blogRedirects, 'create',                    '· · ·  · · · ·  · ·', act.create(paths.blogRedirect('new'), { post_id: IDS.post })),
  row(blogRedirects, 'update',                    '· · ·  · · · ·  · ·', act.update(paths.blogRedirect(IDS.oldSlug), { post_id: 'other' })),
  row(blogRedirects, 'delete',                    '· · ·  · · · ·  · ·', act.remove(paths.blogRedirect(IDS.oldSlug))),

  row(publicFigures, 'get',                       '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.get(paths.publicFigures)),
  row(publicFigures, 'list',                      '· · ·  · · · ·  · ·', act.list(publicFigures)),
  row(publicFigures, 'create',                    '· · ·  · · · ·  · ·', act.create(`${publicFigures}/other`, { closed: 50 })),
  row(publicFigures, 'update',                    '· · ·  · · · ·  · ·', act.update(paths.publicFigures, { closed: 50 })),
  row(publicFigures, 'delete',                    '· · ·  · · · ·  · ·', act.remove(paths.publicFigures)),

  row(rollups, 'get a shard',                     '· · ·  · · · ·  ✓ ·', act.get(firstShard)),
  row(rollups, 'list the shards',                 '· · ·  · · · ·  ✓ ·', act.list(paths.rollupShards(CASE_ROLLUP))),
  row(rollups, 'get what holds the shards',       '· · ·  · · · ·  · ·', act.get(`${rollups}/${CASE_ROLLUP}`)),
  row(rollups, 'list',                            '· · ·  · · · ·  · ·', act.list(rollups)),
  row(rollups, 'create',                          '· · ·  · · · ·  · ·', act.create(paths.rollupShard(CASE_ROLLUP, '8'), {})),
  row(rollups, 'update',                          '· · ·  · · · ·  · ·', act.update(firstShard, { by_status: {} })),
  row(rollups, 'delete',                          '· · ·  · · · ·  · ·', act.remove(firstShard)),

  row(caseBalances, 'get',                        '· ✓ ·  · ✓ · ·  ✓ ·', act.get(paths.caseBalance(IDS.case))),
  row(caseBalances, 'get one that is missing',    '· ✓ ·  · · · ·  ✓ ·', act.get(paths.caseBalance(IDS.freshCase))),
  row(caseBalances, 'get one of a missing case',  '· · ·  · · · ·  ✓ ·', act.get(paths.caseBalance('case-missing'))),
  row(caseBalances, 'list',                       '· · ·  · · · ·  · ·', act.list(caseBalances)),
  row(caseBalances, 'create',                     '· · ·  · · · ·  · ·', act.create(paths.caseBalance(IDS.freshCase), { claimed: 1 })),
  row(caseBalances, 'update',                     '· · ·  · · · ·  · ·', act.update(paths.caseBalance(IDS.case), { paid_confirmed: 1 })),
  row(caseBalances, 'delete',                     '· · ·  · · · ·  · ·', act.remove(paths.caseBalance(IDS.case))),

  row(caseTallies, 'get',                         '· · ·  · · · ·  · ·', act.get(paths.caseTally(IDS.case))),
  row(caseTallies, 'list',                        '· · ·  · · · ·  · ·', act.list(caseTallies)),
  row(caseTallies, 'create',                      '· · ·  · · · ·  · ·', act.create(paths.caseTally('new'), {})),
  row(caseTallies, 'update',                      '· · ·  · · · ·  · ·', act.update(paths.caseTally(IDS.case), { satang: 1 })),
  row(caseTallies, 'delete',                      '· · ·  · · · ·  · ·', act.remove(paths.caseTally(IDS.case))),

  row(privacyRequests, 'get own',                 '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownRequest), requested('received')),
  row(privacyRequests, 'get own that is not there', '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownRequest)),
  row(privacyRequests, "get another's",           '· · ·  · · · ·  ✓ ·', act.get(othersRequest), othersGiven),
  row(privacyRequests, 'list',                    '· · ·  · · · ·  ✓ ·', act.list(privacyRequests)),
  row(privacyRequests, 'list by own user_id',     '· · ·  · · · ·  ✓ ·', act.list(privacyRequests, act.own('user_id')), requested('received')),
  row(privacyRequests, 'create own',              '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.create(ownRequest, newPrivacyRequest)),
  row(privacyRequests, "create another's",        '· · ·  · · · ·  · ·', act.create(othersRequest, (who) => newPrivacyRequest({ uid: who.uid === CX.uid ? CO.uid : CX.uid }))),
  row(privacyRequests, "create in another's name", '· · ·  · · · ·  · ·', act.create(ownRequest, newPrivacyRequest({ uid: 'uid-nobody' }))),
  row(privacyRequests, 'create own, approved',    '· · ·  · · · ·  · ·', act.create(ownRequest, (who) => ({ ...newPrivacyRequest(who), status: 'approved' }))),
  row(privacyRequests, 'create a second one',     '· · ·  · · · ·  · ·', act.create(ownRequest, newPrivacyRequest), requested('received')),
  row(privacyRequests, 'ask again after a refusal', '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.update(ownRequest, again), requested('refused')),
  row(privacyRequests, 'ask again after a withdrawal', '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.update(ownRequest, again), requested('withdrawn')),
  row(privacyRequests, 'ask again while it is carried out', '· · ·  · · · ·  · ·', act.update(ownRequest, again), requested('approved')),
  row(privacyRequests, 'withdraw own',            '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.update(ownRequest, withdrawal), requested('received')),
  row(privacyRequests, 'withdraw own that is approved', '· · ·  · · · ·  · ·', act.update(ownRequest, withdrawal), requested('approved')),
  row(privacyRequests, "withdraw another's",      '· · ·  · · · ·  · ·', act.update(othersRequest, withdrawal), othersGiven),
  row(privacyRequests, 'approve own',             '· · ·  · · · ·  · ·', act.update(ownRequest, { status: 'approved' }), requested('received')),
  row(privacyRequests, "approve another's",       '· · ·  · · · ·  · ·', act.update(othersRequest, { status: 'approved' }), othersGiven),
  row(privacyRequests, 'delete own',              '· · ·  · · · ·  · ·', act.remove(ownRequest), requested('received')),

  row(privacyExports, 'get own',                  '· · ·  · · · ·  · ·', act.get((who) => paths.privacyExport(who.uid)), (who) => ({ [paths.privacyExport(who.uid)]: { at: new Date(0) } })),
  row(privacyExports, 'delete own',               '· · ·  · · · ·  · ·', act.remove((who) => paths.privacyExport(who.uid)), (who) => ({ [paths.privacyExport(who.uid)]: { at: new Date(0) } })),

  row(legalHolds, 'get',                          '· · ·  · · · ·  ✓ ·', act.get(hold), () => ({ [hold]: { reason: 'คดีอยู่ระหว่างพิจารณา' } })),
  row(legalHolds, 'list',                         '· · ·  · · · ·  ✓ ·', act.list(legalHolds)),
  row(legalHolds, 'create',                       '· · ·  · · · ·  · ·', act.create(hold, { reason: 'คดี' })),
  row(legalHolds, 'delete',                       '· · ·  · · · ·  · ·', act.remove(hold), () => ({ [hold]: { reason: 'คดีอยู่ระหว่างพิจารณา' } })),

  row(retentionReports, 'get',                    '· · ·  · · · ·  ✓ ·', act.get(report), () => ({ [report]: { deletes: false } })),
  row(retentionReports, 'list',                   '· · ·  · · · ·  ✓ ·', act.list(retentionReports)),
  row(retentionReports, 'create',                 '· · ·  · · · ·  · ·', act.create(report, { deletes: true })),
  row(retentionReports, 'delete',                 '· · ·  · · · ·  · ·', act.remove(report), () => ({ [report]: { deletes: false } })),

  row(auditLog, 'get',                            '· · ·  · · · ·  ✓ ·', act.get(paths.auditEntry(IDS.auditEntry))),
  row(auditLog, 'list',                           '· · ·  · · · ·  ✓ ·', act.list(auditLog)),
  row(auditLog, 'record an opened profile',       '· · ·  · · · ·  ✓ ·', act.create(paths.auditEntry(OPENED), (who) => newAuditEntry(who))),
  row(auditLog, "record in another's name",       '· · ·  · · · ·  · ·', act.create(paths.auditEntry(OPENED), () => newAuditEntry({ uid: 'uid-nobody' }))),
  row(auditLog, 'record a decision',              '· · ·  · · · ·  · ·', act.create(paths.auditEntry(OPENED), (who) => ({ ...newAuditEntry(who), action: 'partner_approved' }))),
  row(auditLog, 'change',                         '· · ·  · · · ·  · ·', act.update(paths.auditEntry(IDS.auditEntry), { actor_id: 'uid-nobody' })),
  row(auditLog, 'delete',                         '· · ·  · · · ·  · ·', act.remove(paths.auditEntry(IDS.auditEntry))),

  row(notificationStreams, 'get',                 '· · ·  · · · ·  · ·', act.get(paths.notificationStream('one'))),
  row(notificationStreams, 'list',                '· · ·  · · · ·  · ·', act.list(notificationStreams)),
  row(notificationStreams, 'create',              '· · ·  · · · ·  · ·', act.create(paths.notificationStream('new'), {})),
  row(toldEvents, 'get',                          '· · ·  · · · ·  · ·', act.get(paths.toldEvent('one'))),
  row(toldEvents, 'list',                         '· · ·  · · · ·  · ·', act.list(toldEvents)),
  row(toldEvents, 'create',                       '· · ·  · · · ·  · ·', act.create(paths.toldEvent('new'), {})),

  row(boundFiles, 'get',                          '· · ·  · · · ·  · ·', act.get(boundFile)),
  row(boundFiles, 'list',                         '· · ·  · · · ·  · ·', act.list(`${boundFiles}/${CO.uid}/${BOUND_NAMES}`)),
  row(boundFiles, 'create',                       '· · ·  · · · ·  · ·', act.create((who) => paths.boundFile(who.uid, 'new'), (who) => aBoundFile({ path: filePath(who) }))),
  row(boundFiles, 'update',                       '· · ·  · · · ·  · ·', act.update(boundFile, { sha256: 'a'.repeat(64) })),
  row(boundFiles, 'delete',                       '· · ·  · · · ·  · ·', act.remove(boundFile)),

  row(budgets, 'get own',                         '· · ·  · · · ·  · ·', act.get(ownBudget)),
  row(budgets, 'create own',                      '· · ·  · · · ·  · ·', act.create(ownBudget, {})),
  row(budgets, 'update own',                      '· · ·  · · · ·  · ·', act.update(ownBudget, { files: null }), (who) => ({ [ownBudget(who)]: { files: { count: 1 } } })),

  row(caseCounters, 'get',                        '· · ·  · · · ·  · ·', act.get(paths.caseCounter('6911'))),
  row(caseCounters, 'list',                       '· · ·  · · · ·  · ·', act.list(caseCounters)),
  row(caseCounters, 'create',                     '· · ·  · · · ·  · ·', act.create(paths.caseCounter('6911'), { last: 1 })),
  row(caseCounters, 'update',                     '· · ·  · · · ·  · ·', act.update(paths.caseCounter('6911'), { last: 1 }), () => ({ [paths.caseCounter('6911')]: { last: 7 } })),

  row(deadLetters, 'get',                         '· · ·  · · · ·  · ·', act.get(`${deadLetters}/event`)),
  row(deadLetters, 'list',                        '· · ·  · · · ·  · ·', act.list(deadLetters)),
  row(deadLetters, 'create',                      '· · ·  · · · ·  · ·', act.create(`${deadLetters}/new`, {})),
];
