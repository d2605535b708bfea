import type { Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '@/components/back-link';
import { Page } from '@/components/page';
import { Button } from '@/components/ui/button';
import { WaitingLines } from '@/components/waiting-lines';
import { PrintMark } from '@/features/cases/components/print-mark';
import { StatementFiles } from '@/features/money/components/statement-files';
import { StatementSheet } from '@/features/money/components/statement-sheet';
import { useStatement } from '@/features/money/use-statement';
import { withTexts } from '@/i18n/lazy-texts';
import { CaseOf } from './case-of';
import { latePart } from './late-part';

const loadContacts = () =>
  withTexts(['contact-log'], () => import('@/features/contact-log/components/period-contacts'));
const PeriodContactsPart = latePart(loadContacts, (code) => code.PeriodContacts, WaitingLines);

interface StatementPageProps {
  /** Whether this area is for the reader's relation to the case. */
  mayRead: (item: Case) => boolean;
  /** The case's page in this area, and the list above it. */
  caseLink: (caseId: string) => string;
  listLink: string;
}

/** The statement of a case for a period, to print and to download; the same for the three areas. */
export function StatementPage({ mayRead, caseLink, listLink }: StatementPageProps) {
  const { t } = useTranslation(['money', 'cases']);
  const title = t('money:statement.title');
  return (
    <CaseOf
      mayRead={mayRead}
      title={title}
      back={listLink}
      backLabel={t('cases:case.back')}
      waiting={<Page title={title}>{null}</Page>}
    >
      {(item) => <OfCase item={item} back={caseLink(item.id)} />}
    </CaseOf>
  );
}

function OfCase({ item, back }: { item: Case; back: string }) {
  const { t } = useTranslation('money');
  const live = useStatement(item);
  const period = live.statement && { from: live.statement.from, to: live.statement.to };
  return (
    <Page
      title={t('money:statement.title')}
      tabTitle={`${t('money:statement.title')} ${caseName(item)}`}
      eyebrow={<BackLink to={back} label={t('money:statement.back')} />}
      aside={
        <div className="flex flex-wrap gap-3 print:hidden">
          <StatementFiles caseId={item.id} period={period} />
          <Button disabled={live.statement === undefined} onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('money:statement.print')}
          </Button>
        </div>
      }
    >
      <StatementSheet
        item={item}
        live={live}
        contacts={period && <PeriodContactsPart caseId={item.id} period={period} />}
      />
      <PrintMark name={caseName(item)} />
    </Page>
  );
}
