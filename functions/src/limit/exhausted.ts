import type { Exhausted } from '@app/domain/contracts/exhausted';
import { HttpsError } from 'firebase-functions/v2/https';

/** The error of a rate-limited call: when the next one is accepted, and nothing about the buckets. */
export function exhausted(retryAt: Date): HttpsError {
  return new HttpsError('resource-exhausted', 'resource-exhausted', {
    until: retryAt.toISOString(),
  } satisfies Exhausted);
}
