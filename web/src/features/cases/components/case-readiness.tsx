import type { CaseDocument } from '@app/domain/case-document';
import type { DocumentKind } from '@app/domain/case-file';
import { expectedOf } from '@app/domain/readiness';
import { useClaimSheet } from '@/lib/live/use-claim-sheet';
import { usePresentKinds } from '../api/use-present-kinds';
import { ReadinessList } from './readiness-list';

interface CaseReadinessProps {
  caseId: string;
  /** The newest documents of the case. */
  documents: readonly CaseDocument[];
  hasOlder: boolean;
  /** null: no document is added now. */
  onAdd: ((kind: DocumentKind) => void) | null;
}

/** Which documents of a case are missing, once it is known which there are. */
export function CaseReadiness({ caseId, documents, hasOlder, onAdd }: CaseReadinessProps) {
  const sheet = useClaimSheet(caseId);
  const wanted = expectedOf(sheet.data ?? null).flatMap(({ kinds }) => kinds);
  const kinds = usePresentKinds(caseId, wanted, { documents, hasOlder });
  if (sheet.status !== 'ready' || kinds === undefined) return null;
  return <ReadinessList sheet={sheet.data} kinds={kinds} onAdd={onAdd} />;
}
