import * as z from 'zod/mini';
import { instant } from './codec.ts';

/** How a bound file can differ from its record: other bytes at its path, or no object at all. */
export const FILE_MISMATCHES = ['changed', 'missing'] as const;
export const fileMismatchSchema = z.enum(FILE_MISMATCHES);
export type FileMismatch = z.infer<typeof fileMismatchSchema>;

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
  /** The cases that list the file, oldest first; each has an entry. */
  case_ids: z.array(z.string()),
});
export type BoundFile = z.infer<typeof boundFileSchema>;

/**
 * `cases/{caseId}/case_files/{stored name}`: the same for readers of the case. Written only by the server
 * (decision 100).
 */
export const caseFileSchema = z.object({
  ...record,
  /** The stored name: the path without its folder. */
  id: z.string(),
  case_id: z.string(),
});
export type CaseFile = z.infer<typeof caseFileSchema>;

/** The part of a SHA-256 that is shown to distinguish the files of a case. */
export function shortHash(sha256: string): string {
  return sha256.slice(0, 12);
}
