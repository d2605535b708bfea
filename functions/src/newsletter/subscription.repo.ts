import { instant } from '@app/domain/codec';
import { CONSENT_TEXT, isConfirmed, subscriberId, subscriberSchema } from '@app/domain/newsletter';
import { COLLECTIONS, paths } from '@app/domain/paths';
import {
  FieldValue,
  type DocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db, document, runTransaction } from '../lib/firestore.ts';
import { hashOf } from '../rate-limit/address-key.repo.ts';
import type { Origin } from '../rate-limit/client-address.ts';
import { limitInAll, limitsOf, readBuckets } from '../rate-limit/limit.repo.ts';
import { MAIL_LIMIT } from '../rate-limit/limits.ts';
import { hashOfToken } from './link-token.ts';
import type { MailDocument } from '../mail/mail-document.ts';
import {
  CONFIRM_WITHIN_MS,
  KEEP_CONSENT_MS,
  KEEP_LINK_MS,
  mailboxOf,
  whenConfirmed,
  whenSubscribed,
  whenUnsubscribed,
  type Entry,
  type Link,
} from './subscription.ts';

/** The deciding fields of an entry; entries from before double opt-in have no `confirmed_at`. */
const entrySchema = z.pick(subscriberSchema, { confirmed_at: true });

const linkSchema = z.object({ subscriber_id: z.string(), confirm_until: instant });

/** Who ended a subscription. */
export type EndedBy = 'subscriber' | 'admin';

/**
 * Adds an address to the list and queues the mail that asks for its confirmation, in one transaction.
 * @param mail made for this address and token, needed or not: the time taken must not show whether an address is known
 * @returns `mailed`; or when the next call is accepted
 */
export async function addSubscriber(
  email: string,
  origin: Origin,
  { token, mail }: { token: string; mail: MailDocument },
): Promise<{ retryAt: Date } | { mailed: boolean }> {
  const id = await subscriberId(email);
  const [limits, addressHash, mailLimit] = await Promise.all([
    limitsOf('subscribe', origin),
    hashOf(origin.address),
    mailLimitOf(email),
  ]);
  return runTransaction(limitInAll('subscribe'), async (transaction) => {
    const now = new Date();
    const buckets = await readBuckets(transaction, limits, now);
    if (!buckets.ok) return { retryAt: buckets.retryAt };
    const mailbox = await readBuckets(transaction, [mailLimit], now);
    const { add, mail: mails } = whenSubscribed(
      entryOf(await transaction.get(document(paths.subscriber(id)))),
      mailbox.ok,
    );
    buckets.takeTokens();
    if (add) {
      transaction.create(document(paths.subscriber(id)), {
        email,
        subscribed_at: FieldValue.serverTimestamp(),
        confirmed_at: null,
        consent: {
          at: FieldValue.serverTimestamp(),
          text_version: CONSENT_TEXT,
          address_hash: addressHash,
        },
      });
    }
    if (mailbox.ok && mails) {
      mailbox.takeTokens();
      const linkId = hashOfToken(token);
      transaction.create(document(paths.newsletterLink(linkId)), {
        subscriber_id: id,
        confirm_until: new Date(now.getTime() + CONFIRM_WITHIN_MS),
        created_at: FieldValue.serverTimestamp(),
      });
      transaction.create(document(paths.mail(`newsletter-confirm-${linkId}`)), {
        ...mail,
        created_at: FieldValue.serverTimestamp(),
        // It contains the token in clear: it is deleted when the link expires.
        expires_at: new Date(now.getTime() + CONFIRM_WITHIN_MS),
      });
    }
    return { mailed: mails };
  });
}

/** Whether an opened link is still valid; writes nothing. */
export async function isOfUse(act: 'confirm' | 'unsubscribe', token: string): Promise<boolean> {
  const link = linkOf(await document(paths.newsletterLink(hashOfToken(token))).get());
  if (link === null || act === 'unsubscribe') return link !== null;
  const entry = entryOf(await document(paths.subscriber(link.subscriberId)).get());
  return whenConfirmed(link, entry, new Date()).state === 'done';
}

/** Handles the button of a link's page. @returns the state that the page shows */
export function follow(act: 'confirm' | 'unsubscribe', token: string): Promise<'done' | 'gone'> {
  return runTransaction(paths.newsletterLink(hashOfToken(token)), async (transaction) => {
    const link = linkOf(await transaction.get(document(paths.newsletterLink(hashOfToken(token)))));
    if (link === null) return 'gone';
    const place = document(paths.subscriber(link.subscriberId));
    const snapshot = await transaction.get(place);
    const entry = entryOf(snapshot);
    const outcome =
      act === 'confirm' ? whenConfirmed(link, entry, new Date()) : whenUnsubscribed(link, entry);
    if (outcome.act === 'confirm') transaction.update(place, { confirmed_at: FieldValue.serverTimestamp() });
    if (outcome.act === 'end')
      await end(transaction, snapshot, await linksTo(transaction, place.id), 'subscriber');
    return outcome.state;
  });
}

/** The create time of an entry's document; null when there is none. */
export async function entryMadeAt(id: string): Promise<Date | null> {
  return (await document(paths.subscriber(id)).get()).createTime?.toDate() ?? null;
}

/** Idempotent: removes an entry from the list. */
export async function endSubscription(id: string, by: EndedBy): Promise<void> {
  await runTransaction(paths.subscriber(id), async (transaction) => {
    const snapshot = await transaction.get(document(paths.subscriber(id)));
    if (snapshot.exists) await end(transaction, snapshot, await linksTo(transaction, id), by);
  });
}

function linksTo(transaction: Transaction, id: string): Promise<QuerySnapshot> {
  return transaction.get(db().collection(COLLECTIONS.newsletterLinks).where('subscriber_id', '==', id));
}

/** Deletes the address, from list, total and CSV, so that it can subscribe again; the proof of the consent is kept. */
async function end(
  transaction: Transaction,
  entry: DocumentSnapshot,
  links: QuerySnapshot,
  by: EndedBy,
): Promise<void> {
  const now = Date.now();
  const { email, ...kept } = entry.data() ?? {};
  const mailLimit = await mailLimitOf(String(email));
  transaction.create(document(paths.newsletterConsent(`${entry.id}_${now}`)), {
    ...kept,
    subscriber_id: entry.id,
    ended_at: FieldValue.serverTimestamp(),
    ended_by: by,
    expires_at: new Date(now + KEEP_CONSENT_MS),
  });
  transaction.delete(entry.ref);
  // A new subscription gets its mail immediately.
  transaction.delete(document(paths.rateLimit(mailLimit.id)));
  // No link of an ended subscription confirms a later one of the same address.
  const ended = { confirm_until: new Date(now), expires_at: new Date(now + KEEP_LINK_MS) };
  for (const link of links.docs) transaction.update(link.ref, ended);
}

async function mailLimitOf(email: string) {
  return { id: `newsletter_mail_to_${await subscriberId(mailboxOf(email))}`, figures: MAIL_LIMIT };
}

/** An invalid entry still exists, and is never overwritten. */
function entryOf(snapshot: DocumentSnapshot): Entry {
  if (!snapshot.exists) return null;
  const { success, data } = entrySchema.safeParse(snapshot.data());
  return { confirmed: !success || isConfirmed(data) };
}

function linkOf(snapshot: DocumentSnapshot): Link | null {
  const { success, data } = linkSchema.safeParse(snapshot.data());
  return success ? { subscriberId: data.subscriber_id, confirmUntil: data.confirm_until } : null;
}
