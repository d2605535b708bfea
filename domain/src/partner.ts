import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { emailSchema, newPasswordSchema, phoneSchema } from './account.ts';
import { LIMITS } from './limits.ts';
import type { Role } from './roles.ts';
import { requiredText } from './text.ts';

export const PARTNER_STATUSES = ['Pending', 'Approved', 'Rejected', 'Suspended'] as const;
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
  /** The reason of the last decision that had one: for the partner and the admins. */
  decision_reason: z.catch(z.optional(z.string()), undefined),
  /** A rejected application was opened again, which is possible once. */
  reopened: z.catch(z.optional(z.boolean()), undefined),
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

/** Has the firm a contract with this partner? It has while the partner is suspended, too. */
export function isUnderContract(status: PartnerStatus): boolean {
  return status === 'Approved' || status === 'Suspended';
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
