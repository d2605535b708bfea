import type { Exhausted } from '@app/domain/contracts/exhausted';
import { HttpsError } from 'firebase-functions/v2/https';

/** What a caller gets whose call is one too many: when a further one is taken, and nothing of the buckets. */
export function exhausted(retryAt: Date): HttpsError {
  return new HttpsError('resource-exhausted', 'resource-exhausted', {
    until: retryAt.toISOString(),
  } satisfies Exhausted);
}
