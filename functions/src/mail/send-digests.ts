import { dayOf } from '@app/domain/calendar';
import type { MailedNotice } from '@app/domain/contracts/render-page';
import { isMailedAtOnce, type Notification } from '@app/domain/notification';
import { attempts } from '../lib/attempts.ts';
import { GIVE_UP_AFTER_MS } from '../lib/event.ts';
import { digestOf, type Reader } from './notice-mail.ts';

/** A run that was begun: its day, and until when it reads. */
export interface BegunRun {
  day: string;
  until: Date;
}

export interface StoredNotification {
  notification: Notification;
  /** When it was stored, which may be hours after its event, whose time it has. */
  storedAt: Date;
}

export interface DigestStore {
  /** Until when the last completed run has read, null before the first; and the last one that was begun, completed or not. */
  lastRun(): Promise<{ until: Date | null; begun: BegunRun | null }>;
  /** Keeps until when a run of that day reads. */
  begin(run: BegunRun): Promise<void>;
  /** The unread notifications created in this time, the beginning excluded. */
  unread(after: Date, until: Date): AsyncIterable<StoredNotification>;
  readers(uids: readonly string[]): Promise<Reader[]>;
  /** Those of these notifications of which a mail went out at once. */
  mailedAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Queues a reader's mail of that day, once. @returns whether it is new */
  send(day: string, reader: Reader, notices: readonly MailedNotice[]): Promise<boolean>;
  finish(until: Date): Promise<void>;
  /** Logs that a reader's mail could not be queued. */
  report(uid: string, error: unknown): void;
}

/** A digest goes back no further, however long no run was completed, in ms. */
const AT_MOST_MS = 7 * 24 * 60 * 60_000;
/**
 * Notifications have the time of their event, and a retry may write them as late as events are retried: those of this
 * time are left to the next run, in ms.
 */
const SETTLED_AFTER_MS = GIVE_UP_AFTER_MS + 5 * 60_000;
/** The platform delivers an event as late as this, in ms: its notification is then older than what the last run has read. */
const LATE_MS = 24 * 60 * 60_000;

/**
 * The daily run at `now`: one mail for each reader with unread notifications since the last completed run. Idempotent within a day; a run that
 * was killed is repeated from the same beginning to the same end: who was mailed before that gets no second mail of the day, so what came
 * later is left to the next day's run. What fails is reported and does not stop the others.
 * @returns how many mails were queued and how many readers failed
 * @throws the first failure that a retry may mend, when everything else is done
 */
export async function sendDigests(
  store: DigestStore,
  now: Date,
): Promise<{ mailed: number; failed: number }> {
  const day = dayOf(now);
  const { until: last, begun } = await store.lastRun();
  const until = begun?.day === day ? begun.until : new Date(now.getTime() - SETTLED_AFTER_MS);
  await store.begin({ day, until });
  const after = Math.max(now.getTime() - AT_MOST_MS, (last?.getTime() ?? 0) - LATE_MS);
  const byReader = new Map<string, Notification[]>();
  for await (const stored of store.unread(new Date(after), until)) {
    if (!isReadBy(until, stored) || (last !== null && isReadBy(last, stored))) continue;
    const { notification } = stored;
    const { user_id } = notification;
    byReader.set(user_id, [...(byReader.get(user_id) ?? []), notification]);
  }
  const { attempt, finish } = attempts(store);
  let mailed = 0;
  for (const reader of await store.readers([...byReader.keys()])) {
    await attempt(reader.uid, async () => {
      const notices = digestOf(reader, await notMailed(store, byReader.get(reader.uid) ?? []), day);
      if (notices.length === 0) return;
      if (await store.send(day, reader, notices)) mailed += 1;
    });
  }
  const failed = finish();
  await store.finish(until);
  return { mailed, failed };
}

/** Does the run that reads until then read this? What was stored after its beginning is left to the next, also when it is repeated. */
function isReadBy(until: Date, { notification, storedAt }: StoredNotification): boolean {
  return notification.created_at <= until && storedAt.getTime() <= until.getTime() + SETTLED_AFTER_MS;
}

/** Leaves out what went out at once, but for one that counts several events: not all of them did. */
async function notMailed(
  store: DigestStore,
  notifications: readonly Notification[],
): Promise<readonly Notification[]> {
  const single = notifications.filter(
    ({ kind, params }) => isMailedAtOnce(kind) && params['count'] === undefined,
  );
  const mailed = await store.mailedAmong(single.map(({ id }) => id));
  return notifications.filter(({ id }) => !mailed.has(id));
}
