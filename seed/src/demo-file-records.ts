import { createHash } from 'node:crypto';
import { paths } from '@app/domain/paths';
import { aBoundFile, aCaseFile } from './builders.ts';
import type { Clock } from './clock.ts';
import { DEMO_CASES } from './demo-cases.ts';
import type { DemoUpload } from './demo-documents.ts';

/** The server's records of a demo file: path and document of the record, and of the case's entry. */
export function demoFileRecords(
  { path, type, caseId, bytes }: DemoUpload,
  generation: string,
  clock: Clock,
): [path: string, document: object][] {
  const [, uid = '', name = ''] = path.split('/');
  const submitted = DEMO_CASES.find(({ id }) => id === caseId)?.submitted ?? 0;
  const record = {
    path,
    generation,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    content_type: type,
    bound_at: clock(submitted),
  };
  return [
    [paths.boundFile(uid, name), aBoundFile({ ...record, case_ids: [caseId] })],
    [paths.caseFile(caseId, name), aCaseFile({ ...record, case_id: caseId })],
  ];
}
