import type { Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import { Page, Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { CaseReceipt } from '@/features/cases/components/case-receipt';
import { PrintMark } from '@/features/cases/components/print-mark';
import { links } from '@/lib/navigation/links';
import { useOwnCasesLink } from '@/lib/navigation/own-cases-link';
import { useSignedIn } from '@/lib/session/session';
import { CaseAhead } from '../case-ahead';
import { CaseOf } from '../case-of';

/** `/dashboard/case/{id}/receipt`: what was received, for the customer to print or keep. */
export default function Receipt() {
  const { t } = useTranslation();
  const { caseId = '' } = useParams();
  const { uid } = useSignedIn();
  const back = useOwnCasesLink();
  const title = t('headings:receipt.title');
  const sheet = (item: Case | null, content: ReactNode) => (
    <Page
      title={title}
      eyebrow={<BackLink to={links.customer.case(caseId)} label={t('receipt:back')} />}
      aside={
        <Button className="print:hidden" disabled={item === null} onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('receipt:print')}
        </Button>
      }
    >
      {content}
    </Page>
  );
  return (
    <CaseOf
      mayRead={({ user_id }) => user_id === uid}
      title={title}
      back={back}
      backLabel={t('cases:case.back')}
      waiting={sheet(
        null,
        <Sheet className="max-w-3xl">
          <div className="grid gap-5 p-5">
            {['w-3/5', 'w-4/5', 'w-2/3', 'w-4/5', 'w-1/2'].map((width, index) => (
              <Skeleton key={index} className={`h-5 ${width}`} />
            ))}
          </div>
        </Sheet>,
      )}
    >
      {(item) =>
        sheet(
          item,
          <>
            <CaseReceipt item={item} />
            <PrintMark name={caseName(item)} />
          </>,
        )
      }
    </CaseOf>
  );
}

export { CaseAhead as Ahead };
