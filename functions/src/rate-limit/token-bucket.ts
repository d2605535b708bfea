/** How many calls are accepted at once, and how long one token takes to be refilled, in ms. */
export interface Figures {
  capacity: number;
  refillMs: number;
}

/** The tokens left at a time. */
export interface Bucket {
  /** Between 0 and the capacity, not always whole. */
  tokens: number;
  /** Milliseconds since 1970. */
  at: number;
}

export type Taken =
  /** The call is accepted: the new state, and when the bucket is full again and need not be stored any more. */
  | { ok: true; bucket: Bucket; fullAt: number }
  /** The call is refused: when the next one is accepted. */
  | { ok: false; retryAt: number };

/** @returns a bucket of this many calls at once, refilled evenly at this many an hour */
export function perHour(calls: number): Figures {
  return { capacity: calls, refillMs: 3_600_000 / calls };
}

/** @returns a bucket of this many calls at once, refilled evenly at this many a day */
export function perDay(calls: number): Figures {
  return { capacity: calls, refillMs: (24 * 3_600_000) / calls };
}

/**
 * Takes tokens from a bucket, all or none.
 * @param bucket null: not stored, so it is full
 * @param now milliseconds since 1970; a clock behind the bucket's adds nothing and takes nothing away
 * @param count how many, at most the capacity
 */
export function take(bucket: Bucket | null, now: number, { capacity, refillMs }: Figures, count = 1): Taken {
  const at = Math.max(now, bucket?.at ?? now);
  const refilled = bucket === null ? capacity : bucket.tokens + (at - bucket.at) / refillMs;
  // The limits may have been lowered since.
  const tokens = Math.min(capacity, refilled);
  if (tokens < count) return { ok: false, retryAt: at + Math.ceil((count - tokens) * refillMs) };
  const left = tokens - count;
  return {
    ok: true,
    bucket: { tokens: left, at },
    fullAt: at + Math.ceil((capacity - left) * refillMs),
  };
}
