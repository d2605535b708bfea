import type { Case } from '@app/domain/case';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page';
import { useCase } from '@/features/cases/api/use-case';
import { CaseFailed } from '@/features/cases/components/case-failed';
import { CaseNotFound } from '@/features/cases/components/case-not-found';

interface CaseOfProps {
  /** Whether this page is for the reader's relation to the case: who may read it elsewhere does so there (requirements section 7). */
  mayRead: (item: Case) => boolean;
  /** Where the case could not be read. */
  title: string;
  back: string;
  backLabel: string;
  /** While it is being read. */
  waiting: ReactNode;
  children: (item: Case) => ReactNode;
}

/**
 * The case that the address names, live; in its place that it is being read, that it could not be, or that there is none for this
 * reader: one out of sight and a missing one look the same (security R8).
 */
export function CaseOf({ mayRead, title, back, backLabel, waiting, children }: CaseOfProps) {
  const { caseId = '' } = useParams();
  const found = useCase(caseId);
  if (found.status === 'loading') return waiting;
  if (found.status === 'failed' && found.problem !== 'denied')
    return (
      <Page title={title}>
        <CaseFailed onRetry={found.retry} />
      </Page>
    );
  if (!found.data || !mayRead(found.data)) return <CaseNotFound backLink={back} backLabel={backLabel} />;
  return children(found.data);
}
