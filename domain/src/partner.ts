import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { emailSchema, newPasswordSchema, phoneSchema } from './account.ts';
import { LIMITS } from './limits.ts';
import type { Role } from './roles.ts';
import { requiredText } from './text.ts';

export const PARTNER_STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
export const partnerStatusSchema = z.enum(PARTNER_STATUSES);
export type PartnerStatus = z.infer<typeof partnerStatusSchema>;

export const partnerSchema = z.object({
  /** The owner's uid (contract, Data). */
  id: z.string(),
  user_id: z.string(),
  company_name: z.string(),
  contact_person: z.string(),
  phone: z.string(),
  status: partnerStatusSchema,
  created_at: instant,
  disabled: z.optional(z.boolean()),
  /** Who wrote the decision, for the server's record; absent in unsigned writes. */
  updated_by: z.catch(z.optional(z.object({ uid: z.string(), at: instant })), undefined),
  /** Who decided, if known, and when: set by the server; absent before the decision. */
  decided_by: z.catch(z.optional(z.nullable(z.string())), undefined),
  decided_at: z.catch(z.optional(instant), undefined),
  /** Why it was not approved: for the applicant and the admins. Never changed afterwards. */
  decision_reason: z.catch(z.optional(z.string()), undefined),
});
export type Partner = z.infer<typeof partnerSchema>;

/** The fields of a partner in a list. */
export const partnerNameSchema = z.pick(partnerSchema, { id: true, company_name: true });

/** The sign-up form of `/partner-registration`; names as in requirements section 3. */
export const partnerSignupSchema = z.object({
  companyName: requiredText(LIMITS.name),
  contactPerson: requiredText(LIMITS.name),
  phone: phoneSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export type PartnerSignup = z.infer<typeof partnerSignupSchema>;

/** The fields that a partner may change in its record. */
export const partnerProfileSchema = z.object({
  company_name: requiredText(LIMITS.name),
  contact_person: requiredText(LIMITS.name),
  phone: phoneSchema,
});
export type PartnerProfile = z.infer<typeof partnerProfileSchema>;

/** An admin's reason for not approving an application. */
export const rejectionSchema = z.object({ reason: requiredText(LIMITS.decisionReason) });

/** An admin decides once, while the application is Pending (requirements section 4). */
export function canReview(from: PartnerStatus, to: PartnerStatus): boolean {
  return from === 'Pending' && to !== 'Pending';
}

/** The role for an application's status; an admin stays an admin (contract, Data). */
export function roleForPartnerStatus(status: PartnerStatus, current: Role): Role {
  if (current === 'admin') return 'admin';
  return status === 'Approved' ? 'partner' : 'customer';
}

/** May a case be assigned to this partner? (contract: an Approved one; a locked account could not read it.) */
export function isAssignable({ status, disabled }: Pick<Partner, 'status' | 'disabled'>): boolean {
  return status === 'Approved' && disabled !== true;
}

/** The same for a signed-in account, whose name is known. */
export const partnerApplicationSchema = z.extend(partnerSignupSchema, {
  email: z.string(),
  password: z.string(),
});
