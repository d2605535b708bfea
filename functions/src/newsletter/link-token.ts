import { createHash, randomBytes } from 'node:crypto';

/** The token in a mail's links: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form: a reader of the database cannot build the link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** @returns the token in an address, or null if it is malformed */
export function readToken(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null;
}
