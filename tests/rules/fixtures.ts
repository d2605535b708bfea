import { AUTHORITY_SCOPES } from '@app/domain/authority';
import { commitmentId } from '@app/domain/commitment';
import { aDoorAnswer, aDoorCode, aDoorState } from '@app/seed/door-builders';
import { aSetOfPublicFigures } from '@app/seed/figures-builders';
import { aSetOfParties } from '@app/seed/parties-builders';
import { CASE_ROLLUP } from '@app/domain/case-tally';
import { subscriberId } from '@app/domain/newsletter';
import { CASE_EVENTS, CASE_UPDATES, COLLECTIONS, paths } from '@app/domain/paths';
import {
  anAuditEntry,
  aBlogPost,
  aBoundFile,
  aRenderedPost,
  aCase,
  aCaseDocument,
  aCaseEvent,
  aCaseFile,
  aCaseUpdate,
  aContact,
  aNotification,
  aPartner,
  aProfile,
  aRoadmapStep,
  aSubscriber,
  aTestimonial,
} from '@app/seed/builders';
import { anAuthority } from '@app/seed/authority-builders';
import { aCaseAcceptance, aCaseOutcome, aCaseStanding, aCommitment } from '@app/seed/case-life-builders';
import { aClaimSheet, aClock, aLegalEvent } from '@app/seed/claim-builders';
import { aContactDigest, aDebtorContact, aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { aPartnerPaper } from '@app/seed/paper-builders';
import { aCaseMessage, aDecision } from '@app/seed/message-builders';
import { aCaseAgenda, aCaseBalance, aPayment, aPromise } from '@app/seed/money-builders';
import { doc, writeBatch, type DocumentData } from 'firebase/firestore';
import { PEOPLE, type Actors, type Person } from '../support/as.ts';
import { dayFromNow, filePath } from './documents.ts';

/** Documents by path; `null` means missing. */
export type Documents = Record<string, DocumentData | null>;

/** The ids that tests name. */
export const IDS = {
  /** Owned by CO, assigned to PA, In Progress, with one file. */
  case: 'case-assigned',
  /** Owned by CO, not assigned, without files. */
  freshCase: 'case-fresh',
  caseUpdate: 'first-letter',
  caseEvent: 'submission',
  caseOutcome: 'first-end',
  debtorContact: 'first-call',
  /** Reported by PA, by CO and by AD in the assigned case. */
  legalEvent: 'event-of-partner',
  payment: 'payment-of-partner',
  customersPayment: 'payment-of-customer',
  adminsPayment: 'payment-of-admin',
  /** Recorded by PA. */
  promise: 'promise',
  /** Written by CO in the assigned case. */
  message: 'first-question',
  /** Asked by PA in it, and open. */
  decision: 'first-offer',
  /** Added by PA to the assigned case. */
  caseDocument: 'first-document',
  /** The stored name of the assigned case's file. */
  caseFile: '1719900000000-สัญญากู้.pdf',
  /** Shown by PA, not judged yet. */
  paper: 'registration-1',
  contact: 'letter',
  featured: 'featured',
  plainTestimonial: 'plain',
  post: 'post',
  slug: 'อายุความหนี้',
  /** A former slug of the post. */
  oldSlug: 'อายุความ',
  doorAnswer: 'door-answer',
  doorCode: 'A'.repeat(12),
  step: 'step',
  auditEntry: 'case_assigned-one',
} as const;

export const SUBSCRIBER = 'reader@example.com';
export const subscriberPath = (id: string) => `${COLLECTIONS.newsletterSubscriptions}/${id}`;
export const notificationOf = (person: Pick<Person, 'uid'>) => paths.notification(`to-${person.uid}`);

/** The documents of an account. */
export function accountDocuments(person: Person, disabled = false): Documents {
  const { uid, role, name, email, application } = person;
  const lock = disabled ? { disabled: true } : {};
  const profile = { ...aProfile({ role, full_name: name, email }), ...lock };
  const documents: Documents = { [paths.profile(uid)]: profile };
  if (application)
    documents[paths.partner(uid)] = { ...aPartner({ user_id: uid, status: application }), ...lock };
  return documents;
}

/** One document of every kind, and every account. */
export async function fixtures(): Promise<Documents> {
  const { CO, PA, AD } = PEOPLE;
  const everybody: Person[] = Object.values(PEOPLE);
  const owned = { user_id: CO.uid, client_name: CO.email };
  return {
    ...(Object.assign({}, ...everybody.map((person) => accountDocuments(person))) as Documents),
    ...Object.fromEntries(
      everybody.map((person) => [notificationOf(person), aNotification({ user_id: person.uid })]),
    ),
    [paths.case(IDS.case)]: aCase({
      ...owned,
      partner_id: PA.uid,
      status: 'In Progress',
      file_urls: [filePath(CO)],
    }),
    [paths.case(IDS.freshCase)]: aCase(owned),
    [`${paths.case(IDS.case)}/${CASE_UPDATES}/${IDS.caseUpdate}`]: aCaseUpdate({
      user_id: PA.uid,
      case_id: IDS.case,
    }),
    [paths.officeNote(IDS.case, IDS.caseUpdate)]: aCaseUpdate({ user_id: PA.uid, case_id: IDS.case }),
    [`${paths.case(IDS.case)}/${CASE_EVENTS}/${IDS.caseEvent}`]: aCaseEvent({
      actor_id: CO.uid,
      case_id: IDS.case,
    }),
    [paths.caseOutcome(IDS.case, IDS.caseOutcome)]: aCaseOutcome({ by: PA.uid, case_id: IDS.case }),
    [paths.caseAcceptance(IDS.case)]: aCaseAcceptance({ partner_id: PA.uid }),
    [paths.commitment(commitmentId(IDS.case, 'weekly_report', 1))]: aCommitment({
      case_id: IDS.case,
      customer_id: CO.uid,
      partner_id: PA.uid,
    }),
    [paths.caseStanding(IDS.case)]: aCaseStanding({ user_id: CO.uid }),
    [paths.debtorContact(IDS.case, IDS.debtorContact)]: aDebtorContact({ case_id: IDS.case }),
    [paths.partnerPaper(PA.uid, IDS.paper)]: aPartnerPaper({ user_id: PA.uid }),
    [paths.debtorFacts(IDS.case)]: aSetOfDebtorFacts({ case_id: IDS.case, user_id: CO.uid }),
    [paths.claimSheet(IDS.case)]: aClaimSheet({ case_id: IDS.case, user_id: CO.uid }),
    [paths.legalEvent(IDS.case, IDS.legalEvent)]: aLegalEvent({ case_id: IDS.case, user_id: PA.uid }),
    [paths.clock(IDS.case, 'complaint_cheque_0')]: aClock({ case_id: IDS.case }),
    [paths.contactDigest(IDS.case)]: aContactDigest({ case_id: IDS.case }),
    [paths.caseParties(IDS.case)]: aSetOfParties({ case_id: IDS.case, user_id: CO.uid }),
    [paths.publicFigures]: aSetOfPublicFigures(),
    [paths.doorState(IDS.case)]: aDoorState({ case_id: IDS.case }),
    [paths.doorAnswer(IDS.doorAnswer)]: aDoorAnswer({ case_id: IDS.case, partner_id: PA.uid }),
    [paths.doorCode(IDS.doorCode)]: aDoorCode({ case_id: IDS.case, partner_id: PA.uid }),
    [paths.contactDay('key', '2026-09-14')]: { state: 'used', case_id: IDS.case },
    ...Object.fromEntries(
      (
        [
          [IDS.payment, PA],
          [IDS.customersPayment, CO],
          [IDS.adminsPayment, AD],
        ] as const
      ).map(([id, { uid, role }]) => [
        paths.payment(IDS.case, id),
        aPayment({ case_id: IDS.case, user_id: uid, reporter_role: role, partner_id: PA.uid }),
      ]),
    ),
    [paths.promise(IDS.case, IDS.promise)]: aPromise({ case_id: IDS.case, user_id: PA.uid }),
    [paths.message(IDS.case, IDS.message)]: aCaseMessage({ case_id: IDS.case, user_id: CO.uid }),
    [paths.decision(IDS.case, IDS.decision)]: aDecision({
      case_id: IDS.case,
      customer_id: CO.uid,
      user_id: PA.uid,
      answer_by: dayFromNow(7),
    }),
    [paths.authority(IDS.case, PA.uid)]: anAuthority({
      case_id: IDS.case,
      user_id: CO.uid,
      scope: [...AUTHORITY_SCOPES],
      until_on: null,
    }),
    [paths.caseBalance(IDS.case)]: aCaseBalance(),
    [paths.caseAgenda(IDS.case)]: aCaseAgenda({ partner_id: PA.uid }),
    [paths.caseFile(IDS.case, IDS.caseFile)]: aCaseFile({ case_id: IDS.case, path: filePath(CO) }),
    [paths.boundFile(CO.uid, IDS.caseFile)]: aBoundFile({ case_ids: [IDS.case], path: filePath(CO) }),
    [paths.caseDocument(IDS.case, IDS.caseDocument)]: aCaseDocument({
      case_id: IDS.case,
      user_id: PA.uid,
      path: filePath(PA),
    }),
    [paths.contact(IDS.contact)]: aContact(),
    [subscriberPath(await subscriberId(SUBSCRIBER))]: aSubscriber({ email: SUBSCRIBER }),
    [`${COLLECTIONS.testimonials}/${IDS.featured}`]: aTestimonial({ is_featured: true }),
    [`${COLLECTIONS.testimonials}/${IDS.plainTestimonial}`]: aTestimonial(),
    [`${COLLECTIONS.blogPosts}/${IDS.post}`]: aBlogPost({ user_id: AD.uid, slug: IDS.slug }),
    [`${COLLECTIONS.blogSlugs}/${IDS.slug}`]: { post_id: IDS.post },
    [paths.blogRendered(IDS.post)]: aRenderedPost(),
    [paths.blogRedirect(IDS.oldSlug)]: { post_id: IDS.post, created_at: new Date(0) },
    [`${COLLECTIONS.roadmapSteps}/${IDS.step}`]: aRoadmapStep(),
    [paths.rollupShard(CASE_ROLLUP, '0')]: { by_status: { Submitted: { count: 1, satang: 100 } } },
    [paths.auditEntry(IDS.auditEntry)]: anAuditEntry(),
    [paths.caseTally(IDS.case)]: { status: 'In Progress', satang: 100 },
    [`${COLLECTIONS.deadLetters}/event`]: { reason: 'poison' },
  };
}

/** Writes documents (and deletes those that are `null`), bypassing the rules. */
export async function arrange(actors: Actors, documents: Documents): Promise<void> {
  const batch = writeBatch(actors.server);
  for (const [path, data] of Object.entries(documents)) {
    if (data === null) batch.delete(doc(actors.server, path));
    else batch.set(doc(actors.server, path), data);
  }
  await batch.commit();
}
