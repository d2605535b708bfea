import * as z from 'zod/mini';
import { instant } from './codec.ts';
import type { Actor, Role } from './roles.ts';

/** An applicant is a partner who is not approved: whom no case can be assigned. */
type Audience = Role | 'applicant';

interface Kind {
  /** Who gets it (contract, "Who is notified of what"); the functions' tests hold their notices against it. */
  told: readonly Audience[];
  /** Where the settings offer to mute it. */
  mute?: 'cases' | 'office';
  /** The settings say under this name that it is always sent. */
  always?: string;
  /** Whose frequent ones are folded into one with a count, as those that may be muted are (decision 115). */
  fold?: readonly Role[];
  /** Cannot wait for the daily digest: an e-mail goes out with the notification (decision 201). */
  mail?: 'at_once';
}

/**
 * Every kind of notification. Always sent are: that an attachment was deleted, because only its sender can upload it again
 * (and the server looks up that notification); the decision on an application, which changes the account's permissions
 * (decision 074); that a bound file has changed (decision 100); that a debtor was contacted outside the rules (decision 168); that the time in
 * which a claim can be brought is near its end (decision 189); what the office said of a paper, and that one ends (decision 206); that a
 * partner who was approved has another name, which debtors are shown; that one was suspended by the server, whose cases wait (decision 112); and that an offer waits for the customer's answer, or no longer does (decision 199).
 */
