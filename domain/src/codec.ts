import * as z from 'zod/mini';

/** The common part of the times of the client SDK, the Admin SDK and tests. */
const timestampLike = z.custom<{ toDate(): Date }>(
  (value: unknown) =>
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function',
);

/**
 * A Firestore timestamp in, a `Date` out. Domain types hold `Date`; the instant is UTC and is shown in Asia/Bangkok.
 */
export const instant = z.union([
  z.date(),
  z.pipe(
    timestampLike,
    z.transform((timestamp) => timestamp.toDate()),
  ),
]);

/** The time zone in which dates are shown and days are counted. */
export const TIME_ZONE = 'Asia/Bangkok';
