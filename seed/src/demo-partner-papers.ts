import { storedFileName } from '@app/domain/file';
import { paperCaseId, type PartnerPaper } from '@app/domain/partner-paper';
import { paths, storagePaths } from '@app/domain/paths';
import { aBoundFile, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import type { DemoDocumentUpload } from './demo-case-documents.ts';
import { fileFacts } from './file-facts.ts';
import { aPartnerPaper } from './paper-builders.ts';
import { PERSONAS, type Persona } from './personas.ts';
import { samplePdf } from './sample-files.ts';

/** A paper that a partner or an applicant has shown: how many days ago. */
interface DemoPaper {
  by: Persona;
  name: string;
  fields: Pick<PartnerPaper, 'kind' | 'number' | 'issued_by'>;
  days: number;
  /** Of the acceptance; absent: no admin has looked at it. */
  acceptedDays?: number;
  /** ASCII. */
  lines: readonly string[];
}

const { partner, secondPartner, pending } = PERSONAS;
const registration = (number: string, issued_by = 'กรมการปกครอง') =>
  ({ kind: 'registration', number, issued_by }) as const;

const PAPERS: readonly DemoPaper[] = [
  {
    by: partner,
    name: 'ใบทะเบียนธุรกิจทวงถามหนี้.pdf',
    // The Lawyers Council registers law offices (Debt Collection Act, s. 6).
    fields: registration('ทท 0141/2567', 'สภาทนายความ'),
    days: 558,
    acceptedDays: 557,
    lines: ['CERTIFICATE OF REGISTRATION (demo document)', 'Debt collection business'],
  },
  {
    by: partner,
    name: 'ใบอนุญาตให้เป็นทนายความ.pdf',
    fields: { kind: 'lawyer_licence', number: '2417/2559', issued_by: 'สภาทนายความ' },
    days: 558,
    acceptedDays: 557,
    lines: ['LICENCE OF A LAWYER (demo document)'],
  },
  {
    by: secondPartner,
    name: 'ใบทะเบียนธุรกิจทวงถามหนี้ อีสานลีกัล.pdf',
    fields: registration('ทท 0388/2567'),
    days: 453,
    acceptedDays: 452,
    lines: ['CERTIFICATE OF REGISTRATION (demo document)', 'Debt collection business'],
  },
  {
    by: pending,
    name: 'ใบทะเบียนธุรกิจทวงถามหนี้ ล้านนา.pdf',
    fields: registration('ทท 0912/2569'),
    days: 1,
    lines: ['CERTIFICATE OF REGISTRATION (demo document)', 'Debt collection business'],
  },
];

/** The time in the names of the files, fixed as in `demo-documents.ts`; no file of a case has it. */
const FILE_TIME_MS = Date.UTC(2026, 0, 7);

/** The papers that demo partners have shown, without end. */
export function demoPartnerPapers(): DemoDocumentUpload[] {
  return PAPERS.map(({ by: { uid }, name, fields, days, acceptedDays, lines }, index) => {
    const stored = storedFileName(name, FILE_TIME_MS + index);
    const path = storagePaths.caseFile(uid, stored);
    const file = { path, type: 'application/pdf', bytes: samplePdf(lines) } as const;
    return {
      ...file,
      caseId: paperCaseId(uid),
      documents: (generation, clock) => {
        const created_at = clock(days, 10);
        const paper: Stored<PartnerPaper> = aPartnerPaper({
          ...{ ...fields, user_id: uid, path, created_at },
          ...(acceptedDays !== undefined && accepted(clock, acceptedDays)),
        });
        const record = aBoundFile({ ...fileFacts(file, generation, created_at), case_ids: [] });
        return [
          [paths.partnerPaper(uid, `${fields.kind}-1`), paper],
          [paths.boundFile(uid, stored), record],
        ];
      },
    };
  });
}

function accepted(clock: Clock, days: number) {
  return { state: 'accepted', judged_by: PERSONAS.admin.uid, judged_at: clock(days, 11) } as const;
}
