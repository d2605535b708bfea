import type { MailedNotice } from '@app/domain/contracts/render-page';
import type { MailChoice, Notification } from '@app/domain/notification';
import { partnerStatusSchema } from '@app/domain/partner';
import { preferencesSchema } from '@app/domain/preferences';
import { paths } from '@app/domain/paths';
import type { Role } from '@app/domain/roles';
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { auth } from '../account/auth.repo.ts';
import { environment } from '../lib/env.ts';
import { GIVE_UP_AFTER_MS } from '../lib/event.ts';
import { codeOf, isPermanent, reasonOf } from '../lib/errors.ts';
import { ALREADY_EXISTS, db, document } from '../lib/firestore.ts';
import { loadRenderer } from '../site/page-renderer.ts';
import { takeMail } from './mail-limit.repo.ts';
import { noticeMail, wantsAtOnce, type Reader } from './notice-mail.ts';
import { showInTerminal } from './show-in-terminal.ts';
import { stopToken } from './stop-token.ts';

/** Accounts per request; Auth's limit. */
const TOGETHER = 100;
/** How long a mail is kept after it was queued, in ms: delivery is retried within this time. */
const KEEP_MAIL_MS = 7 * 24 * 60 * 60_000;

const choicesSchema = z.pick(preferencesSchema, { language: true, mail_off: true });

const standing = z.object({ status: partnerStatusSchema });

/** @returns those of these accounts that can be written to: an address that nobody has verified may be another person's */
export async function readersOf(uids: readonly string[]): Promise<Reader[]> {
  const accounts = await auth();
  const readers: Reader[] = [];
  for (let first = 0; first < uids.length; first += TOGETHER) {
    const some = uids.slice(first, first + TOGETHER);
    const [{ users }, profiles, partners, preferences] = await Promise.all([
      accounts.getUsers(some.map((uid) => ({ uid }))),
      ...[paths.profile, paths.partner, paths.preferences].map(async (path) => {
        const found = await db().getAll(...some.map((uid) => document(path(uid))));
        return new Map(found.map((one) => [one.id, one]));
      }),
    ]);
    for (const { uid, email, emailVerified, disabled } of users) {
      const profile = profiles?.get(uid);
      if (email === undefined || !emailVerified || disabled || profile?.get('disabled') === true) continue;
      const choices = choicesSchema.safeParse(preferences?.get(uid)?.data()).data;
      readers.push({
        uid,
        email,
        language: choices?.language ?? 'th',
        off: new Set(choices?.mail_off),
        isAdmin: profile?.get('role') === ('admin' satisfies Role),
        partner: standing.safeParse(partners?.get(uid)?.data()).data?.status ?? null,
      });
    }
  }
  return readers;
}

interface Letter {
  /** Of the mail's document: it is queued once for an id. */
  id: string;
  reader: Reader;
  /** What its link for ending such mails is about. */
  choice: MailChoice;
  notices: readonly MailedNotice[];
}

/** Queues a mail for the Trigger Email extension. Idempotent by its id. @returns whether it is new */
export async function queueNoticeMail({ id, reader, choice, notices }: Letter): Promise<boolean> {
  const renderer = await loadRenderer();
  const sender = { renderer, origin: environment.hostingOrigin ?? renderer.baseUrl };
  const token = await stopToken({ uid: reader.uid, choice });
  const mail = noticeMail(sender, reader, { atOnce: choice !== 'digest', notices, token });
  try {
    await document(paths.mail(id)).create({
      ...mail,
      created_at: FieldValue.serverTimestamp(),
      expires_at: new Date(Date.now() + KEEP_MAIL_MS),
    });
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return false;
    throw error;
  }
  showInTerminal(mail);
  return true;
}

/**
 * Sends a mail with each of these notifications whose receiver wants one, up to `MAILS_AT_ONCE` of a kind a day. Idempotent. What a retry
 * cannot mend is logged: the notification is there, and what else an event does must not wait for a mail.
 * @param customer whose case they are about, if the mails about each customer are counted apart
 * @throws a failure that a retry may mend
 */
export async function mailAtOnce(drafts: readonly Notification[], customer?: string): Promise<void> {
  try {
    await queueEach(drafts, customer);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    const fn = 'mailAtOnce';
    write({ severity: 'ERROR', message: `${fn}: failed`, fn, reason: reasonOf(error) });
  }
}

async function queueEach(drafts: readonly Notification[], customer: string | undefined): Promise<void> {
  const readers = await readersOf([...new Set(drafts.map(({ user_id }) => user_id))]);
  const now = new Date();
  await Promise.all(
    readers.map(async (reader) => {
      for (const draft of drafts.filter(({ user_id }) => user_id === reader.uid)) {
        if (!wantsAtOnce(reader, draft.kind)) continue;
        const id = mailIdOf(draft.id);
        const [mail, notification] = await db().getAll(
          document(paths.mail(id)),
          document(paths.notification(draft.id)),
        );
        // By a retry a mail is not taken twice; an older notification was mailed, or left to the digest, when it was new.
        if (mail?.exists === true || !isNew(notification, now)) continue;
        if (await takeMail(draft, customer, now))
          await queueNoticeMail({ id, reader, choice: draft.kind, notices: [draft] });
      }
    }),
  );
}

/**
 * Can the event of this notification still be retried? By when it was stored: an event may be delivered hours late, and `created_at` is the
 * event's time. One that was folded into another is not stored.
 */
function isNew(notification: DocumentSnapshot | undefined, now: Date): boolean {
  const stored = notification?.createTime;
  return stored === undefined || now.getTime() - stored.toMillis() <= GIVE_UP_AFTER_MS;
}

/** The id of the mail that goes out at once with a notification. */
function mailIdOf(notificationId: string): string {
  return `notice-${notificationId}`;
}

/** @returns those of these notifications of which a mail went out */
export async function mailedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db().getAll(...ids.map((id) => document(paths.mail(mailIdOf(id)))), {
    fieldMask: ['to'],
  });
  return new Set(ids.filter((_, index) => found[index]?.exists));
}
