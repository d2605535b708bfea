import { paths } from '@app/domain/paths';
import { aBoundFile, aCaseFile } from './builders.ts';
import type { Clock } from './clock.ts';
import { DEMO_CASES } from './demo-cases.ts';
import type { DemoUpload } from './demo-documents.ts';
import { fileFacts } from './file-facts.ts';

/** The server's records of a demo file: path and document of the record, and of the case's entry. */
export function demoFileRecords(
  file: DemoUpload,
  generation: string,
  clock: Clock,
): [path: string, document: object][] {
  const { path, caseId } = file;
  const [, uid = '', name = ''] = path.split('/');
  const submitted = DEMO_CASES.find(({ id }) => id === caseId)?.submitted ?? 0;
  const record = fileFacts(file, generation, clock(submitted));
  return [
    [paths.boundFile(uid, name), aBoundFile({ ...record, case_ids: [caseId] })],
    [paths.caseFile(caseId, name), aCaseFile({ ...record, case_id: caseId })],
  ];
}
