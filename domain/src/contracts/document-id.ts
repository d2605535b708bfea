import * as z from 'zod/mini';

/** The id of a document that a call names: with a slash it would be another path, and Firestore refuses `.`, `..` and `__x__`. */
export const documentId = z.string().check(z.regex(/^(?!\.{1,2}$)(?!__.*__$)[^/]{1,128}$/));
