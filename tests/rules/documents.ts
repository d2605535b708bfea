import {
  anAcceptance,
  aBlogPost,
  aCase,
  aCaseUpdate,
  aContact,
  aPartner,
  aPrivacyRequest,
  aSubscriber,
  aSetOfPreferences,
} from '@app/seed/builders';
import { serverTimestamp } from 'firebase/firestore';
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
