import * as z from 'zod/mini';
import { translationsSchema } from './translations.ts';

export const ROADMAP_STATUSES = ['planned', 'in progress', 'done'] as const;
export type RoadmapStatus = (typeof ROADMAP_STATUSES)[number];

export const roadmapStepSchema = z.object({
  id: z.string(),
  phase: z.string(),
  step_number: z.number(),
  title: z.string(),
  phase_i18n: translationsSchema,
  title_i18n: translationsSchema,
  /** Unknown values display as planned (requirements section 4). */
  status: z.catch(z.enum(ROADMAP_STATUSES), 'planned'),
});
export type RoadmapStep = z.infer<typeof roadmapStepSchema>;
