import { createHmac } from 'node:crypto';
import { paths } from '@app/domain/paths';
import { db } from './server.ts';

/**
 * Leaves so many tokens in an account's bucket. The server makes its key at the first use of any bucket.
 * @param bucket the beginning of its id
 */
export async function leave(bucket: string, uid: string, tokens: number): Promise<void> {
  const key = (await db.doc(paths.rateLimit('key')).get()).get('key') as string;
  const hash = createHmac('sha256', key).update(`account:${uid}`).digest('hex');
  const at = new Date();
  await db.doc(paths.rateLimit(`${bucket}_of_${hash}`)).set({ tokens, at, expires_at: at });
}
