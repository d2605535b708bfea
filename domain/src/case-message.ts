import * as z from 'zod/mini';
import { caseUpdateSchema } from './case.ts';
import { LIMITS } from './limits.ts';
import { requiredText } from './text.ts';

/**
 * `cases/{caseId}/messages/{id}`: what the customer, the assigned partner and admins write to each other about a case. The shape of a
 * note, so that its author is stamped, exported and erased as a note's author is. Never changed afterwards.
 */
export const caseMessageSchema = z.omit(caseUpdateSchema, { wording: true });
export type CaseMessage = z.infer<typeof caseMessageSchema>;

/** The form of a message. Issues: `required`, `tooLong`. */
export const newCaseMessageSchema = z.object({ update_text: requiredText(LIMITS.caseMessage) });
export type NewCaseMessage = z.infer<typeof newCaseMessageSchema>;
