import * as z from 'zod/mini';
import { instant } from './codec.ts';

/** How a bound file can differ from its record: other bytes at its path, or no object at all. */
const FILE_MISMATCHES = ['changed', 'missing'] as const;
const fileMismatchSchema = z.enum(FILE_MISMATCHES);
export type FileMismatch = z.infer<typeof fileMismatchSchema>;

/**
 * What a document of a case is. `statement`: of an account or a card; `cheque_return`: the bank's slip; `identity`: a copy of an
 * identity card or passport; `company`: a certificate of registration; `authority`: a power of attorney.
 */
export const DOCUMENT_KINDS = [
  'contract',
  'invoice',
  'delivery',
  'transfer',
  'statement',
  'cheque',
  'cheque_return',
  'acknowledgement',
  'guarantee',
  'judgment',
  'letter',
  'receipt',
  'chat',
  'identity',
  'company',
  'authority',
  'other',
] as const;
export const documentKindSchema = z.enum(DOCUMENT_KINDS);
export type DocumentKind = z.infer<typeof documentKindSchema>;

/** A stored file as the server recorded it when it bound the file to the cases that list it. */
const record = {
  /** The Storage object path. */
  path: z.string(),
  /** Cloud Storage's version of the object, an integer as text. */
  generation: z.string(),
  /** SHA-256 of all bytes, lower-case hex. */
  sha256: z.string(),
  /** Bytes. */
  size: z.number(),
  content_type: z.string(),
  bound_at: instant,
  /** null: at the last check the object had these bytes. */
  mismatch: z.nullable(
    z.object({
      found: fileMismatchSchema,
      /** Of the bytes that were found; null when there was no object. */
      sha256: z.nullable(z.string()),
      at: instant,
    }),
  ),
};

/** `bound_files/{uid}/names/{stored name}`: looked up by storage.rules. Written and read only by the server. */
export const boundFileSchema = z.object({
  ...record,
  /** The cases whose `file_urls` list the file, oldest first; each has an entry. */
  case_ids: z.array(z.string()),
  /** The case whose document it is, which has an entry too. */
  document_of: z.optional(z.string()),
});
export type BoundFile = z.infer<typeof boundFileSchema>;

/**
 * Begins the ids of documents' entries, which therefore come after those of the customer's files: their names begin with
 * a digit.
 */
export const DOCUMENT_ENTRY = '~';

/**
 * The id of a document's entry in `case_files`. It contains the author, who chooses the stored name: with the name alone,
 * a document could take the place of the entry of the customer's file of the same name.
 */
export function documentEntryId(authorId: string, storedName: string): string {
  return `${DOCUMENT_ENTRY}${authorId}~${storedName}`;
}

/**
 * `cases/{caseId}/case_files/{stored name}`: the same for readers of the case. Written only by the server
 * (decision 100).
 */
export const caseFileSchema = z.object({
  ...record,
  /** The stored name: the path without its folder. Of a document, see {@link documentEntryId}. */
  id: z.string(),
  case_id: z.string(),
});
export type CaseFile = z.infer<typeof caseFileSchema>;

/** The part of a SHA-256 that is shown to distinguish the files of a case. */
export function shortHash(sha256: string): string {
  return sha256.slice(0, 12);
}
