import { instant } from '@app/domain/codec';
import { notificationSchema } from '@app/domain/notification';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { write } from 'firebase-functions/logger';
import { FieldPath } from 'firebase-admin/firestore';
import { reasonOf } from '../lib/errors.ts';
import { db, document } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';
import { mailedAmong, queueNoticeMail, readersOf } from './mail.repo.ts';
import type { DigestStore, StoredNotification } from './send-digests.ts';
import * as z from 'zod/mini';

const LAST_RUN = document.bind(null, paths.mailRun('digest'));
const runSchema = z.object({
  until: z.optional(instant),
  begun: z.optional(z.object({ day: z.string(), until: instant })),
});
/** Notifications per query. */
const PAGE = 500;

export const digestStore: DigestStore = {
  async lastRun() {
    const { until = null, begun = null } = runSchema.parse((await LAST_RUN().get()).data() ?? {});
    return { until, begun };
  },
  async begin(begun) {
    await LAST_RUN().set({ begun }, { merge: true });
  },
  unread,
  readers: readersOf,
  mailedAmong,
  send: (day, reader, notices) =>
    queueNoticeMail({ id: `digest-${reader.uid}-${day}`, reader, choice: 'digest', notices }),
  async finish(until) {
    await LAST_RUN().set({ until }, { merge: true });
  },
  report(uid, error) {
    const fn = 'sendDigestsDaily';
    write({ severity: 'ERROR', message: `${fn}: failed`, fn, uid, reason: reasonOf(error) });
  },
};

async function* unread(after: Date, until: Date): AsyncIterable<StoredNotification> {
  const all = db()
    .collection(COLLECTIONS.notifications)
    .where('is_read', '==', false)
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy(FieldPath.documentId());
  for await (const page of pagesOf(all, PAGE)) {
    for (const found of page) {
      // A notification of a kind that this version does not know is left to the portal.
      const { data } = notificationSchema.safeParse({ ...found.data(), id: found.id });
      if (data !== undefined) yield { notification: data, storedAt: found.createTime.toDate() };
    }
  }
}
