import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS } from '@app/domain/paths';
import { readSearch } from '@app/domain/search';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../lib/firestore.ts';

/**
 * Contact messages from an address in any spelling: those that the index of search words finds, and those with exactly this
 * address, whose search words may not be written yet.
 */
export async function contactMessagesFrom(email: string): Promise<QueryDocumentSnapshot[]> {
  const contacts = db().collection(COLLECTIONS.contacts);
  const address = email.toLowerCase();
  const word = readSearch(email)?.indexed;
  const found = await Promise.all([
    contacts.where('email', 'in', [...new Set([email, address])]).get(),
    ...(word === undefined ? [] : [contacts.where('search_words', 'array-contains', word).get()]),
  ]);
  const own = found
    .flatMap(({ docs }) => docs)
    .filter((message) => String(message.get('email')).trim().toLowerCase() === address);
  return [...new Map(own.map((message) => [message.id, message])).values()];
}

/** The newsletter's entry of an address. */
export async function subscriptionOf(email: string): Promise<DocumentReference> {
  return db()
    .collection(COLLECTIONS.newsletterSubscriptions)
    .doc(await subscriberId(email));
}
