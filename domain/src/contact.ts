import * as z from 'zod/mini';
import { emailSchema, phoneSchema } from './account.ts';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { requiredText } from './text.ts';

export const contactSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  is_read: z.boolean(),
  created_at: instant,
});
export type Contact = z.infer<typeof contactSchema>;

export const newContactSchema = z.object({
  name: requiredText(LIMITS.name),
  email: emailSchema,
  phone: phoneSchema,
  subject: requiredText(LIMITS.subject),
  message: requiredText(LIMITS.message),
});
export type NewContact = z.infer<typeof newContactSchema>;
