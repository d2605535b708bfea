import type { MailedNotice, PageRenderer } from '@app/domain/contracts/render-page';
import { dayOf } from '@app/domain/calendar';
import type { Language } from '@app/domain/language';
import { isFor, isMailedAtOnce, type MailChoice, type NotificationKind } from '@app/domain/notification';
import type { PartnerStatus } from '@app/domain/partner';
import { mailDocument, mailLink, type MailDocument } from './mail-document.ts';

/** An account that can be written to: enabled, with a verified address. */
export interface Reader {
  uid: string;
  email: string;
  language: Language;
  /** What it does without by e-mail. */
  off: ReadonlySet<MailChoice>;
  isAdmin: boolean;
  /** The status of the account's partner record; null: it has none. */
  partner: PartnerStatus | null;
}

/** Lines of a digest; the rest is counted. */
const DIGEST_LINES = 20;

/** @returns whether this reader gets a mail at once with notifications of this kind */
export function wantsAtOnce({ off }: Reader, kind: NotificationKind): boolean {
  return isMailedAtOnce(kind) && !off.has(kind);
}

/**
 * @param today of the digest, in Bangkok, `YYYY-MM-DD`
 * @returns those of these notifications that this reader's digest holds, the newest first; none if it is off
 */
export function digestOf(
  reader: Reader,
  notices: readonly MailedNotice[],
  today: string,
): readonly MailedNotice[] {
  if (reader.off.has('digest')) return [];
  return notices
    .filter((notice) => !reader.off.has(notice.kind) && mayStillOpen(reader, notice))
    .filter((notice) => !saysToday(notice) || dayOf(notice.created_at) === today)
    .sort((one, other) => other.created_at.getTime() - one.created_at.getTime());
}

/** Has the reader still the right by which this was sent? A role, or the work as a partner, may have ended since. */
function mayStillOpen({ isAdmin, partner }: Reader, { kind, link_to }: MailedNotice): boolean {
  const [, area] = link_to?.split('/') ?? [];
  if (area === 'admin') return isAdmin;
  if (area !== 'partner' || partner === 'Approved') return true;
  // A partner who is not Approved also gets that a case is another partner's now.
  return partner !== null && (isFor('applicant', kind) || kind === 'case_unassigned');
}

/** The title says "today": on a later day it would be wrong, and there is nothing left to do. */
function saysToday({ kind, params }: MailedNotice): boolean {
  if (kind === 'promise_due') return params['state'] !== 'late';
  return kind === 'case_acceptance' && params['state'] === 'reminder';
}

interface Sender {
  renderer: Pick<PageRenderer, 'renderMail'>;
  /** Where the site is, without a slash at the end. */
  origin: string;
}

/**
 * The mail to a reader about notifications: a single one at once, or a digest.
 * @param token of the link that ends such mails
 */
export function noticeMail(
  { renderer, origin }: Sender,
  { email, language }: Reader,
  { atOnce, notices, token }: { atOnce: boolean; notices: readonly MailedNotice[]; token: string },
): MailDocument {
  const unsubscribe = mailLink('stop', { origin, token, language });
  // A digest leads to the sign-in page, which leads people who are signed in to their dashboard.
  const page = (atOnce ? notices[0]?.link_to : undefined) ?? '/login';
  const request = {
    mail: 'notices',
    atOnce,
    notices: notices.slice(0, DIGEST_LINES),
    more: Math.max(0, notices.length - DIGEST_LINES),
    portal: `${origin}${page}`,
    unsubscribe,
  } as const;
  return mailDocument(email, renderer.renderMail(request, language), unsubscribe);
}
