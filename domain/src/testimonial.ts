import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { translationsSchema } from './translations.ts';

/** The home page shows at most this many featured ones (requirements section 9). */
export const FEATURED_LENGTH = 3;

export const testimonialSchema = z.object({
  id: z.string(),
  text: z.string(),
  text_i18n: translationsSchema,
  /** Stars, 1 to 5. */
  rating: z.number(),
  name: z.string(),
  company: z.string(),
  avatar_url: z.nullable(z.string()),
  is_featured: z.boolean(),
  created_at: instant,
});
export type Testimonial = z.infer<typeof testimonialSchema>;
