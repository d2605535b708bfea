import { countCases } from '@app/domain/case';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Page, Sheet } from '@/components/page';
import { StatRow } from '@/components/stat-row';
import { Button } from '@/components/ui/button';
import { useOwnCases } from '@/features/cases/api/use-cases';
import { CaseTable } from '@/features/cases/components/case-table';
import { links } from '@/lib/links';
import { useSignedIn } from '@/lib/session';
import { RejectedNote } from './rejected-note';

/** `/dashboard`: a customer's cases and their counts, live. */
export default function CustomerDashboard() {
  const { t } = useTranslation();
  const { uid, partner } = useSignedIn();
  const cases = useOwnCases(uid);
  const counts = cases.data === undefined ? undefined : countCases(cases.data);
  const newCase = (
    <Button variant="seal" asChild>
      <Link to={links.customer.newCase}>
        <FilePlus2 aria-hidden />
        {t('cases:list.newCase')}
      </Link>
    </Button>
  );
  return (
    <Page title={t('cases:list.title')} aside={newCase}>
      {partner?.status === 'Rejected' && <RejectedNote />}
      {cases.status === 'failed' ? (
        <Sheet>
          <ErrorState
            title={t('common:error')}
            text={t('cases:list.failed')}
            retryLabel={t('common:retry')}
            onRetry={cases.retry}
          />
        </Sheet>
      ) : (
        <>
          <StatRow
            stats={[
              { label: t('cases:list.total'), value: counts?.total },
              { label: t('cases:list.active'), value: counts?.active },
              { label: t('cases:list.completed'), value: counts?.completed },
            ]}
          />
          <Sheet>
            <CaseTable
              rows={cases.data}
              columns="customer"
              linkTo={links.customer.case}
              linkLabel={t('cases:list.details')}
              empty={
                <EmptyState title={t('cases:list.empty')} text={t('cases:list.emptyText')} action={newCase} />
              }
            />
          </Sheet>
        </>
      )}
    </Page>
  );
}
