import * as z from 'zod/mini';
import { documentKindSchema } from './case-file.ts';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { optionalText, requiredText } from './text.ts';

/** In which capacity a document is added. */
const DOCUMENT_AUTHORS = ['customer', 'partner', 'admin'] as const;
const documentAuthorSchema = z.enum(DOCUMENT_AUTHORS);
export type DocumentAuthor = z.infer<typeof documentAuthorSchema>;

/**
 * `cases/{caseId}/case_documents/{id}`: a document that the customer, the assigned partner or an admin adds to a case, written
 * once its file is stored. No client changes or deletes it. The server binds the file, or removes the document if there is no
 * such file. The customer may also name a file that the case lists already, to say what it is.
 */
export const caseDocumentSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  /** Who added it, and in which capacity. */
  user_id: z.string(),
  by_role: documentAuthorSchema,
  /** The Storage object path, in the author's own folder. */
  path: z.string(),
  kind: documentKindSchema,
  /** What it is in the author's words, or ''. */
  label: z.string(),
  /** Why a copy of an identity card was sent without covers. Absent: it has covers, or is not such a copy. */
  full_reason: z.optional(z.string()),
  created_at: instant,
});
export type CaseDocument = z.infer<typeof caseDocumentSchema>;

/** The form of a document, without its file. */
export const newCaseDocumentSchema = z.object({
  kind: documentKindSchema,
  label: optionalText(LIMITS.documentLabel),
  full_reason: z.optional(requiredText(LIMITS.fullCopyReason)),
});
export type NewCaseDocument = z.infer<typeof newCaseDocumentSchema>;
