import { createHash, randomBytes } from 'node:crypto';

/** What a mail's links carry: 256 bits that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** As it is stored: whoever reads the database cannot make the link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** @returns the token of an address, or null for what cannot be one */
export function readToken(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null;
}
