import type { CaseDocument } from '@app/domain/case-document';
import { documentEntryId, type DocumentKind } from '@app/domain/case-file';
import { storedFileName } from '@app/domain/file';
import { paths, storagePaths } from '@app/domain/paths';
import { aBoundFile, aCaseDocument, aCaseFile, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import type { DemoCase } from './demo-case.ts';
import { ENDED_CASES } from './demo-ended-cases.ts';
import { YEAR_CASES } from './demo-year-cases.ts';
import { fileFacts } from './file-facts.ts';
import type { Persona } from './personas.ts';
import { samplePdf } from './sample-files.ts';

/** A document that somebody has added to a case: how many days ago, at which hour in Bangkok. */
interface DemoDocument {
  item: DemoCase & { partner: Persona };
  by: 'customer' | 'partner';
  name: string;
  kind: DocumentKind;
  label: string;
  days: number;
  hour: number;
  /** ASCII. */
  lines: readonly string[];
}

const { construction } = YEAR_CASES;
const { cafe } = ENDED_CASES;

/** The days agree with the notes and the payments of their cases. */
const DOCUMENTS: readonly DemoDocument[] = [
  {
    item: construction,
    by: 'partner',
    name: 'หนังสือทวงถามฉบับที่ 1.pdf',
    kind: 'letter',
    label: 'ฉบับที่ 1 ลงทะเบียนตอบรับ',
    days: 396,
    hour: 15,
    lines: [
      'LETTER OF DEMAND (demo document)',
      'First letter, registered mail',
      'To be paid within 15 days of receipt',
    ],
  },
  {
    item: construction,
    by: 'partner',
    name: 'หลักฐานการรับชำระงวดที่ 1.pdf',
    kind: 'receipt',
    label: 'งวดที่ 1 จาก 4',
    days: 12,
    hour: 16,
    lines: ['RECEIPT (demo document)', 'Instalment 1 of 4: THB 121,250.00'],
  },
  {
    item: construction,
    by: 'customer',
    name: 'ใบส่งของที่ลงชื่อรับ.pdf',
    kind: 'delivery',
    label: 'ลงชื่อรับ 3 เที่ยว',
    days: 399,
    hour: 10,
    lines: ['DELIVERY NOTE (demo document)', 'Received in good order'],
  },
  {
    item: cafe,
    by: 'partner',
    name: 'หนังสือยืนยันการชำระหนี้ครบถ้วน.pdf',
    kind: 'receipt',
    label: 'ชำระครบ 68,450.50 บาท',
    days: 61,
    hour: 15.5,
    lines: ['CONFIRMATION OF PAYMENT (demo document)', 'Paid in full: THB 68,450.50'],
  },
];

/** The time in the names of the files, fixed as in `demo-documents.ts`; no file of a case has it. */
const FILE_TIME_MS = Date.UTC(2026, 0, 6);

export interface DemoDocumentUpload {
  /** Storage object path. */
  path: string;
  /** The `case_id` of its metadata. */
  caseId: string;
  type: 'application/pdf';
  bytes: Buffer;
  /** The documents that the author and then functions would write, once the object has this generation. */
  documents: (generation: string, clock: Clock) => [path: string, document: object][];
}

/** The documents that have been added to demo cases. */
export function demoCaseDocuments(): DemoDocumentUpload[] {
  return DOCUMENTS.map(({ item, by, name, kind, label, days, hour, lines }, index) => {
    const caseId = item.id;
    const author = by === 'customer' ? item.owner : item.partner;
    const stored = storedFileName(name, FILE_TIME_MS + index);
    const path = storagePaths.caseFile(author.uid, stored);
    const file = { path, type: 'application/pdf', bytes: samplePdf(lines) } as const;
    return {
      ...file,
      caseId,
      documents: (generation, clock) => {
        const created_at = clock(days, hour);
        const added: Stored<CaseDocument> = aCaseDocument({
          ...{ case_id: caseId, user_id: author.uid, by_role: by, path, kind, label, created_at },
        });
        const record = fileFacts(file, generation, created_at);
        const entry = documentEntryId(author.uid, stored);
        return [
          [paths.caseDocument(caseId, `demo-document-${index + 1}`), added],
          [paths.boundFile(author.uid, stored), aBoundFile({ ...record, case_ids: [], document_of: caseId })],
          [paths.caseFile(caseId, entry), aCaseFile({ ...record, case_id: caseId })],
        ];
      },
    };
  });
}
