/** How many calls are taken at once, and how long one of them takes to come back, in ms. */
export interface Figures {
  capacity: number;
  refillMs: number;
}

/** What is left, as it was at a moment. */
export interface Bucket {
  /** Between 0 and the capacity, not always whole. */
  tokens: number;
  /** Milliseconds since 1970. */
  at: number;
}

export type Taken =
  /** The call is taken: the bucket afterwards, and when it is full again, after which nothing needs to be kept of it. */
  | { ok: true; bucket: Bucket; fullAt: number }
  /** It is not: when the next one is. */
  | { ok: false; retryAt: number };

/** @returns as many calls at once as an hour has, and then as many an hour, evenly */
export function perHour(calls: number): Figures {
  return { capacity: calls, refillMs: 3_600_000 / calls };
}

/**
 * Takes one token out of a bucket.
 * @param bucket null: nothing is known of it, so it is full
 * @param now milliseconds since 1970; a clock behind the bucket's adds nothing and takes nothing away
 */
export function take(bucket: Bucket | null, now: number, { capacity, refillMs }: Figures): Taken {
  const at = Math.max(now, bucket?.at ?? now);
  const refilled = bucket === null ? capacity : bucket.tokens + (at - bucket.at) / refillMs;
  // Figures may have been lowered since.
  const tokens = Math.min(capacity, refilled);
  if (tokens < 1) return { ok: false, retryAt: at + Math.ceil((1 - tokens) * refillMs) };
  const left = tokens - 1;
  return {
    ok: true,
    bucket: { tokens: left, at },
    fullAt: at + Math.ceil((capacity - left) * refillMs),
  };
}
