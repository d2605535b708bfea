import { createHash } from 'node:crypto';
import type { BoundFile } from '@app/domain/case-file';

/**
 * What the server records of a file when it is bound.
 * @param file.bytes its content
 * @param generation of the stored object
 */
export function fileFacts(
  { path, type, bytes }: { path: string; type: string; bytes: Buffer },
  generation: string,
  bound_at: Date,
): Omit<BoundFile, 'case_ids' | 'document_of' | 'mismatch'> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, generation, sha256, size: bytes.length, content_type: type, bound_at };
}
