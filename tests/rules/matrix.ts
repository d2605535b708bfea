import { OPEN_STATUSES } from '@app/domain/case';
import { CASE_ROLLUP } from '@app/domain/case-tally';
import { BOUND_NAMES, COLLECTIONS, paths } from '@app/domain/paths';
import type { PrivacyStatus } from '@app/domain/privacy-request';
import {
  aBoundFile,
  aCaseEvent,
  aCaseFile,
  aNotification,
  aPrivacyRequest,
  aProfile,
  aRoadmapStep,
  aSetOfPreferences,
  aTestimonial,
} from '@app/seed/builders';
import { limit, serverTimestamp, where } from 'firebase/firestore';
import { PEOPLE, PERSONAS, type Persona, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import {
  filePath,
  newAuditEntry,
  newBlogPost,
  newCase,
  newCaseUpdate,
  newContact,
  newPartner,
  newPreferences,
  newPrivacyRequest,
  newSubscriber,
} from './documents.ts';
import { IDS, notificationOf, SUBSCRIBER, subscriberPath, type Documents } from './world.ts';

/**
 * Who may do what: SECURITY section 1 as the contract amends it, one line for each collection and operation. "own" and
 * "another's" stand apart where the matrix says "own row only". The locked-out account (DIS) is, line by line, the first
 * account that may do it.
 */
export interface Row {
  collection: string;
  operation: string;
  allowed: ReadonlySet<Persona>;
  act: act.Act;
  /** It changes nothing. */
  reads: boolean;
  /** What must be different from the world of world.ts. */
  given?: (who: Person) => Documents;
}

const { CO, CX, PP, PA, PU } = PEOPLE;
const { profiles, partners, cases, notifications, contacts, testimonials, blogPosts, blogSlugs } =
  COLLECTIONS;
const {
  newsletterSubscriptions: subscribers,
  blogRedirects,
  blogRendered,
  roadmapSteps,
  deadLetters,
  preferences,
  rollups,
  caseTallies,
  privacyRequests,
  privacyExports,
  legalHolds,
  retentionReports,
  rateLimits,
  newsletterLinks,
  newsletterConsents,
  mail,
  auditLog,
  notificationStreams,
  toldEvents,
  boundFiles,
  budgets,
} = COLLECTIONS;

function row(
  collection: string,
  operation: string,
  cells: string,
  action: act.Act,
  given?: Row['given'],
): Row {
  const marks = cells.replace(/\s/g, '');
  if (!/^[✓·]{9}$/u.test(marks))
    throw new Error(`${collection} ${operation}: nine cells, please, not "${cells}"`);
  const allowed = new Set(PERSONAS.filter((_, index) => marks[index] === '✓'));
  return {
    collection,
    operation,
    allowed,
    act: action,
    reads: /^(get|list|count)/.test(operation),
    ...(given && { given }),
  };
}

const ownProfile = (who: Person) => paths.profile(who.uid);
const ownPartner = (who: Person) => paths.partner(who.uid);
const ownBudget = (who: Person) => paths.budget(who.uid);
const ownPreferences = (who: Person) => paths.preferences(who.uid);
const othersPreferences = (who: Person) => paths.preferences(who.uid === CX.uid ? CO.uid : CX.uid);
/** The own record, or PP's for those who have none. */
const partnerToEdit = (who: Person) => paths.partner(who.application ? who.uid : PP.uid);
const post = `${blogPosts}/${IDS.post}`;
const step = `${roadmapSteps}/${IDS.step}`;
const firstEvent = `${act.caseEvents(IDS.case)}/${IDS.caseEvent}`;
const firstFile = paths.caseFile(IDS.case, IDS.caseFile);
const boundFile = paths.boundFile(CO.uid, IDS.caseFile);
const firstShard = paths.rollupShard(CASE_ROLLUP, '0');
const firstUpdate = `${act.caseUpdates(IDS.case)}/${IDS.caseUpdate}`;
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
const featured = where('is_featured', '==', true);
const otherName = { full_name: 'ชื่อใหม่' };
const OPENED = `profile_opened-${'a'.repeat(20)}`;
const subscriberId = 'a'.repeat(64);
const subscriber = subscriberPath(subscriberId);
const knownSubscriber = () => ({ [subscriber]: newSubscriber(SUBSCRIBER) });

// prettier-ignore
export const MATRIX: readonly Row[] = [
  //                                               V CO CX  PP PA PU PR  AD DIS
  row(profiles, 'get own',                        '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownProfile)),
  row(profiles, "get another's",                  '· · ·  · · · ·  ✓ ·', act.get((who) => paths.profile(who.uid === CX.uid ? CO.uid : CX.uid))),
  row(profiles, 'list',                           '· · ·  · · · ·  ✓ ·', act.list(profiles)),
  row(profiles, 'list by own e-mail',             '· · ·  · · · ·  ✓ ·', act.list(profiles, (who) => where('email', '==', who.email))),
  row(profiles, 'create own',                     '· · ·  · · · ·  · ·', act.create(ownProfile, aProfile()), (who) => ({ [ownProfile(who)]: null })),
  row(profiles, "create another's",               '· · ·  · · · ·  · ·', act.create(`${profiles}/uid-nobody`, aProfile())),
  row(profiles, 'update own name',                '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.update(ownProfile, otherName)),
  row(profiles, "update another's name",          '· · ·  · · · ·  · ·', act.update((who) => paths.profile(who.uid === CX.uid ? CO.uid : CX.uid), otherName)),
  row(profiles, 'update own role',                '· · ·  · · · ·  · ·', act.update(ownProfile, (who: Person) => ({ role: who.role === 'admin' ? 'customer' : 'admin' }))),
  row(profiles, "update another's role",          '· · ·  · · · ·  · ·', act.update((who) => paths.profile(who.uid === CX.uid ? CO.uid : CX.uid), { role: 'admin' })),
  row(profiles, "lock another's account",         '· · ·  · · · ·  · ·', act.update((who) => paths.profile(who.uid === CX.uid ? CO.uid : CX.uid), { disabled: true })),
  row(profiles, 'delete own',                     '· · ·  · · · ·  · ·', act.remove(ownProfile)),

  // A customer may ask for the own record, to learn that there is none (SPEC section 7, partner guard).
  row(partners, 'get own',                        '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownPartner)),
  row(partners, "get another's",                  '· · ·  · · · ·  ✓ ·', act.get((who) => paths.partner(who.uid === PP.uid ? PA.uid : PP.uid))),
  row(partners, 'list by own user_id',            '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.list(partners, act.own('user_id'))),
  row(partners, "list by another's user_id",      '· · ·  · · · ·  ✓ ·', act.list(partners, (who) => where('user_id', '==', who.uid === PP.uid ? PA.uid : PP.uid))),
  row(partners, 'list Approved',                  '· · ·  · · · ·  ✓ ·', act.list(partners, where('status', '==', 'Approved'))),
  row(partners, 'list',                           '· · ·  · · · ·  ✓ ·', act.list(partners)),
  row(partners, 'count Pending',                  '· · ·  · · · ·  ✓ ·', act.count(partners, where('status', '==', 'Pending'))),
  row(partners, 'create own, Pending',            '· ✓ ✓  · · · ·  · ·', act.create(ownPartner, newPartner)),
  row(partners, 'create own, Approved',           '· · ·  · · · ·  · ·', act.create(ownPartner, (who) => ({ ...newPartner(who), status: 'Approved' }))),
  row(partners, "create another's",               '· · ·  · · · ·  · ·', act.create(paths.partner('uid-nobody'), newPartner({ ...CO, uid: 'uid-nobody' }))),
  row(partners, 'update own particulars',         '· · ·  ✓ ✓ ✓ ✓  · ·', act.update(partnerToEdit, { company_name: 'บริษัทใหม่' })),
  row(partners, "update another's particulars",   '· · ·  · · · ·  · ·', act.update((who) => paths.partner(who.uid === PP.uid ? PA.uid : PP.uid), { phone: '02-000-0000' })),
  row(partners, 'approve a Pending application',  '· · ·  · · · ·  ✓ ·', act.update(paths.partner(PP.uid), { status: 'Approved' })),
  row(partners, 'approve one, signed',            '· · ·  · · · ·  ✓ ·', act.update(paths.partner(PP.uid), (who: Person) => ({ status: 'Approved', updated_by: act.signature(who) }))),
  row(partners, "approve in another's name",      '· · ·  · · · ·  · ·', act.update(paths.partner(PP.uid), { status: 'Approved', updated_by: act.signature({ uid: 'uid-nobody' }) })),
  row(partners, 'say who decided',                '· · ·  · · · ·  · ·', act.update(partnerToEdit, (who: Person) => ({ decided_by: who.uid }))),
  row(partners, 'approve an own application',     '· · ·  · · · ·  · ·', act.update(ownPartner, { status: 'Approved' }), (who) => ({ [ownPartner(who)]: { ...newPartner(who), status: 'Rejected' } })),
  row(partners, 'delete own',                     '· · ·  · · · ·  · ·', act.remove(partnerToEdit)),

  row(cases, 'get',                               '· ✓ ·  · ✓ · ·  ✓ ·', act.get(paths.case(IDS.case))),
  row(cases, 'get an unassigned one',             '· ✓ ·  · · · ·  ✓ ·', act.get(paths.case(IDS.freshCase))),
  row(cases, 'get one that is missing',           '· · ·  · · · ·  ✓ ·', act.get(paths.case('case-missing'))),
  row(cases, 'list by own user_id',               '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.list(cases, act.own('user_id'))),
  row(cases, 'count by own user_id',              '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.count(cases, act.own('user_id'))),
  row(cases, "list by another's user_id",         '· · ·  · · · ·  ✓ ·', act.list(cases, where('user_id', '==', 'uid-nobody'))),
  row(cases, 'list by own partner_id',            '· · ·  · ✓ ✓ ·  ✓ ·', act.list(cases, act.own('partner_id'))),
  row(cases, 'count own open ones',               '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.count(cases, act.own('user_id'), where('status', 'in', OPEN_STATUSES))),
  row(cases, 'count own completed ones',          '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.count(cases, act.own('user_id'), where('status', '==', 'Completed'))),
  row(cases, "count assigned ones, by status",    '· · ·  · ✓ ✓ ·  ✓ ·', act.count(cases, act.own('partner_id'), where('status', '==', 'In Progress'))),
  row(cases, "count another's open ones",         '· · ·  · · · ·  ✓ ·', act.count(cases, where('user_id', '==', 'uid-nobody'), where('status', 'in', OPEN_STATUSES))),
  row(cases, 'count by own partner_id',           '· · ·  · ✓ ✓ ·  ✓ ·', act.count(cases, act.own('partner_id'))),
  row(cases, "list by another's partner_id",      '· · ·  · · · ·  ✓ ·', act.list(cases, where('partner_id', '==', 'uid-nobody'))),
  row(cases, 'list unassigned',                   '· · ·  · · · ·  ✓ ·', act.list(cases, where('partner_id', '==', null))),
  row(cases, 'list',                              '· · ·  · · · ·  ✓ ·', act.list(cases)),
  row(cases, "list own and another's",              '· · ·  · · · ·  ✓ ·', act.list(cases, (who) => where('user_id', 'in', [who.uid, 'uid-nobody']))),
  row(cases, 'count',                             '· · ·  · · · ·  ✓ ·', act.count(cases)),
  row(cases, 'create own',                        '· ✓ ✓  ✓ · · ✓  · ·', act.create(paths.case('case-new'), newCase)),
  row(cases, "create another's",                  '· · ·  · · · ·  · ·', act.create(paths.case('case-new'), (who) => ({ ...newCase(who), user_id: 'uid-nobody' }))),
  row(cases, 'add files',                         '· ✓ ·  · · · ·  · ·', act.changeCase(IDS.case, { file_urls: [filePath(CO), filePath(CO, 'ใหม่.pdf')] })),
  row(cases, 'add files, signed',                 '· ✓ ·  · · · ·  · ·', act.changeCase(IDS.case, (who) => ({ file_urls: [filePath(CO), filePath(CO, 'ใหม่.pdf')], updated_by: act.signature(who) }))),
  row(cases, 'set status',                        '· · ·  · ✓ · ·  · ·', act.changeCase(IDS.case, { status: 'Completed' })),
  row(cases, 'set status, signed',                '· · ·  · ✓ · ·  · ·', act.changeCase(IDS.case, (who) => ({ status: 'Completed', updated_by: act.signature(who) }))),
  row(cases, "set status in another's name",      '· · ·  · · · ·  · ·', act.changeCase(IDS.case, { status: 'Completed', updated_by: act.signature({ uid: 'uid-nobody' }) })),
  row(cases, 'assign',                            '· · ·  · · · ·  ✓ ·', act.changeCase(IDS.case, { partner_id: PU.uid, status: 'In Progress' })),
  row(cases, 'assign, signed',                    '· · ·  · · · ·  ✓ ·', act.changeCase(IDS.case, (who) => ({ partner_id: PU.uid, status: 'In Progress', updated_by: act.signature(who) }))),
  row(cases, 'take away',                         '· · ·  · · · ·  ✓ ·', act.changeCase(IDS.case, { partner_id: null, status: 'Submitted' })),
  row(cases, 'change the amount',                 '· · ·  · · · ·  · ·', act.changeCase(IDS.case, { amount: 1 })),
  row(cases, 'delete',                            '· · ·  · · · ·  · ·', act.remove(paths.case(IDS.case))),

  row('case_updates', 'get',                      '· ✓ ·  · ✓ · ·  ✓ ·', act.get(firstUpdate)),
  row('case_updates', 'list',                     '· ✓ ·  · ✓ · ·  ✓ ·', act.list(act.caseUpdates(IDS.case))),
  row('case_updates', 'list of a missing case',   '· · ·  · · · ·  ✓ ·', act.list(act.caseUpdates('case-missing'))),
  row('case_updates', 'create',                   '· · ·  · ✓ · ·  ✓ ·', act.create(`${act.caseUpdates(IDS.case)}/new`, (who) => newCaseUpdate(who, IDS.case))),
  row('case_updates', 'create in a missing case', '· · ·  · · · ·  · ·', act.create(`${act.caseUpdates('case-missing')}/new`, (who) => newCaseUpdate(who, 'case-missing'))),
  row('case_updates', 'update own',               '· · ·  · · · ·  · ·', act.update(firstUpdate, { update_text: 'แก้ไข' }), (who) => ({ [firstUpdate]: newCaseUpdate(who, IDS.case) })),
  row('case_updates', 'delete own',               '· · ·  · · · ·  · ·', act.remove(firstUpdate), (who) => ({ [firstUpdate]: newCaseUpdate(who, IDS.case) })),

  row('case_events', 'get',                       '· ✓ ·  · ✓ · ·  ✓ ·', act.get(firstEvent)),
  row('case_events', 'list',                      '· ✓ ·  · ✓ · ·  ✓ ·', act.list(act.caseEvents(IDS.case))),
  row('case_events', 'list of a missing case',    '· · ·  · · · ·  ✓ ·', act.list(act.caseEvents('case-missing'))),
  row('case_events', 'create',                    '· · ·  · · · ·  · ·', act.create(`${act.caseEvents(IDS.case)}/new`, (who) => ({ ...aCaseEvent({ case_id: IDS.case, actor_id: who.uid, actor_name: who.name }), created_at: serverTimestamp() }))),
  row('case_events', 'update own',                '· · ·  · · · ·  · ·', act.update(firstEvent, { kind: 'assigned' }), (who) => ({ [firstEvent]: aCaseEvent({ case_id: IDS.case, actor_id: who.uid }) })),
  row('case_events', 'delete own',                '· · ·  · · · ·  · ·', act.remove(firstEvent), (who) => ({ [firstEvent]: aCaseEvent({ case_id: IDS.case, actor_id: who.uid }) })),

  row('case_files', 'get',                        '· ✓ ·  · ✓ · ·  ✓ ·', act.get(firstFile)),
  row('case_files', 'list',                       '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.caseFiles(IDS.case))),
  row('case_files', 'create',                     '· · ·  · · · ·  · ·', act.create(paths.caseFile(IDS.case, 'new'), (who) => aCaseFile({ path: filePath(who) }))),
  row('case_files', 'update',                     '· · ·  · · · ·  · ·', act.update(firstFile, { sha256: 'a'.repeat(64) })),
  row('case_files', 'delete',                     '· · ·  · · · ·  · ·', act.remove(firstFile)),

  row(notifications, 'get own',                   '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(notificationOf)),
  row(notifications, "get another's",             '· · ·  · · · ·  · ·', act.get(notificationOf({ uid: 'uid-nobody' })), () => ({ [notificationOf({ uid: 'uid-nobody' })]: aNotification({ user_id: 'uid-nobody' }) })),
  row(notifications, 'list by own user_id',       '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.list(notifications, act.own('user_id'))),
  row(notifications, "list own and another's",      '· · ·  · · · ·  · ·', act.list(notifications, (who) => where('user_id', 'in', [who.uid, 'uid-nobody']))),
  row(notifications, 'count own unread',          '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.count(notifications, act.own('user_id'), where('is_read', '==', false))),
  row(notifications, 'list',                      '· · ·  · · · ·  · ·', act.list(notifications)),
  row(notifications, 'create own',                '· · ·  · · · ·  · ·', act.create(paths.notification('new'), (who) => aNotification({ user_id: who.uid }))),
  row(notifications, 'mark own read',             '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.update(notificationOf, { is_read: true })),
  row(notifications, "mark another's read",       '· · ·  · · · ·  · ·', act.update(notificationOf({ uid: 'uid-nobody' }), { is_read: true }), () => ({ [notificationOf({ uid: 'uid-nobody' })]: aNotification({ user_id: 'uid-nobody' }) })),
  row(notifications, 'delete own',                '· · ·  · · · ·  · ·', act.remove(notificationOf)),

  row(preferences, 'get own',                     '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownPreferences), (who) => ({ [ownPreferences(who)]: aSetOfPreferences() })),
  row(preferences, 'get own that are not there',  '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownPreferences)),
  row(preferences, "get another's",               '· · ·  · · · ·  · ·', act.get(othersPreferences), (who) => ({ [othersPreferences(who)]: aSetOfPreferences() })),
  row(preferences, 'list',                        '· · ·  · · · ·  · ·', act.list(preferences)),
  row(preferences, 'create own',                  '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.create(ownPreferences, newPreferences)),
  row(preferences, "create another's",            '· · ·  · · · ·  · ·', act.create(othersPreferences, newPreferences)),
  row(preferences, 'update own',                  '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.create(ownPreferences, newPreferences), (who) => ({ [ownPreferences(who)]: aSetOfPreferences({ muted_kinds: [] }) })),
  row(preferences, "update another's",            '· · ·  · · · ·  · ·', act.create(othersPreferences, newPreferences), (who) => ({ [othersPreferences(who)]: aSetOfPreferences({ muted_kinds: [] }) })),
  row(preferences, 'delete own',                  '· · ·  · · · ·  · ·', act.remove(ownPreferences), (who) => ({ [ownPreferences(who)]: aSetOfPreferences() })),

  row(subscribers, 'get',                         '· · ·  · · · ·  ✓ ·', act.get(subscriber), knownSubscriber),
  row(subscribers, 'list',                        '· · ·  · · · ·  ✓ ·', act.list(subscribers)),
  row(subscribers, 'count',                       '· · ·  · · · ·  ✓ ·', act.count(subscribers)),
  row(subscribers, 'list by own e-mail',          '· · ·  · · · ·  ✓ ·', act.list(subscribers, (who) => where('email', '==', who.email))),
  row(subscribers, 'create',                      '· · ·  · · · ·  · ·', act.subscribe('new@example.com', newSubscriber('new@example.com'))),
  row(subscribers, 'create again',                '· · ·  · · · ·  · ·', act.subscribe(SUBSCRIBER, newSubscriber(SUBSCRIBER))),
  row(subscribers, 'update',                      '· · ·  · · · ·  · ·', act.update(subscriber, { email: 'x@example.com' }), knownSubscriber),
  row(subscribers, 'delete',                      '· · ·  · · · ·  · ·', act.remove(subscriber), knownSubscriber),

  row(contacts, 'create',                         '· · ·  · · · ·  · ·', act.create(`${contacts}/new`, newContact)),
  row(contacts, 'get',                            '· · ·  · · · ·  ✓ ·', act.get(`${contacts}/${IDS.contact}`)),
  row(contacts, 'list',                           '· · ·  · · · ·  ✓ ·', act.list(contacts)),
  row(contacts, 'count unread',                   '· · ·  · · · ·  ✓ ·', act.count(contacts, where('is_read', '==', false))),
  row(contacts, 'mark read',                      '· · ·  · · · ·  ✓ ·', act.update(`${contacts}/${IDS.contact}`, { is_read: true })),
  row(contacts, 'rewrite',                        '· · ·  · · · ·  · ·', act.update(`${contacts}/${IDS.contact}`, { message: 'x' })),
  row(contacts, 'delete',                         '· · ·  · · · ·  ✓ ·', act.remove(`${contacts}/${IDS.contact}`)),

  // What functions keep of the public forms: keys of hashes, tokens, mails with links.
  ...[rateLimits, newsletterLinks, newsletterConsents, mail].flatMap((collection) => [
    row(collection, 'get',                        '· · ·  · · · ·  · ·', act.get(`${collection}/one`)),
    row(collection, 'list',                       '· · ·  · · · ·  · ·', act.list(collection)),
    row(collection, 'create',                     '· · ·  · · · ·  · ·', act.create(`${collection}/new`, {})),
    row(collection, 'update',                     '· · ·  · · · ·  · ·', act.update(`${collection}/one`, { x: 1 }), () => ({ [`${collection}/one`]: {} })),
    row(collection, 'delete',                     '· · ·  · · · ·  · ·', act.remove(`${collection}/one`), () => ({ [`${collection}/one`]: {} })),
  ]),

  row(testimonials, 'get a featured one',         '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.get(`${testimonials}/${IDS.featured}`)),
  row(testimonials, 'get another one',            '· · ·  · · · ·  ✓ ·', act.get(`${testimonials}/${IDS.plainTestimonial}`)),
  row(testimonials, 'list three featured',        '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.list(testimonials, featured, limit(3))),
  row(testimonials, 'list four featured',         '· · ·  · · · ·  ✓ ·', act.list(testimonials, featured, limit(4))),
  row(testimonials, 'list all featured',          '· · ·  · · · ·  ✓ ·', act.list(testimonials, featured)),
  row(testimonials, 'list three of any',          '· · ·  · · · ·  ✓ ·', act.list(testimonials, limit(3))),
  row(testimonials, 'list three, featured or not', '· · ·  · · · ·  ✓ ·', act.list(testimonials, where('is_featured', 'in', [true, false]), limit(3))),
  row(testimonials, 'create',                     '· · ·  · · · ·  · ·', act.create(`${testimonials}/new`, aTestimonial())),
  row(testimonials, 'update',                     '· · ·  · · · ·  · ·', act.update(`${testimonials}/${IDS.featured}`, { rating: 1 })),
  row(testimonials, 'delete',                     '· · ·  · · · ·  · ·', act.remove(`${testimonials}/${IDS.featured}`)),

  row(blogPosts, 'get',                           '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.get(post)),
  row(blogPosts, 'list 50',                       '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.list(blogPosts, limit(50))),
  row(blogPosts, 'get by slug',                   '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.list(blogPosts, where('slug', '==', IDS.slug), limit(1))),
  row(blogPosts, 'list 51',                       '· · ·  · · · ·  ✓ ·', act.list(blogPosts, limit(51))),
  row(blogPosts, 'list all',                      '· · ·  · · · ·  ✓ ·', act.list(blogPosts)),
  row(blogPosts, 'count all',                     '· · ·  · · · ·  ✓ ·', act.count(blogPosts)),
  row(blogPosts, 'create with its companion',     '· · ·  · · · ·  ✓ ·', act.publish('post-new', 'slug-new')),
  row(blogPosts, 'create alone',                  '· · ·  · · · ·  ✓ ·', act.create(`${blogPosts}/post-new`, (who) => newBlogPost(who, 'slug-new'))),
  row(blogPosts, 'update',                        '· · ·  · · · ·  ✓ ·', act.update(post, { title: 'หัวข้อใหม่' })),
  row(blogPosts, 'delete',                        '· · ·  · · · ·  ✓ ·', act.remove(post)),

  row(blogSlugs, 'get',                           '· · ·  · · · ·  ✓ ·', act.get(`${blogSlugs}/${IDS.slug}`)),
  row(blogSlugs, 'list',                          '· · ·  · · · ·  · ·', act.list(blogSlugs)),
  row(blogSlugs, 'create for a post',             '· · ·  · · · ·  ✓ ·', act.create(`${blogSlugs}/${IDS.slug}`, { post_id: IDS.post }), () => ({ [`${blogSlugs}/${IDS.slug}`]: null })),
  row(blogSlugs, 'hand to another post',          '· · ·  · · · ·  · ·', act.update(`${blogSlugs}/${IDS.slug}`, { post_id: 'other' })),
  row(blogSlugs, 'delete of a post that is gone', '· · ·  · · · ·  ✓ ·', act.remove(`${blogSlugs}/${IDS.slug}`), () => ({ [post]: null })),

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

  row(roadmapSteps, 'get',                        '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.get(step)),
  row(roadmapSteps, 'list 200',                   '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.list(roadmapSteps, limit(200))),
  row(roadmapSteps, 'list 201',                   '· · ·  · · · ·  ✓ ·', act.list(roadmapSteps, limit(201))),
  row(roadmapSteps, 'list all',                   '· · ·  · · · ·  ✓ ·', act.list(roadmapSteps)),
  row(roadmapSteps, 'create',                     '· · ·  · · · ·  · ·', act.create(`${roadmapSteps}/new`, aRoadmapStep())),
  row(roadmapSteps, 'set status',                 '· · ·  · · · ·  ✓ ·', act.update(step, { status: 'done' })),
  row(roadmapSteps, 'rename',                     '· · ·  · · · ·  · ·', act.update(step, { title: 'x' })),
  row(roadmapSteps, 'delete',                     '· · ·  · · · ·  · ·', act.remove(step)),

  row(rollups, 'get a shard',                     '· · ·  · · · ·  ✓ ·', act.get(firstShard)),
  row(rollups, 'list the shards',                 '· · ·  · · · ·  ✓ ·', act.list(paths.rollupShards(CASE_ROLLUP))),
  row(rollups, 'get what holds the shards',       '· · ·  · · · ·  · ·', act.get(`${rollups}/${CASE_ROLLUP}`)),
  row(rollups, 'list',                            '· · ·  · · · ·  · ·', act.list(rollups)),
  row(rollups, 'create',                          '· · ·  · · · ·  · ·', act.create(paths.rollupShard(CASE_ROLLUP, '8'), {})),
  row(rollups, 'update',                          '· · ·  · · · ·  · ·', act.update(firstShard, { by_status: {} })),
  row(rollups, 'delete',                          '· · ·  · · · ·  · ·', act.remove(firstShard)),

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
  row(profiles, 'lift an own pause',              '· · ·  · · · ·  · ·', act.update(ownProfile, { paused_until: {} })),

  row(deadLetters, 'get',                         '· · ·  · · · ·  · ·', act.get(`${deadLetters}/event`)),
  row(deadLetters, 'list',                        '· · ·  · · · ·  · ·', act.list(deadLetters)),
  row(deadLetters, 'create',                      '· · ·  · · · ·  · ·', act.create(`${deadLetters}/new`, {})),
  row('of any other name', 'get',                 '· · ·  · · · ·  · ·', act.get('wishes/one')),
  row('of any other name', 'list',                '· · ·  · · · ·  · ·', act.list('wishes')),
  row('of any other name', 'create',              '· · ·  · · · ·  · ·', act.create('wishes/new', {})),
  row('below a case', 'get',                      '· · ·  · · · ·  · ·', act.get(`${paths.case(IDS.case)}/wishes/one`)),
  row('below a case', 'create',                   '· · ·  · · · ·  · ·', act.create(`${paths.case(IDS.case)}/wishes/new`, {})),
  row('below an own profile', 'create',           '· · ·  · · · ·  · ·', act.create((who) => `${paths.profile(who.uid)}/wishes/new`, {})),
];
