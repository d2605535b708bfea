import type { Exhausted } from '@app/domain/contracts/exhausted';
import type { HttpsError } from 'firebase-functions/v2/https';
import { refused } from '../lib/callable.ts';

/** The error of a rate-limited call: when the next one is accepted, and nothing about the buckets. */
export function exhausted(retryAt: Date): HttpsError {
  return refused('resource-exhausted', { until: retryAt.toISOString() } satisfies Exhausted);
}
