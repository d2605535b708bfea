import { COLLECTIONS } from '@app/domain/paths';
import { notificationSchema, type Notification } from '@app/domain/notification';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { db } from './server.ts';
import { quiet, until } from './wait.ts';

export async function notifications(): Promise<Notification[]> {
  const found = await db.collection(COLLECTIONS.notifications).get();
  return found.docs.map(parse);
}

function parse(found: QueryDocumentSnapshot): Notification {
  return z.strictObject(notificationSchema.shape).parse({ id: found.id, ...found.data() });
}

/** `who kind page`, sorted. */
function lines(list: Notification[]): string[] {
  return list.map(lineOf).sort();
}

function lineOf({ user_id, kind, link_to }: Notification): string {
  return `${user_id} ${kind} ${link_to ?? ''}`;
}

/**
 * Runs the action, and expects exactly these notifications from it.
 * @param expected `who kind page`
 * @param about only notifications whose `who kind page` contains or matches this: a clock that is set ahead reaches the cases of other tests too
 * @returns the new notifications
 */
export async function expectTold(
  action: () => Promise<unknown>,
  expected: string[],
  about: string | RegExp = '',
): Promise<Notification[]> {
  // Not by reading them all again and again: the collection grows to thousands.
  const fresh = await freshNotifications();
  try {
    const isAbout = (line: string) => (typeof about === 'string' ? line.includes(about) : about.test(line));
    const concerned = () => fresh.now().filter((one) => isAbout(lineOf(one)));
    await action();
    const complete = (list: Notification[]) => list.length >= expected.length;
    await until('notifications', () => Promise.resolve(concerned()), complete).catch(() => undefined);
    await quiet();
    const told = concerned();
    expect(lines(told)).toEqual([...expected].sort());
    return told;
  } finally {
    fresh.stop();
  }
}

/** The notifications that are added from now on, as they are at each time. */
async function freshNotifications(): Promise<{ now: () => Notification[]; stop: () => void }> {
  const known = new Set<string>();
  const fresh = new Map<string, Notification>();
  let isFirst = true;
  const stop = await new Promise<() => void>((resolve, reject) => {
    const end = db.collection(COLLECTIONS.notifications).onSnapshot((snapshot) => {
      for (const { doc, type } of snapshot.docChanges()) {
        if (isFirst) known.add(doc.id);
        else if (type === 'removed') fresh.delete(doc.id);
        else if (!known.has(doc.id)) fresh.set(doc.id, parse(doc));
      }
      if (isFirst) setImmediate(() => resolve(end));
      isFirst = false;
    }, reject);
  });
  return { now: () => [...fresh.values()], stop };
}

/** Resets the rate of all notification streams, so that the next notification of every kind is a separate one. */
export async function forgetPace(): Promise<void> {
  const streams = await db.collection(COLLECTIONS.notificationStreams).get();
  await Promise.all(streams.docs.map(({ ref }) => ref.delete()));
}

/** The words of notifications as one text, without times, ids and case numbers, whose digits may be those of an amount. */
export function wordsOf(list: readonly DocumentData[]): string {
  return JSON.stringify(
    list.map(({ title, message, params }): unknown[] => {
      const { since: _since, case_id: _id, case_number: number, ...rest } = params as Record<string, unknown>;
      const plain = (text: unknown) =>
        typeof number === 'string' ? String(text).replaceAll(number, '') : String(text);
      return [plain(title), plain(message), rest];
    }),
  );
}
