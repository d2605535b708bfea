import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { roleSchema } from './roles.ts';

/** What is recorded in the audit log: acts of admins that concern other people's rights or data. */
export const AUDIT_ACTIONS = [
  'partner_approved',
  'partner_rejected',
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
] as const;
export const auditActionSchema = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** One entry of the audit log. Nobody changes or deletes it. It holds no debtor's name and no amount. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** null: the server itself, or a command of the operator. */
  actor_id: z.nullable(z.string()),
  actor_role: z.nullable(roleSchema),
  action: auditActionSchema,
  /** The path of the document or object that was acted on. */
  subject: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: instant,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
