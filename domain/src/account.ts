import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { roleSchema } from './roles.ts';
import { ISSUE, optionalText, requiredText } from './text.ts';

export const profileSchema = z.object({
  id: z.string(),
  role: roleSchema,
  /** Never null; '' until a person gives one. */
  full_name: z.string(),
  email: z.string(),
  avatar_url: z.nullable(z.string()),
  created_at: instant,
  disabled: z.optional(z.boolean()),
  /** When each pause of an exhausted budget ends (`budgets.ts`); set by the server. */
  paused_until: z.catch(
    z.optional(
      z.object({
        cases: z.optional(instant),
        updates: z.optional(instant),
        office_notes: z.optional(instant),
        messages: z.optional(instant),
        decisions: z.optional(instant),
        payments: z.optional(instant),
        promises: z.optional(instant),
        legal_events: z.optional(instant),
        outcomes: z.optional(instant),
        documents: z.optional(instant),
        facts: z.optional(instant),
        statuses: z.optional(instant),
        files: z.optional(instant),
      }),
    ),
    undefined,
  ),
  /** Whether the address is not verified yet; the server removes the field after verification. */
  unproven: z.optional(z.boolean()),
  /** Seconds since 1970: earlier sign-ins are refused, whatever the token says. */
  valid_after: z.optional(z.number()),
});
export type Profile = z.infer<typeof profileSchema>;

/** Behind the @ only letters of any script, digits, hyphens and dots: a mail to `a@b.co,c.co` would go to the first of two. */
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[\p{L}\p{M}\p{Nd}-]+(\.[\p{L}\p{M}\p{Nd}-]+)+$/u;

/** An e-mail address, trimmed; case is kept. Issues: `required`, `email`, `tooLong`. */
export const emailSchema = requiredText(LIMITS.email).check(
  z.refine((text) => text === '' || EMAIL.test(text), { error: ISSUE.email }),
);

/** Free text with at least one digit, Thai digits count (contract, Data). Issues: `required`, `phone`, `tooLong`. */
export const phoneSchema = requiredText(LIMITS.phone).check(
  z.refine((text) => text === '' || /\p{Nd}/u.test(text), { error: ISSUE.phone }),
);

/** A new password: 6 characters or more (requirements section 9), spaces and Thai allowed, never trimmed. */
export const newPasswordSchema = z
  .string({ error: ISSUE.required })
  .check(
    z.minLength(1, { error: ISSUE.required, abort: true }),
    z.minLength(LIMITS.passwordMin, { error: ISSUE.passwordShort }),
    z.maxLength(LIMITS.passwordMax, { error: ISSUE.passwordLong }),
  );

/** `/login`: the length of an existing password is not checked. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string({ error: ISSUE.required }).check(z.minLength(1, { error: ISSUE.required })),
});
export type Login = z.infer<typeof loginSchema>;

export const registerSchema = z.object({ email: emailSchema, password: newPasswordSchema });
export type Register = z.infer<typeof registerSchema>;

export const forgotPasswordSchema = z.object({ email: emailSchema });

export const changePasswordSchema = z
  .object({
    newPassword: newPasswordSchema,
    confirmPassword: z.string().check(z.minLength(1, { error: ISSUE.required })),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      error: ISSUE.passwordMismatch,
    }),
  );

/** The profile fields that the account's owner may change. */
export const profileFormSchema = z.object({ full_name: optionalText(LIMITS.name) });
export type ProfileForm = z.infer<typeof profileFormSchema>;
