import type { Case } from '@app/domain/case';
import { AttachmentRows } from '@/features/cases/components/attachment-rows';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadDocuments = () =>
  withTexts(['documents'], () => import('@/features/cases/components/case-documents'));

interface DocumentsPartProps {
  item: Case;
  reader: { role: 'customer' | 'partner' | 'admin'; uid: string };
}

/** The papers of a case by kind. */
export function DocumentsPart({ item, reader }: DocumentsPartProps) {
  return (
    <LatePart
      load={loadDocuments}
      draw={({ CaseDocuments }) => <CaseDocuments item={item} reader={reader} Rows={AttachmentRows} />}
    />
  );
}
