import type { ErasurePreview } from '@app/domain/contracts/decide-privacy-request';
import { planErasure } from '@app/domain/erasure';
import { COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import { pages } from '../file/swept-objects.repo.ts';
import { db, document } from '../lib/firestore.ts';
import { provenAddressOf } from './account-data.repo.ts';
import { doneBy, notesBy, readHoldings } from './holdings.repo.ts';
import { contactMessagesFrom, subscriptionOf } from './address-holdings.repo.ts';

/** The plan of an erasure with current counts of what it would delete. */
export async function readPreview(uid: string, now: Date): Promise<ErasurePreview> {
  const holdings = await readHoldings(uid);
  const plan = planErasure(holdings, now);
  const email = await provenAddressOf(uid);
  const [profile, preferences, notifications, notes, events, contacts, subscription, files] =
    await Promise.all([
      document(paths.profile(uid)).get(),
      document(paths.preferences(uid)).get(),
      db().collection(COLLECTIONS.notifications).where('user_id', '==', uid).count().get(),
      Promise.all(notesBy(uid).map((query) => query.count().get())),
      doneBy(uid).count().get(),
      email === null ? [] : contactMessagesFrom(email),
      email === null ? null : subscriptionOf(email).then((entry) => entry.get()),
      countFiles(uid),
    ]);
  return {
    obstacles: plan.obstacles,
    erased: {
      profile: Number(profile.exists),
      notifications: notifications.data().count,
      preferences: Number(preferences.exists),
      partner: Number(holdings.partner !== null),
      subscription: Number(subscription?.exists ?? false),
      contacts: contacts.length,
      cases: plan.erasedCases.length,
      notes: notes.reduce((sum, counted) => sum + counted.data().count, 0),
      events: events.data().count,
      files,
    },
    kept: plan.kept.map(({ path, because, until }) => ({
      path,
      because,
      until: until?.toISOString() ?? null,
    })),
  };
}

/** The erasure counts pictures, and attachments that no kept case lists; the preview counts all of the person's folders. */
async function countFiles(uid: string): Promise<number> {
  let count = 0;
  for (const folder of [storagePaths.caseFiles(uid), storagePaths.avatars(uid)]) {
    for await (const page of pages(`${folder}/`)) count += page.length;
  }
  return count;
}
