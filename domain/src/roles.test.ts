import { describe, expect, it } from 'vitest';
import { ACTIONS, ACTORS, can, type Action, type Actor, type Subject } from './roles.ts';

const ME = 'me';
const OWN: Subject = { ownerId: ME, assigneeId: null };
const ASSIGNED: Subject = { ownerId: 'customer', assigneeId: ME };
const OTHERS: Subject = { ownerId: 'customer', assigneeId: 'other' };

/**
 * Requirements section 6 and security section 1, written a second time by hand: what each actor may do, and to whose
 * things. o own, a assigned, x any; a missing action is denied.
 */
const ANYBODY = {
  'contact.create': 'oax',
  'subscriber.create': 'oax',
  'blog.read': 'oax',
  'roadmap.read': 'oax',
};
const ANY_ACCOUNT = {
  ...ANYBODY,
  'profile.read': 'o',
  'profile.edit': 'o',
  'notification.read': 'o',
  'contactDetails.read': 'o',
  'contactDetails.edit': 'o',
  'privacyRequest.create': 'o',
  'privacyRequest.read': 'o',
  'law.read': 'oax',
};
const CUSTOMER = {
  ...ANY_ACCOUNT,
  'case.read': 'o',
  'case.create': 'o',
  'case.addFiles': 'o',
  'caseUpdate.read': 'o',
  'message.read': 'o',
  'message.write': 'o',
  'decision.read': 'o',
  'decision.answer': 'o',
  'authority.read': 'o',
  'authority.give': 'o',
  'authority.revoke': 'o',
  'caseEvent.read': 'o',
  'caseDocument.read': 'o',
  'caseDocument.create': 'o',
  'caseOutcome.read': 'o',
  'caseAcceptance.read': 'o',
  'commitment.read': 'o',
  'caseStanding.read': 'o',
  'debtorContact.read': 'o',
  'debtorFacts.read': 'o',
  'debtorFacts.write': 'o',
  'claim.read': 'o',
  'claimSheet.write': 'o',
  'legalEvent.add': 'o',
  'money.read': 'o',
  'payment.report': 'o',
  'payment.answer': 'o',
};
const APPLICANT = { ...CUSTOMER, 'partner.read': 'o', 'partner.edit': 'o' };
const EXPECTED: Record<Actor, Partial<Record<Action, string>>> = {
  visitor: ANYBODY,
  customer: { ...CUSTOMER, 'partner.apply': 'o' },
  pendingPartner: APPLICANT,
  rejectedPartner: APPLICANT,
  approvedPartner: {
    ...ANY_ACCOUNT,
    'case.read': 'oa',
    'case.addFiles': 'o',
    'case.setStatus': 'a',
    'caseUpdate.read': 'oa',
    'caseUpdate.create': 'a',
    'message.read': 'oa',
    'message.write': 'oa',
    'decision.read': 'oa',
    'decision.ask': 'a',
    'decision.answer': 'o',
    'authority.read': 'oa',
    'authority.give': 'o',
    'authority.revoke': 'o',
    'caseEvent.read': 'oa',
    'caseDocument.read': 'oa',
    'caseDocument.create': 'oa',
    'caseOutcome.read': 'oa',
    'caseOutcome.create': 'a',
    'caseAcceptance.read': 'oa',
    'caseAcceptance.answer': 'a',
    'commitment.read': 'oa',
    'caseStanding.read': 'oa',
    'debtorContact.read': 'oa',
    'debtorContact.record': 'a',
    'debtorFacts.read': 'oa',
    'debtorFacts.write': 'o',
    'doorCode.issue': 'a',
    'doorState.see': 'a',
    'claim.read': 'oa',
    'claimSheet.write': 'o',
    'legalEvent.add': 'oa',
    'money.read': 'oa',
    'payment.report': 'oa',
    'payment.answer': 'o',
    'promise.make': 'a',
    'partner.read': 'o',
    'partner.edit': 'o',
  },
  admin: {
    ...ANYBODY,
    'profile.read': 'oax',
    'profile.edit': 'o',
    'notification.read': 'o',
    'case.read': 'oax',
    'case.assign': 'oax',
    'caseUpdate.read': 'oax',
    'caseUpdate.create': 'oax',
    'message.read': 'oax',
    'message.write': 'oax',
    'decision.read': 'oax',
    'decision.ask': 'oax',
    'authority.read': 'oax',
    'authority.give': 'oax',
    'authority.revoke': 'oax',
    'caseEvent.read': 'oax',
    'caseDocument.read': 'oax',
    'caseDocument.create': 'oax',
    'caseOutcome.read': 'oax',
    'caseAcceptance.read': 'oax',
    'commitment.read': 'oax',
    'caseStanding.read': 'oax',
    'contactDetails.read': 'o',
    'contactDetails.edit': 'o',
    'debtorContact.read': 'oax',
    'debtorFacts.read': 'oax',
    'debtorFacts.write': 'oax',
    'doorCode.issue': 'oax',
    'doorState.see': 'oax',
    'caseParties.read': 'oax',
    'doorAnswer.read': 'oax',
    'doorAnswer.resolve': 'oax',
    'claim.read': 'oax',
    'claimSheet.write': 'oax',
    'legalEvent.add': 'oax',
    'money.read': 'oax',
    'payment.report': 'oax',
    'payment.answer': 'oax',
    'promise.make': 'oax',
    'partner.read': 'oax',
    'partner.review': 'oax',
    'contact.manage': 'oax',
    'subscriber.read': 'oax',
    'subscriber.remove': 'oax',
    'blog.write': 'oax',
    'roadmap.setStatus': 'oax',
    'overview.read': 'oax',
    'audit.read': 'oax',
    'privacyRequest.create': 'o',
    'privacyRequest.read': 'oax',
    'legalHold.read': 'oax',
    'retention.read': 'oax',
    'law.read': 'oax',
    'law.confirm': 'oax',
  },
  disabled: { 'blog.read': 'oax', 'roadmap.read': 'oax' },
};

describe.each(ACTORS)('%s', (actor) => {
  const uid = actor === 'visitor' ? null : ME;

  it.each(ACTIONS)('%s', (action) => {
    const allowed = [
      can(actor, action, OWN, uid) && 'o',
      can(actor, action, ASSIGNED, uid) && 'a',
      can(actor, action, OTHERS, uid) && 'x',
    ];
    expect(allowed.filter(Boolean).join('')).toBe(EXPECTED[actor][action] ?? '');
  });
});

it('a thing without an owner belongs to nobody', () => {
  expect(can('customer', 'case.read', {}, ME)).toBe(false);
  expect(can('approvedPartner', 'case.read', { ownerId: null, assigneeId: null }, ME)).toBe(false);
  expect(can('customer', 'case.read', { ownerId: null }, null)).toBe(false);
});
