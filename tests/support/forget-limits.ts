import { COLLECTIONS } from '@app/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Empties the buckets of all limits. The key of their names stays: functions that are running remember it, and would count in other
 * buckets than a test that reads a new one.
 */
export async function forgetLimits(db: Firestore): Promise<void> {
  const { docs } = await db.collection(COLLECTIONS.rateLimits).get();
  await Promise.all(docs.filter(({ id }) => id !== 'key').map(({ ref }) => ref.delete()));
}
