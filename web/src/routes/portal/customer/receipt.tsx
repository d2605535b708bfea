import { caseName } from '@app/domain/case-id';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Page, Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useCase } from '@/features/cases/api/use-case';
import { CaseFailed } from '@/features/cases/components/case-failed';
import { CaseNotFound } from '@/features/cases/components/case-not-found';
import { CaseReceipt } from '@/features/cases/components/case-receipt';
import { PrintMark } from '@/features/cases/components/print-mark';
import { links } from '@/lib/navigation/links';
import { useOwnCasesLink } from '@/lib/navigation/own-cases-link';
import { useSignedIn } from '@/lib/session/session';
import { CaseAhead } from '../case-ahead';

/** `/dashboard/case/{id}/receipt`: what was received, for the customer to print or keep. */
export default function Receipt() {
  const { t } = useTranslation();
  const { caseId = '' } = useParams();
  const { uid } = useSignedIn();
  const found = useCase(caseId);
  const back = useOwnCasesLink();
  const item = found.data;
  const denied = found.status === 'failed' && found.problem === 'denied';
  // This page is for the case's customer: others who may read it do so elsewhere (requirements section 7).
  if (denied || (found.status === 'ready' && item?.user_id !== uid)) {
    return <CaseNotFound backLink={back} backLabel={t('cases:case.back')} />;
  }
  return (
    <Page
      title={t('headings:receipt.title')}
      eyebrow={
        <Link
          to={links.customer.case(caseId)}
          className="inline-flex min-h-9 items-center gap-2 hover:text-ink print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('receipt:back')}
        </Link>
      }
      aside={
        <Button className="print:hidden" disabled={!item} onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('receipt:print')}
        </Button>
      }
    >
      {found.status === 'failed' ? (
        <CaseFailed onRetry={found.retry} />
      ) : item ? (
        <>
          <CaseReceipt item={item} />
          <PrintMark name={caseName(item)} />
        </>
      ) : (
        <Sheet className="max-w-3xl">
          <div className="grid gap-5 p-5">
            {['w-3/5', 'w-4/5', 'w-2/3', 'w-4/5', 'w-1/2'].map((width, index) => (
              <Skeleton key={index} className={`h-5 ${width}`} />
            ))}
          </div>
        </Sheet>
      )}
    </Page>
  );
}

export { CaseAhead as Ahead };
