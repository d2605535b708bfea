import * as z from 'zod/mini';
import { instant } from './codec.ts';

/** Contract, Data, and `file_rejected` and `file_mismatch` from docs/contract.md. */
export const NOTIFICATION_KINDS = [
  'case_created',
  'case_assigned',
  'case_unassigned',
  'case_status_changed',
  'case_update_added',
  'partner_registered',
  'partner_approved',
  'partner_rejected',
  'contact_received',
  'file_rejected',
  'file_mismatch',
] as const;
export const notificationKindSchema = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof notificationKindSchema>;

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