export const KINDS = {
  case_created: { told: ['admin'], mute: 'cases' },
  case_assigned: { told: ['partner', 'customer'], mute: 'cases' },
  case_unassigned: { told: ['partner'], mute: 'cases' },
  case_status_changed: { told: ['admin', 'customer'], mute: 'cases' },
  case_update_added: { told: ['admin', 'partner', 'customer'], mute: 'cases' },
  case_acceptance: { told: ['admin', 'partner'], mute: 'cases' },
  case_objection: { told: ['admin', 'partner', 'customer'], mute: 'cases' },
  case_withdrawn: { told: ['admin', 'partner'], mute: 'cases' },
  case_held: { told: ['admin', 'partner'], mute: 'cases' },
  case_decided: { told: ['partner', 'customer'], mute: 'cases' },
  case_plan_set: { told: ['partner', 'customer'], mute: 'cases' },
  case_document_added: { told: ['admin', 'partner', 'customer'], mute: 'cases' },
  payment_reported: { told: ['admin', 'partner', 'customer'], mute: 'cases' },
  payment_answered: { told: ['admin', 'partner', 'customer'], mute: 'cases' },
  door_answered: { told: ['admin', 'partner'], mute: 'cases' },
  message_added: { told: ['admin', 'partner', 'customer'], mute: 'cases' },
  decision_asked: { told: ['customer'], always: 'decision_asked', fold: ['customer'], mail: 'at_once' },
  decision_answered: { told: ['admin', 'partner'], mute: 'cases' },
  authority_changed: { told: ['admin', 'partner', 'customer'], mute: 'cases' },
  authority_near: { told: ['admin', 'partner', 'customer'], mute: 'cases' },
  promise_due: { told: ['partner'], mute: 'cases' },
  promise_broken: { told: ['admin', 'partner', 'customer'], mute: 'cases' },
  report_late: { told: ['admin', 'partner'], mute: 'cases' },
  question_late: { told: ['admin', 'partner'], mute: 'cases' },
  partner_registered: { told: ['admin'], mute: 'office' },
  partner_approved: { told: ['partner', 'applicant'], always: 'partner_decision', mail: 'at_once' },
  partner_rejected: { told: ['partner', 'applicant'], always: 'partner_decision', mail: 'at_once' },
  partner_standing: { told: ['partner', 'applicant'], always: 'partner_decision', mail: 'at_once' },
  partner_renamed: { told: ['admin'], always: 'partner_renamed', fold: ['admin'] },
  partner_suspended: { told: ['admin'], always: 'partner_suspended' },
  paper_shown: { told: ['admin'], mute: 'office' },
  paper_judged: { told: ['partner', 'applicant'], always: 'paper_judged' },
  paper_near: { told: ['admin', 'partner', 'applicant'], always: 'paper_near' },
  contact_received: { told: ['admin'], mute: 'office' },
  file_rejected: { told: ['admin', 'partner', 'customer'], always: 'file_rejected' },
  file_mismatch: { told: ['admin'], always: 'file_mismatch' },
  contact_outside_rules: { told: ['admin'], always: 'contact_outside_rules', fold: ['admin'] },
  limitation_near: {
    told: ['admin', 'partner', 'customer'],
    always: 'limitation_near',
    fold: ['admin'],
    mail: 'at_once',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type NotificationKind = keyof typeof KINDS;
/** The kinds that a person may mute. */
export type MutableKind = {
  [K in NotificationKind]: (typeof KINDS)[K] extends { mute: string } ? K : never;
}[NotificationKind];

/** The kinds of which frequent ones are folded into one with a count (decision 115). */
export type FoldedKind = {
  [K in NotificationKind]: (typeof KINDS)[K] extends { mute: string } | { fold: readonly Role[] } ? K : never;
}[NotificationKind];

export const NOTIFICATION_KINDS = Object.keys(KINDS) as readonly NotificationKind[];
export const MUTABLE_KINDS = NOTIFICATION_KINDS.filter(isMutable);
export const FOLDED_KINDS = NOTIFICATION_KINDS.filter(
  (kind): kind is FoldedKind => isMutable(kind) || 'fold' in KINDS[kind],
);
const notificationKindSchema = z.enum(NOTIFICATION_KINDS);

/** @returns whether a person may mute notifications of this kind */
export function isMutable(kind: NotificationKind): kind is MutableKind {
  return 'mute' in KINDS[kind];
}

/**
 * Not folded are the other kinds that are always sent: each has a different text, only the receiver's own actions, the office or the server
 * cause them, and the check of files looks up the single notification. Alerts of limitation are folded for admins alone: one customer
 * causes any number of them, and whose claim it is needs each of them. Another name and contacts outside the rules are caused by a partner,
 * any number as well.
 */
export function isFolded(kind: NotificationKind, receiver: Role): kind is FoldedKind {
  const { fold = [] }: Kind = KINDS[kind];
  return isMutable(kind) || fold.includes(receiver);
}

/**
 * @returns whether an e-mail goes out with a notification of this kind, up to `MAILS_AT_ONCE` a day; all others wait for the
 * daily digest
 */
export function isMailedAtOnce(kind: NotificationKind): boolean {
  return 'mail' in KINDS[kind];
}

/** What an account can do without by e-mail: the digest as a whole, or one kind, in it or at once (decision 201). */
export const MAIL_CHOICES = ['digest', ...NOTIFICATION_KINDS] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** @returns the kinds that are sent to accounts in this capacity */
export function kindsFor(audience: Audience): readonly NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => isFor(audience, kind));
}

/** @returns whether this kind is sent to accounts in this capacity */
export function isFor(audience: Audience, kind: NotificationKind): boolean {
  return KINDS[kind].told.some((each) => each === audience);
}

/** @returns the kinds that an account in this position can receive */
export function kindsTold(actor: Actor): readonly NotificationKind[] {
  switch (actor) {
    case 'admin':
      return kindsFor('admin');
    case 'approvedPartner':
      return kindsFor('partner');
    case 'customer':
      return kindsFor('customer');
    case 'pendingPartner':
    case 'rejectedPartner':
      // A customer who is notified of decisions on their application and its papers.
      return [...kindsFor('customer'), ...kindsFor('applicant')];
    case 'visitor':
    case 'disabled':
      return [];
  }
}

export const notificationSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  /** Thai; screens in other languages build the text from `kind` and `params`. */
  title: z.string(),
  message: z.string(),
  is_read: z.boolean(),
  created_at: instant,
  link_to: z.optional(z.string()),
  kind: notificationKindSchema,
  /** Raw values (`case_id`, `status` ...). Never a debtor's name, never an amount (Debt Collection Act B.E. 2558, s. 8). */
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type Notification = z.infer<typeof notificationSchema>;

/** The header's dropdown shows at most this many (requirements section 9). */
export const DROPDOWN_LENGTH = 5;
