import { subscriberSchema } from '@app/domain/newsletter';
import { COLLECTIONS } from '@app/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { db } from '../lib/firestore.ts';
import { pagesOf } from '../lib/pages.repo.ts';
import type { SubscriberRow } from './subscriber-csv.ts';
import * as z from 'zod/mini';

/** Documents per query. */
const PAGE = 1_000;

const subscription = z.pick(subscriberSchema, { email: true, subscribed_at: true });

/** All subscribers in the order of the admins' screen, newest first. Invalid documents are skipped, as there. */
export async function* subscriberPages(): AsyncGenerator<SubscriberRow[], void, undefined> {
  const newestFirst = db()
    .collection(COLLECTIONS.newsletterSubscriptions)
    .orderBy('subscribed_at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  for await (const page of pagesOf(newestFirst, PAGE)) {
    yield page.flatMap((document): SubscriberRow[] => {
      const { success, data } = subscription.safeParse(document.data());
      return success ? [[data.email, data.subscribed_at.toISOString()]] : [];
    });
  }
}
