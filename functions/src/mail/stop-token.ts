import { timingSafeEqual } from 'node:crypto';
import { MAIL_CHOICES, type MailChoice } from '@app/domain/notification';
import { hashOf } from '../rate-limit/address-key.repo.ts';

/** What the link for ending mails is about: one person's digest, or their mails of one kind. */
export interface Stop {
  uid: string;
  choice: MailChoice;
}

/**
 * The token in that link: the person and the choice, sealed with the server's key. Nothing is stored for it, and it stays valid, so that
 * an old mail can still be ended (decision 201).
 * @param hash the server's keyed hash, in hex
 */
export async function stopToken({ uid, choice }: Stop, hash = hashOf): Promise<string> {
  const content = Buffer.from(`${choice}:${uid}`).toString('base64url');
  return `${content}.${await hash(`mail-stop:${content}`)}`;
}

/** @returns null for a token that this server has not made */
export async function readStopToken(value: unknown, hash = hashOf): Promise<Stop | null> {
  const [, content, seal] =
    (typeof value === 'string' && /^([\w-]{1,300})\.([\da-f]{64})$/.exec(value)) || [];
  if (content === undefined || seal === undefined) return null;
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(await hash(`mail-stop:${content}`)))) return null;
  const [, name, uid] = /^(\w+):(.+)$/.exec(Buffer.from(content, 'base64url').toString()) ?? [];
  // A kind that no longer exists needs no ending.
  const choice = MAIL_CHOICES.find((one) => one === name);
  return choice === undefined || uid === undefined ? null : { uid, choice };
}
