import { COLLECTIONS } from '@app/domain/paths';
import { FEATURED_LENGTH, testimonialSchema, type Testimonial } from '@app/domain/testimonial';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** The featured ones, newest first, live (requirements section 7, Featured testimonials). */
export function useTestimonials(): Live<Testimonial[]> {
  return useLive(
    liveList(
      {
        path: COLLECTIONS.testimonials,
        where: [['is_featured', '==', true]],
        orderBy: [['created_at', 'desc']],
        limit: FEATURED_LENGTH,
      },
      testimonialSchema,
    ),
  );
}
