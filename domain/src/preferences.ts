import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { LANGUAGES } from './language.ts';
import { LIMITS } from './limits.ts';
import type { NotificationKind } from './notification.ts';
import type { Actor } from './roles.ts';
import { THEMES } from './theme.ts';

/**
 * The kinds of notification that a person may mute. The others are always sent: that an attachment was deleted, because only
 * its sender can upload it again (and the server looks up that notification), the decision on an application, which
 * changes the account's permissions (decision 074), and that a bound file has changed (decision 100).
 */
export const MUTABLE_KINDS = [
  'case_created',
  'case_assigned',
  'case_unassigned',
  'case_status_changed',
  'case_update_added',
  'partner_registered',
  'contact_received',
] as const satisfies readonly NotificationKind[];
export type MutableKind = (typeof MUTABLE_KINDS)[number];

/** @returns whether a person may mute notifications of this kind */
export function isMutable(kind: NotificationKind): kind is MutableKind {
  return MUTABLE_KINDS.some((each) => each === kind);
}

/** Which notifications each capacity gets (contract, "Who is notified of what"); the functions' tests hold their notices against it. */
export const TOLD_AS = {
  admin: [
    'case_created',
    'case_status_changed',
    'case_update_added',
    'partner_registered',
    'contact_received',
    'file_mismatch',
  ],
  partner: ['case_assigned', 'case_unassigned', 'case_update_added', 'partner_approved', 'partner_rejected'],
  customer: ['case_assigned', 'case_status_changed', 'case_update_added', 'file_rejected'],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;

/** The kinds that an account in this position can receive. */
export function kindsTold(actor: Actor): readonly NotificationKind[] {
  switch (actor) {
    case 'admin':
      return TOLD_AS.admin;
    case 'approvedPartner':
      return TOLD_AS.partner;
    case 'customer':
      return TOLD_AS.customer;
    case 'pendingPartner':
    case 'rejectedPartner':
      // A customer who is notified of the decision on their application.
      return [...TOLD_AS.customer, 'partner_approved', 'partner_rejected'];
    case 'visitor':
    case 'disabled':
      return [];
  }
}

/** The query string of a list's address, as `URLSearchParams` writes it. */
const viewSchema = z
  .string()
  .check(z.maxLength(LIMITS.view), z.regex(/^\??([\w*.~%+-]+=[\w*.~%+-]*(&[\w*.~%+-]+=[\w*.~%+-]*)*)?$/));

/** Saved views of lists: a name that says which list's, and its query string. */
export const viewsSchema = z
  .record(z.string().check(z.regex(/^[^\n]+$/), z.maxLength(LIMITS.viewName)), viewSchema)
  .check(z.refine((views) => Object.keys(views).length <= LIMITS.views));

/** `preferences/{uid}`: the settings of an account. Read only by its owner and functions. */
export const preferencesSchema = z.object({
  /** The owner's uid. */
  id: z.string(),
  /** null: never chosen; each browser detects it. */
  language: z.nullable(z.enum(LANGUAGES)),
  theme: z.nullable(z.enum(THEMES)),
  /** Unknown kinds, and kinds that cannot be muted any more, are omitted. */
  muted_kinds: z.pipe(
    z.array(z.string()),
    z.transform((muted) => MUTABLE_KINDS.filter((kind) => muted.includes(kind))),
  ),
  views: viewsSchema,
  updated_at: instant,
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The fields that a person may change. */
export type PreferencesChange = Partial<Pick<Preferences, 'language' | 'theme' | 'muted_kinds' | 'views'>>;

/** The defaults of an account without settings. */
export const NO_PREFERENCES = {
  language: null,
  theme: null,
  muted_kinds: [],
  views: {},
} as const satisfies PreferencesChange;
