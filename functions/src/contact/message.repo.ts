import { createHash } from 'node:crypto';
import { instant } from '@app/domain/codec';
import type { NewContact } from '@app/domain/contact';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { db, document, runTransaction } from '../lib/firestore.ts';
import type { Origin } from '../rate-limit/client-address.ts';
import { limitInAll, limitsOf, readBuckets } from '../rate-limit/limit.repo.ts';
import { SAME_MESSAGE_MS } from '../rate-limit/limits.ts';

/**
 * Stores a message with exactly the contract's fields, once within {@link SAME_MESSAGE_MS}. A repeated one also takes a
 * token, because it costs the same.
 * @returns null, or when the next one is accepted
 */
export async function storeMessage(message: NewContact, origin: Origin): Promise<Date | null> {
  const { name, email, phone, subject, message: text } = message;
  const limits = await limitsOf('contact', origin);
  const mark = document(paths.rateLimit(`contact_same_${hashOfAll([name, email, phone, subject, text])}`));
  // Its id must not be derived from its text, which an outsider may know.
  const letter = db().collection(COLLECTIONS.contacts).doc();
  return runTransaction(limitInAll('contact'), async (transaction) => {
    const now = new Date();
    const buckets = await readBuckets(transaction, limits, now);
    if (!buckets.ok) return buckets.retryAt;
    const isKnown = isAfter(now, (await transaction.get(mark)).get('expires_at'));
    buckets.takeTokens();
    if (isKnown) return null;
    transaction.set(mark, { expires_at: new Date(now.getTime() + SAME_MESSAGE_MS) });
    transaction.create(letter, {
      name,
      email,
      phone,
      subject,
      message: text,
      is_read: false,
      created_at: FieldValue.serverTimestamp(),
    });
    return null;
  });
}

function hashOfAll(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/** The time-to-live policy deletes within a day, not immediately. */
function isAfter(now: Date, time: unknown): boolean {
  const { data } = instant.safeParse(time);
  return data !== undefined && data > now;
}
