import {
  anAcceptance,
  aBlogPost,
  aCase,
  aCaseDocument,
  aCaseUpdate,
  aContact,
  aPartner,
  aPrivacyRequest,
  aSubscriber,
  aSetOfPreferences,
} from '@app/seed/builders';
import { anAuthority } from '@app/seed/authority-builders';
import { aCaseOutcome, aSetOfContactDetails } from '@app/seed/case-life-builders';
import { aClaimSheet, aLegalEvent } from '@app/seed/claim-builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { aLawConfirmation } from '@app/seed/law-builders';
import { aCaseMessage, aDecision } from '@app/seed/message-builders';
import { aPayment, aPromise } from '@app/seed/money-builders';
import { aPartnerPaper } from '@app/seed/paper-builders';
import type { PaperKind, PaperVerdict } from '@app/domain/partner-paper';
import { addDays, dayOf } from '@app/domain/calendar';
import { deleteField, serverTimestamp } from 'firebase/firestore';
import type { Person } from '../support/as.ts';

/**
 * Documents as a client sends them: the seed's valid documents with the server's time. A test spreads the result and makes
 * one field wrong.
 */
export type Payload = Record<string, unknown>;

const now = serverTimestamp;

export function newCase(owner: Person): Payload {
  return { ...aCase({ user_id: owner.uid, client_name: owner.email }), created_at: now(), updated_at: now() };
}

export function newCaseUpdate(author: Person, caseId: string): Payload {
  return {
    ...aCaseUpdate({ user_id: author.uid, case_id: caseId, author_name: author.name }),
    created_at: now(),
  };
}

/** @param author its role is the capacity in which it is added */
export function newCaseDocument(author: Person, caseId: string): Payload {
  return {
    ...aCaseDocument({
      user_id: author.uid,
      case_id: caseId,
      by_role: author.role,
      path: filePath(author, 'หนังสือทวงถาม.pdf'),
    }),
    created_at: now(),
  };
}

export function newMessage(author: Person, caseId: string): Payload {
  return {
    ...aCaseMessage({ user_id: author.uid, case_id: caseId, author_name: author.name }),
    created_at: now(),
  };
}

/** @param author its role is the capacity in which it is asked @param customer who answers it */
export function newDecision(author: Person, customer: Pick<Person, 'uid'>, caseId: string): Payload {
  return {
    ...aDecision({
      user_id: author.uid,
      by_role: author.role === 'admin' ? 'admin' : 'partner',
      customer_id: customer.uid,
      case_id: caseId,
      answer_by: dayFromNow(7),
    }),
    created_at: now(),
  };
}

/** The customer's answer to an offer. */
export function newDecisionAnswer({ uid }: Pick<Person, 'uid'>, state = 'accepted'): Payload {
  return { state, answered_by: uid, answered_at: now(), note: '' };
}

/** @param giver its role is the capacity in which it is recorded */
export function newAuthority(giver: Person, caseId: string): Payload {
  const by_role = giver.role === 'admin' ? 'admin' : 'customer';
  const days = { from_on: dayFromNow(0), until_on: dayFromNow(90) };
  return { ...anAuthority({ user_id: giver.uid, by_role, case_id: caseId, ...days }), created_at: now() };
}

/** As a client sends it. */
export function newRevocation({ uid }: Pick<Person, 'uid'>): Payload {
  return { revoked_by: uid, revoked_at: now() };
}

export function newPaper(owner: Person, kind: PaperKind = 'registration'): Payload {
  const path = filePath(owner, 'ใบทะเบียน.pdf');
  return {
    ...aPartnerPaper({ user_id: owner.uid, kind, path, valid_until: dayFromNow(90) }),
    created_at: now(),
  };
}

/** What an admin says of a paper, as a client sends it. */
export function newVerdict({ uid }: Pick<Person, 'uid'>, state: PaperVerdict): Payload {
  const reason = state === 'refused' ? 'สำเนาอ่านไม่ออก' : deleteField();
  return { state, reason, judged_by: uid, judged_at: now() };
}

export function newCaseOutcome(author: Person, caseId: string): Payload {
  return { ...aCaseOutcome({ by: author.uid, case_id: caseId }), created_at: now() };
}

