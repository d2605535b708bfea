import { newCaseDocumentSchema } from '@app/domain/case-document';
import type { DocumentKind } from '@app/domain/case-file';
import * as z from 'zod/mini';

/** The form of a document, as it is filled in. */
export interface DocumentValues {
  kind: DocumentKind;
  label: string;
  /** The path of a file that the case lists, or '' for a new one. */
  source: string;
  /** Whether a copy of an identity card is sent without covers, and why. */
  full: boolean;
  full_reason: string;
}

/** A reason is required where it is asked for, and dropped elsewhere. */
export const documentFormSchema = z.pipe(
  z.transform(
    ({ kind, label, full, full_reason }: DocumentValues): z.input<typeof newCaseDocumentSchema> => ({
      kind,
      label,
      ...(kind === 'identity' && full && { full_reason }),
    }),
  ),
  newCaseDocumentSchema,
);
