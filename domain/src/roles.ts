import * as z from 'zod/mini';

/** `profiles/{uid}.role`, mirrored by the custom claim `role` (contract, Data). */
export const ROLES = ['customer', 'partner', 'admin'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** The account that has a case before it, in one of its roles: what its page shows and offers depends on both. */
export interface CaseReader {
  role: Role;
  uid: string;
}

/**
 * The actor. `pendingPartner` and `rejectedPartner` (rejected or suspended) are customers to the rules, and have a partner record;
 * `disabled` is an account that has been locked out and still holds a valid token.
 */
export const ACTORS = [
  'visitor',
  'customer',
  'pendingPartner',
  'approvedPartner',
  'rejectedPartner',
  'admin',
  'disabled',
] as const;
export type Actor = (typeof ACTORS)[number];

/** How much of a kind of thing an actor may act on. `assigned`: cases whose `partner_id` is the actor now. */
export type Scope = 'none' | 'own' | 'assigned' | 'ownOrAssigned' | 'any';

export const ACTIONS = [
  'case.read',
  'case.create',
  'case.addFiles',
  'case.assign',
  'case.setStatus',
  'caseUpdate.read',
  'caseUpdate.create',
  'message.read',
  'message.write',
  'decision.read',
  'decision.ask',
  'decision.answer',
  'authority.read',
  'authority.give',
  'authority.revoke',
  'caseEvent.read',
  'caseDocument.read',
  'caseDocument.create',
  'caseOutcome.read',
  'caseOutcome.create',
  'caseAcceptance.read',
  'caseAcceptance.answer',
  'commitment.read',
  'caseStanding.read',
  'contactDetails.read',
  'contactDetails.edit',
  'debtorContact.read',
  'debtorContact.record',
  'debtorFacts.read',
  'debtorFacts.write',
  'doorCode.issue',
  'doorState.see',
  'caseParties.read',
  'doorAnswer.read',
  'doorAnswer.resolve',
  'claim.read',
  'claimSheet.write',
  'legalEvent.add',
  'money.read',
  'payment.report',
  'payment.answer',
  'promise.make',
  'profile.read',
  'profile.edit',
  'partner.read',
  'partner.apply',
  'partner.edit',
  'partner.review',
  'notification.read',
  'contact.create',
  'contact.manage',
  'subscriber.create',
  'subscriber.read',
  'subscriber.remove',
  'blog.read',
  'blog.write',
  'roadmap.read',
  'roadmap.setStatus',
  'overview.read',
  'privacyRequest.create',
  'privacyRequest.read',
  'legalHold.read',
  'retention.read',
  'law.read',
  'law.confirm',
  'audit.read',
] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * Actions that are possible only through a function: the rules deny them to everybody, the callables' tests walk them
 * (`tests/functions/public-forms.test.ts`, `newsletter-links.test.ts`, `debtor-contacts.test.ts`, `door-rights.test.ts`).
 */
export const CALLABLE_ACTIONS = [
  'contact.create',
  'subscriber.create',
  'subscriber.remove',
  'debtorContact.record',
  'doorCode.issue',
  'doorAnswer.resolve',
] as const satisfies Action[];

type Permissions = Readonly<Record<Actor, Partial<Record<Action, Exclude<Scope, 'none'>>>>>;

const PUBLIC = {
  'contact.create': 'any',
  'subscriber.create': 'any',
  'blog.read': 'any',
  'roadmap.read': 'any',
} as const;
const SIGNED_IN = {
  ...PUBLIC,
  'profile.read': 'own',
  'profile.edit': 'own',
  'notification.read': 'own',
  'contactDetails.read': 'own',
  'contactDetails.edit': 'own',
  'privacyRequest.create': 'own',
  'privacyRequest.read': 'own',
  'law.read': 'any',
} as const;
const CUSTOMER = {
  ...SIGNED_IN,
  'case.read': 'own',
  'case.create': 'own',
  'case.addFiles': 'own',
  'caseUpdate.read': 'own',
  'message.read': 'own',
  'message.write': 'own',
  'decision.read': 'own',
  'decision.answer': 'own',
  'authority.read': 'own',
  'authority.give': 'own',
  'authority.revoke': 'own',
  'caseEvent.read': 'own',
  'caseDocument.read': 'own',
  'caseDocument.create': 'own',
  'caseOutcome.read': 'own',
  'caseAcceptance.read': 'own',
  'commitment.read': 'own',
  'caseStanding.read': 'own',
  'debtorContact.read': 'own',
  'debtorFacts.read': 'own',
  'debtorFacts.write': 'own',
  'claim.read': 'own',
  'claimSheet.write': 'own',
  'legalEvent.add': 'own',
  'money.read': 'own',
  'payment.report': 'own',
  'payment.answer': 'own',
} as const;
const APPLICANT = { ...CUSTOMER, 'partner.read': 'own', 'partner.edit': 'own' } as const;

/**
 * The single permission table (requirements section 6, security section 1). The rules repeat it in their language, and tests check it
 * against the real rules and functions, so that they cannot silently diverge. What a screen offers also depends on the document's state:
 * predicates beside its schema say so, such as `mayStateFacts`.
 */
const PERMISSIONS: Permissions = {
  visitor: PUBLIC,
  customer: { ...CUSTOMER, 'partner.apply': 'own' },
  pendingPartner: APPLICANT,
  rejectedPartner: APPLICANT,
  approvedPartner: {
    ...SIGNED_IN,
    // Own cases are those that the account submitted before it became a partner (docs/decisions/223).
    'case.read': 'ownOrAssigned',
    'case.addFiles': 'own',
    'case.setStatus': 'assigned',
    'caseUpdate.read': 'ownOrAssigned',
    'caseUpdate.create': 'assigned',
    'message.read': 'ownOrAssigned',
    'message.write': 'ownOrAssigned',
    'decision.read': 'ownOrAssigned',
    'decision.ask': 'assigned',
    'decision.answer': 'own',
    'authority.read': 'ownOrAssigned',
    'authority.give': 'own',
    'authority.revoke': 'own',
    'caseEvent.read': 'ownOrAssigned',
    'caseDocument.read': 'ownOrAssigned',
    'caseDocument.create': 'ownOrAssigned',
    'caseOutcome.read': 'ownOrAssigned',
    'caseOutcome.create': 'assigned',
    'caseAcceptance.read': 'ownOrAssigned',
    'caseAcceptance.answer': 'assigned',
    'commitment.read': 'ownOrAssigned',
    'caseStanding.read': 'ownOrAssigned',
    'debtorContact.read': 'ownOrAssigned',
    'debtorContact.record': 'assigned',
    'debtorFacts.read': 'ownOrAssigned',
    'debtorFacts.write': 'own',
    'doorCode.issue': 'assigned',
    'doorState.see': 'assigned',
    'claim.read': 'ownOrAssigned',
    'claimSheet.write': 'own',
    'legalEvent.add': 'ownOrAssigned',
    'money.read': 'ownOrAssigned',
    'payment.report': 'ownOrAssigned',
    'payment.answer': 'own',
    'promise.make': 'assigned',
    'partner.read': 'own',
    'partner.edit': 'own',
  },
  admin: {
    ...SIGNED_IN,
    'profile.read': 'any',
    'case.read': 'any',
    'case.assign': 'any',
    'caseUpdate.read': 'any',
    'caseUpdate.create': 'any',
    'message.read': 'any',
    'message.write': 'any',
    'decision.read': 'any',
    'decision.ask': 'any',
    'authority.read': 'any',
    'authority.give': 'any',
    'authority.revoke': 'any',
    'caseEvent.read': 'any',
    'caseDocument.read': 'any',
    'caseDocument.create': 'any',
    'caseOutcome.read': 'any',
    'caseAcceptance.read': 'any',
    'commitment.read': 'any',
    'caseStanding.read': 'any',
    'debtorContact.read': 'any',
    'debtorFacts.read': 'any',
    'debtorFacts.write': 'any',
    'doorCode.issue': 'any',
    'doorState.see': 'any',
    'caseParties.read': 'any',
    'doorAnswer.read': 'any',
    'doorAnswer.resolve': 'any',
    'claim.read': 'any',
    'claimSheet.write': 'any',
    'legalEvent.add': 'any',
    'money.read': 'any',
    'payment.report': 'any',
    'payment.answer': 'any',
    'promise.make': 'any',
    'partner.read': 'any',
    'partner.review': 'any',
    'contact.manage': 'any',
    'subscriber.read': 'any',
    'subscriber.remove': 'any',
    'blog.write': 'any',
    'roadmap.setStatus': 'any',
    'overview.read': 'any',
    'privacyRequest.read': 'any',
    'legalHold.read': 'any',
    'retention.read': 'any',
    'law.confirm': 'any',
    'audit.read': 'any',
  },
  disabled: { 'blog.read': 'any', 'roadmap.read': 'any' },
};

/** The people related to the thing acted on; absent means none. */
export interface Subject {
  ownerId?: string | null;
  assigneeId?: string | null;
}

/** May `actor` (with account `uid`) do `action` to `subject`? */
export function can(actor: Actor, action: Action, subject: Subject = {}, uid: string | null = null): boolean {
  const scope = PERMISSIONS[actor][action];
  if (scope === undefined) return false;
  if (scope === 'any') return true;
  if (uid === null) return false;
  const isOwn = scope !== 'assigned' && subject.ownerId === uid;
  const isAssigned = scope !== 'own' && subject.assigneeId === uid;
  return isOwn || isAssigned;
}