export function newContactDetails(): Payload {
  return { ...aSetOfContactDetails(), updated_at: now() };
}

/** @param owner the case's customer */
export function newDebtorFacts(
  author: Pick<Person, 'uid'>,
  owner: Pick<Person, 'uid'>,
  caseId: string,
): Payload {
  const of = { case_id: caseId, user_id: owner.uid, updated_by: author.uid };
  return { ...aSetOfDebtorFacts(of), updated_at: now() };
}

/** @param owner the case's customer */
export function newClaimSheet(
  author: Pick<Person, 'uid'>,
  owner: Pick<Person, 'uid'>,
  caseId: string,
): Payload {
  const of = { case_id: caseId, user_id: owner.uid, updated_by: author.uid };
  return { ...aClaimSheet(of), updated_at: now() };
}

/** @param author its role is the capacity in which it is entered */
export function newLegalEvent({ uid, role }: Pick<Person, 'uid' | 'role'>, caseId: string): Payload {
  return {
    ...aLegalEvent({ user_id: uid, by_role: role, case_id: caseId, kind: 'default' }),
    created_at: now(),
  };
}

/** A day from now in Bangkok. */
export function dayFromNow(days: number): string {
  return addDays(dayOf(new Date()), days);
}

/** @param partnerId to whom the case is assigned */
export function newPayment(reporter: Person, caseId: string, partnerId: string | null): Payload {
  return {
    ...aPayment({
      user_id: reporter.uid,
      reporter_role: reporter.role,
      case_id: caseId,
      partner_id: partnerId,
      received_on: dayFromNow(0),
    }),
    created_at: now(),
  };
}

export function newPromise(maker: Person, caseId: string): Payload {
  return {
    ...aPromise({ user_id: maker.uid, case_id: caseId, made_on: dayFromNow(0), due_on: dayFromNow(7) }),
    created_at: now(),
  };
}

/** An answer to a payment, as a client sends it. */
export function newAnswer({ uid }: Pick<Person, 'uid'>, state = 'confirmed', dispute = ''): Payload {
  return { state, dispute, answered_by: uid, answered_at: now() };
}

/** The withdrawal of a promise or an offer. */
export function newWithdrawal({ uid }: Pick<Person, 'uid'>): Payload {
  return { state: 'withdrawn', withdrawn_by: uid, withdrawn_at: now() };
}

export function newPartner(owner: Person): Payload {
  return { ...aPartner({ user_id: owner.uid }), created_at: now() };
}

export function newAcceptance(): Payload {
  return { ...anAcceptance(), accepted_at: now() };
}

export function newContact(): Payload {
  return { ...aContact(), created_at: now() };
}

export function newSubscriber(email: string): Payload {
  return { ...aSubscriber({ email }), subscribed_at: now() };
}

export function newPreferences(): Payload {
  return { ...aSetOfPreferences(), updated_at: now() };
}

export function newPrivacyRequest(owner: Pick<Person, 'uid'>): Payload {
  return { ...aPrivacyRequest({ user_id: owner.uid }), created_at: now() };
}

export function newBlogPost(author: Person, slug: string): Payload {
  return { ...aBlogPost({ user_id: author.uid, author_name: author.name, slug }), published_at: now() };
}

/** What an admin enters of a lawyer's confirmation. */
export function newLawConfirmation({ uid }: Pick<Person, 'uid'>): Payload {
  return { ...aLawConfirmation({ created_by: uid, confirmed_on: dayFromNow(0) }), created_at: now() };
}

/** A stored path of an attachment in a person's folder. */
export function filePath(owner: Pick<Person, 'uid'>, name = 'สัญญากู้.pdf', time = '1719900000000'): string {
  return `case-files/${owner.uid}/${time}-${name}`;
}

/** The audit entry of an admin who opened a partner's record. */
export function newAuditEntry({ uid }: Pick<Person, 'uid'>) {
  return {
    actor_id: uid,
    actor_role: 'admin',
    action: 'profile_opened',
    subject: 'partners/uid-somebody',
    details: {},
    at: serverTimestamp(),
  };
}
