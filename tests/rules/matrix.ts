import { OPEN_STATUSES } from '@app/domain/case';
import { COLLECTIONS, paths } from '@app/domain/paths';
import {
  aCaseEvent,
  aCaseFile,
  aNotification,
  aProfile,
  aRoadmapStep,
  aSetOfPreferences,
  aTestimonial,
} from '@app/seed/builders';
import { TERMS_VERSION } from '@app/domain/terms';
import { limit, serverTimestamp, where } from 'firebase/firestore';
import { PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import {
  filePath,
  newAcceptance,
  newBlogPost,
  newCase,
  newCaseUpdate,
  newContact,
  newAnswer,
  newPayment,
  newPromise,
  newWithdrawal,
  newPreferences,
  newSubscriber,
} from './documents.ts';
import { IDS, notificationOf, SUBSCRIBER, subscriberPath } from './fixtures.ts';
import { row, type Row } from './matrix-row.ts';
import { DOCUMENT_ROWS } from './matrix-documents.ts';
import { AUTHORITY_ROWS } from './matrix-authorities.ts';
import { CASE_LIFE_ROWS } from './matrix-case-life.ts';
import { CLAIM_ROWS } from './matrix-claims.ts';
import { CONTACT_ROWS } from './matrix-contacts.ts';
import { MESSAGE_ROWS } from './matrix-messages.ts';
import { LAW_ROWS } from './matrix-law.ts';
import { PAPER_ROWS } from './matrix-papers.ts';
import { PARTNER_ROWS } from './matrix-partners.ts';
import { SERVER_ROWS } from './matrix-server.ts';

const { CO, CX, PA, PU } = PEOPLE;
const {
  profiles,
  cases,
  notifications,
  contacts,
  testimonials,
  blogPosts,
  blogSlugs,
  newsletterSubscriptions: subscribers,
  roadmapSteps,
  preferences,
  rateLimits,
  newsletterLinks,
  newsletterConsents,
  mail,
} = COLLECTIONS;

const ownProfile = (who: Person) => paths.profile(who.uid);
const ownAcceptance = (who: Person) => paths.acceptance(who.uid, TERMS_VERSION);
const othersAcceptance = (who: Person) => ownAcceptance(who.uid === CX.uid ? CO : CX);
const ownPreferences = (who: Person) => paths.preferences(who.uid);
const othersPreferences = (who: Person) => paths.preferences(who.uid === CX.uid ? CO.uid : CX.uid);
const post = `${blogPosts}/${IDS.post}`;
const step = `${roadmapSteps}/${IDS.step}`;
const firstEvent = `${act.caseEvents(IDS.case)}/${IDS.caseEvent}`;
const firstFile = paths.caseFile(IDS.case, IDS.caseFile);
const officeNote = paths.officeNote(IDS.case, IDS.caseUpdate);
const firstUpdate = `${act.caseUpdates(IDS.case)}/${IDS.caseUpdate}`;
const featured = where('is_featured', '==', true);
const otherName = { full_name: 'ชื่อใหม่' };
const subscriberId = 'a'.repeat(64);
const subscriber = subscriberPath(subscriberId);
const knownSubscriber = () => ({ [subscriber]: newSubscriber(SUBSCRIBER) });

// oxfmt-ignore
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

  row('acceptances', 'get own',                   '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownAcceptance)),
  row('acceptances', "get another's",             '· · ·  · · · ·  · ·', act.get(othersAcceptance)),
  row('acceptances', 'list own',                  '· · ·  · · · ·  · ·', (db, who) => act.list(paths.acceptances(who.uid))(db, who)),
  row('acceptances', 'create own',                '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.create(ownAcceptance, newAcceptance)),
  row('acceptances', "create another's",          '· · ·  · · · ·  · ·', act.create(othersAcceptance, newAcceptance)),

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
  row('office_notes', 'get',                      '· · ·  · ✓ · ·  ✓ ·', act.get(officeNote)),
  row('office_notes', 'list',                     '· · ·  · ✓ · ·  ✓ ·', act.list(paths.officeNotes(IDS.case))),
  row('office_notes', 'list of a missing case',   '· · ·  · · · ·  · ·', act.list(paths.officeNotes('case-missing'))),
  row('office_notes', 'create',                   '· · ·  · ✓ · ·  ✓ ·', act.create(paths.officeNote(IDS.case, 'new'), (who) => newCaseUpdate(who, IDS.case))),
  row('office_notes', 'create in a missing case', '· · ·  · · · ·  · ·', act.create(paths.officeNote('case-missing', 'new'), (who) => newCaseUpdate(who, 'case-missing'))),
  row('office_notes', 'update own',               '· · ·  · · · ·  · ·', act.update(officeNote, { update_text: 'แก้ไข' }), (who) => ({ [officeNote]: newCaseUpdate(who, IDS.case) })),
  row('office_notes', 'delete own',               '· · ·  · · · ·  · ·', act.remove(officeNote), (who) => ({ [officeNote]: newCaseUpdate(who, IDS.case) })),
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

  ...DOCUMENT_ROWS, ...AUTHORITY_ROWS, ...MESSAGE_ROWS,

  row('payments', 'get',                          '· ✓ ·  · ✓ · ·  ✓ ·', act.get(paths.payment(IDS.case, IDS.payment))),
  row('payments', 'list',                         '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.payments(IDS.case))),
  row('payments', 'create',                       '· ✓ ·  · ✓ · ·  ✓ ·', act.create(paths.payment(IDS.case, 'new'), (who) => newPayment(who, IDS.case, PA.uid))),
  row('payments', 'create in an unassigned case', '· ✓ ·  · · · ·  ✓ ·', act.create(paths.payment(IDS.freshCase, 'new'), (who) => newPayment(who, IDS.freshCase, null))),
  row('payments', 'create in a missing case',     '· · ·  · · · ·  · ·', act.create(paths.payment('case-missing', 'new'), (who) => newPayment(who, 'case-missing', null))),
  row('payments', 'create as a partner',          '· · ·  · ✓ · ·  · ·', act.create(paths.payment(IDS.case, 'new'), (who) => ({ ...newPayment(who, IDS.case, PA.uid), reporter_role: 'partner' }))),
  row('payments', 'create, confirmed',            '· · ·  · · · ·  · ·', act.create(paths.payment(IDS.case, 'new'), (who) => ({ ...newPayment(who, IDS.case, PA.uid), state: 'confirmed' }))),
  row('payments', "confirm the partner's",        '· ✓ ·  · · · ·  · ·', act.update(paths.payment(IDS.case, IDS.payment), (who: Person) => newAnswer(who))),
  row('payments', "confirm an admin's",           '· ✓ ·  · · · ·  · ·', act.update(paths.payment(IDS.case, IDS.adminsPayment), (who: Person) => newAnswer(who))),
  row('payments', "confirm the customer's",       '· · ·  · · · ·  ✓ ·', act.update(paths.payment(IDS.case, IDS.customersPayment), (who: Person) => newAnswer(who))),
  row('payments', "dispute the partner's",        '· ✓ ·  · · · ·  · ·', act.update(paths.payment(IDS.case, IDS.payment), (who: Person) => newAnswer(who, 'disputed', 'ยังไม่เข้า'))),
  row('payments', 'change the amount',            '· · ·  · · · ·  · ·', act.update(paths.payment(IDS.case, IDS.payment), (who: Person) => ({ ...newAnswer(who), satang: 1 }))),
  row('payments', 'delete',                       '· · ·  · · · ·  · ·', act.remove(paths.payment(IDS.case, IDS.payment))),

  row('promises', 'get',                          '· ✓ ·  · ✓ · ·  ✓ ·', act.get(paths.promise(IDS.case, IDS.promise))),
  row('promises', 'list',                         '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.promises(IDS.case))),
  row('promises', 'create',                       '· · ·  · ✓ · ·  ✓ ·', act.create(paths.promise(IDS.case, 'new'), (who) => newPromise(who, IDS.case))),
  row('promises', 'create in a missing case',     '· · ·  · · · ·  · ·', act.create(paths.promise('case-missing', 'new'), (who) => newPromise(who, 'case-missing'))),
  row('promises', 'create, kept',                 '· · ·  · · · ·  · ·', act.create(paths.promise(IDS.case, 'new'), (who) => ({ ...newPromise(who, IDS.case), state: 'kept' }))),
  row('promises', 'withdraw',                     '· · ·  · ✓ · ·  ✓ ·', act.update(paths.promise(IDS.case, IDS.promise), (who: Person) => newWithdrawal(who))),
  row('promises', 'say that it was kept',         '· · ·  · · · ·  · ·', act.update(paths.promise(IDS.case, IDS.promise), { state: 'kept' })),
  row('promises', 'delete',                       '· · ·  · · · ·  · ·', act.remove(paths.promise(IDS.case, IDS.promise))),

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

  // Documents that functions keep for the public forms: hashed keys, tokens, mails with links.
  ...[rateLimits, newsletterLinks, newsletterConsents, mail, COLLECTIONS.mailRuns].flatMap((collection) => [
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

  row(roadmapSteps, 'get',                        '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.get(step)),
  row(roadmapSteps, 'list 200',                   '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', act.list(roadmapSteps, limit(200))),
  row(roadmapSteps, 'list 201',                   '· · ·  · · · ·  ✓ ·', act.list(roadmapSteps, limit(201))),
  row(roadmapSteps, 'list all',                   '· · ·  · · · ·  ✓ ·', act.list(roadmapSteps)),
  row(roadmapSteps, 'create',                     '· · ·  · · · ·  · ·', act.create(`${roadmapSteps}/new`, aRoadmapStep())),
  row(roadmapSteps, 'set status',                 '· · ·  · · · ·  ✓ ·', act.update(step, { status: 'done' })),
  row(roadmapSteps, 'rename',                     '· · ·  · · · ·  · ·', act.update(step, { title: 'x' })),
  row(roadmapSteps, 'delete',                     '· · ·  · · · ·  · ·', act.remove(step)),
  row(profiles, 'lift an own pause',              '· · ·  · · · ·  · ·', act.update(ownProfile, { paused_until: {} })),
  row('of any other name', 'get',                 '· · ·  · · · ·  · ·', act.get('wishes/one')),
  row('of any other name', 'list',                '· · ·  · · · ·  · ·', act.list('wishes')),
  row('of any other name', 'create',              '· · ·  · · · ·  · ·', act.create('wishes/new', {})),
  row('below a case', 'get',                      '· · ·  · · · ·  · ·', act.get(`${paths.case(IDS.case)}/wishes/one`)),
  row('below a case', 'create',                   '· · ·  · · · ·  · ·', act.create(`${paths.case(IDS.case)}/wishes/new`, {})),
  row('below an own profile', 'create',           '· · ·  · · · ·  · ·', act.create((who) => `${paths.profile(who.uid)}/wishes/new`, {})),

  ...CASE_LIFE_ROWS, ...CONTACT_ROWS,
  ...CLAIM_ROWS,
  ...LAW_ROWS, ...PARTNER_ROWS, ...PAPER_ROWS, ...SERVER_ROWS,
];
