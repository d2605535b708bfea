import { newCaseUpdateSchema } from '@app/domain/case';
import * as z from 'zod/mini';

/** The form of a note. `for_office`: for the assigned partner and the office alone (`office_notes`). */
export const noteSchema = z.extend(newCaseUpdateSchema, { for_office: z.boolean() });
export type NewNote = z.infer<typeof noteSchema>;
