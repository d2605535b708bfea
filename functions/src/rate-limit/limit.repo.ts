import { instant } from '@app/domain/codec';
import { paths } from '@app/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { document } from '../lib/firestore.ts';
import { hashOf } from './address-key.repo.ts';
import type { Origin } from './client-address.ts';
import { FORM_LIMITS, type PublicForm } from './limits.ts';
import { perDay, take, type Bucket, type Figures } from './token-bucket.ts';

/** A bucket and its state. */
export interface Limit {
  id: string;
  figures: Figures;
}

/** The buckets of a call of this form: of the visitor's address, of the server, and of all calls. */
export async function limitsOf(form: PublicForm, origin: Origin): Promise<[Limit, Limit, Limit]> {
  const figures = FORM_LIMITS[form];
  const [address, peer] = await Promise.all([hashOf(origin.address), hashOf(origin.peer)]);
  return [
    { id: `${form}_from_${address}`, figures: figures.address },
    { id: `${form}_by_${peer}`, figures: figures.peer },
    { id: inAll(form), figures: figures.all },
  ];
}

const inAll = (form: PublicForm) => `${form}_in_all`;

/**
 * The bucket of an account, refilled evenly within a day. It is not found by the account, so that an erasure leaves nothing of the
 * account in it.
 */
export async function limitOfAccount(name: string, uid: string, aDay: number): Promise<Limit> {
  return { id: `${name}_of_${await hashOf(`account:${uid}`)}`, figures: perDay(aDay) };
}

/** The path of the bucket that all calls of a form share: where their transactions meet. */
export function limitInAll(form: PublicForm): string {
  return paths.rateLimit(inAll(form));
}

/** The result of reading buckets; nothing is taken before `takeTokens`. */
type BucketsRead =
  | {
      ok: true;
      /** Takes as many from each, in the same transaction, after its last read. */ takeTokens(): void;
    }
  | { ok: false; retryAt: Date };

/** Reads whether each of the buckets has so many tokens left. Must run before the transaction writes. */
export async function readBuckets(
  transaction: Transaction,
  limits: readonly Limit[],
  now: Date,
  count = 1,
): Promise<BucketsRead> {
  const references = limits.map(({ id }) => document(paths.rateLimit(id)));
  const found = await transaction.getAll(...references);
  const taken = limits.map(({ figures }, index) =>
    take(bucketOf(found[index]), now.getTime(), figures, count),
  );
  const refused = taken.flatMap((one) => (one.ok ? [] : [one.retryAt]));
  if (refused.length > 0) return { ok: false, retryAt: new Date(Math.max(...refused)) };
  return {
    ok: true,
    takeTokens() {
      taken.forEach((one, index) => {
        const reference = references[index];
        if (!one.ok || reference === undefined) return;
        const { tokens, at } = one.bucket;
        // A full bucket means the same as no document: the time-to-live policy deletes it.
        transaction.set(reference, { tokens, at: new Date(at), expires_at: new Date(one.fullAt) });
      });
    },
  };
}

/** null if the document does not exist or is not a bucket. */
function bucketOf(snapshot: DocumentSnapshot | undefined): Bucket | null {
  const tokens: unknown = snapshot?.get('tokens');
  const at = instant.safeParse(snapshot?.get('at')).data;
  return typeof tokens === 'number' && at !== undefined ? { tokens, at: at.getTime() } : null;
}
