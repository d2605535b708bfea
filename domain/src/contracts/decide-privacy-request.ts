import * as z from 'zod/mini';
import { ERASURE_OBSTACLES, ERASED_KINDS, KEPT_BECAUSE } from '../erasure.ts';
import { privacyAnswerSchema } from '../privacy-request.ts';
import { documentId } from './document-id.ts';

/**
 * An admin approves or refuses a pending request. Errors: `not-found`; `failed-precondition` when it is no longer pending,
 * or when an erasure is not possible yet (`details.obstacles`).
 */
export const decidePrivacyRequest = {
  name: 'decidePrivacyRequest',
  input: z.strictObject({
    userId: documentId,
    decision: z.enum(['approved', 'refused']),
    note: privacyAnswerSchema.shape.note,
  }),
  output: z.strictObject({}),
} as const;

/** What an approval would erase and keep, counted now. Errors: `not-found`. */
export const previewErasure = {
  name: 'previewErasure',
  input: z.strictObject({ userId: documentId }),
  output: z.strictObject({
    obstacles: z.array(z.enum(ERASURE_OBSTACLES)),
    /** How many of each kind are erased or pseudonymised. */
    erased: z.record(z.enum(ERASED_KINDS), z.number()),
    kept: z.array(
      z.strictObject({
        path: z.string(),
        because: z.enum(KEPT_BECAUSE),
        /** RFC 3339. */
        until: z.nullable(z.string()),
      }),
    ),
  }),
} as const;
export type ErasurePreview = z.infer<(typeof previewErasure)['output']>;
