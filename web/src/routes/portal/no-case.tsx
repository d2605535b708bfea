import { Page } from '@/components/page';
import { CaseFailed } from '@/features/cases/components/case-failed';
import { CaseNotFound } from '@/features/cases/components/case-not-found';
import type { Live } from '@/lib/live/connection';
import { CasePageSkeleton } from './case-page';

interface NoCaseProps {
  found: Live<unknown>;
  /** While it is being read, and where it could not be. */
  title: string;
  back: string;
  backLabel: string;
}

/** In place of a case: that it is being read, that it could not be, or that there is none for this reader. */
export function NoCase({ found, title, back, backLabel }: NoCaseProps) {
  if (found.status === 'loading') return <CasePageSkeleton title={title} />;
  if (found.status === 'failed' && found.problem !== 'denied') {
    return (
      <Page title={title}>
        <CaseFailed onRetry={found.retry} />
      </Page>
    );
  }
  return <CaseNotFound backLink={back} backLabel={backLabel} />;
}
