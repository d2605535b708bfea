import * as z from 'zod/mini';

/** The id of a document that a call names: with a slash it would be another path. */
export const documentId = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^/]+$/));
