import { boundFileSchema, caseFileSchema } from '@app/domain/case-file';
import { expect, it } from 'vitest';
import { clockAt } from './clock.ts';
import { demoFiles } from './demo-documents.ts';
import { demoFileRecords } from './demo-file-records.ts';

it('every demo file has the record and the entry that functions would write', () => {
  const clock = clockAt(new Date('2026-11-21T08:00:00Z'));
  expect(demoFiles().length).toBeGreaterThan(0);
  for (const file of demoFiles()) {
    const [, uid, name] = file.path.split('/');
    const [record, entry] = demoFileRecords(file, '7', clock);
    expect(record?.[0]).toBe(`bound_files/${uid}/names/${name}`);
    expect(entry?.[0]).toBe(`cases/${file.caseId}/case_files/${name}`);
    expect(boundFileSchema.parse(record?.[1]).case_ids).toEqual([file.caseId]);
    expect(caseFileSchema.parse({ id: name, ...entry?.[1] }).size).toBe(file.bytes.length);
  }
});
