import type { CaseStatus } from '@app/domain/case';
import type { Persona } from './personas.ts';

/** A note in a case's history: how many days ago, at which hour in Bangkok, by whom. */
export interface DemoUpdate {
  days: number;
  hour: number;
  author: Persona;
  text: string;
}

export interface DemoFile {
  name: string;
  type: 'application/pdf' | 'image/png' | 'image/jpeg';
  /** The text of the sample page; ASCII, only for PDFs. */
  lines?: readonly string[];
}

/** A case as a story; `seed.ts` makes documents, files and notifications of it. */
export interface DemoCase {
  id: string;
  owner: Persona;
  partner: Persona | null;
  debtor: string;
  amount: number;
  details: string;
  status: CaseStatus;
  submitted: number;
  assigned?: number;
  /** When the partner completed or cancelled it. */
  finished?: number;
  files: readonly DemoFile[];
  updates: readonly DemoUpdate[];
}

/** Twenty characters, like Firestore's generated ids; titles show the first eight. */
export const demoCaseId = (number: number) => `DC69${String(number).padStart(4, '0')}demo00000000`;

/** A sample invoice as a PDF, under the name its owner gave it. */
export const invoice = (name: string, number: string): DemoFile => ({
  name,
  type: 'application/pdf',
  lines: [
    'INVOICE (demo document)',
    `No. ${number}`,
    'Payment terms: 30 days',
    'This page belongs to the demo data.',
  ],
});
