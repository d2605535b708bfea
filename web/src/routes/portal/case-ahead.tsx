import { useParams } from 'react-router-dom';
import { useCase } from '@/features/cases/api/use-case';

/** Prefetches the case of a page while the session is not confirmed yet (decision 087). */
export function CaseAhead() {
  useCase(useParams()['caseId'] ?? '');
  return null;
}
