import { createHmac, randomBytes } from 'node:crypto';
import { paths } from '@app/domain/paths';
import { codeOf } from '../lib/errors.ts';
import { ALREADY_EXISTS, document } from '../lib/firestore.ts';

let key: Promise<string> | undefined;

/**
 * The keyed hash of a network address, or of what identifies a debtor, in hex. Without a key the four thousand million IPv4
 * addresses, and fewer phone numbers, could all be tried; the key is made at first use and is in a document that functions
 * alone read.
 */
export async function hashOf(text: string): Promise<string> {
  key ??= readKey().catch((error: unknown) => {
    key = undefined;
    throw error;
  });
  return createHmac('sha256', await key)
    .update(text)
    .digest('hex');
}

async function readKey(): Promise<string> {
  const place = document(paths.rateLimit('key'));
  const known: unknown = (await place.get()).get('key');
  if (typeof known === 'string') return known;
  const made = randomBytes(32).toString('hex');
  try {
    await place.create({ key: made });
    return made;
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return readKey();
    throw error;
  }
}
