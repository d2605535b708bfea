import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { roleSchema } from './roles.ts';

/** The actions in the audit log: actions of admins that concern other people's rights or data, and a partner's new name. */
export const AUDIT_ACTIONS = [
  'partner_approved',
  'partner_rejected',
  'partner_suspended',
  'partner_reinstated',
  'partner_reopened',
  'partner_renamed',
  'paper_accepted',
  'paper_refused',
  'account_disabled',
  'account_enabled',
  'account_deleted',
  'case_assigned',
  'case_unassigned',
  'contact_deleted',
  'post_deleted',
  'subscribers_exported',
  'subscriber_removed',
  'email_looked_up',
  'profile_opened',
  'data_exported',
  'erasure_decided',
  'legal_hold_set',
  'legal_hold_lifted',
  'retention_run',
  'law_confirmed',
  'clock_confirmed',
  'clock_confirmation_withdrawn',
  'door_answer_resolved',
] as const;
const auditActionSchema = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** One entry of the audit log. Never deleted; an erasure removes names. Contains no debtor's name and no amount. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** null: the server, or a command of the operator. */
  actor_id: z.nullable(z.string()),
  actor_role: z.nullable(roleSchema),
  /** The actor's `full_name` at that time; a trigger adds it after the entry is created, '' when there is none. */
  actor_name: z.optional(z.string()),
  action: auditActionSchema,
  /** The path of the document or object that was acted on. */
  subject: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: instant,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The deletions that an admin's browser may record in the same commit, and the time field from which the id is made. */
export const AUDITED_DELETIONS = {
  contact_deleted: 'created_at',
  post_deleted: 'published_at',
} as const satisfies Partial<Record<AuditAction, string>>;
export type AuditedDeletion = keyof typeof AUDITED_DELETIONS;

/**
 * The id of a deletion's entry, the same for the browser that deletes and for the trigger: the first of them writes it.
 * @param time of the deleted document, in ms: another document may have the same id later
 */
export function deletionId(action: AuditedDeletion, documentId: string, time: number): string {
  return `${action}-${documentId}-${time}`;
}
