import { caseName } from '@app/domain/case-id';
import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '@/components/date-text';
import { Button } from '@/components/ui/button';
import { links } from '@/lib/navigation/links';
import { useCase } from '../api/use-case';

/** On the dashboard after a case was submitted: its number as soon as there is one, and the way to its receipt. */
export function ReceivedCard({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { data: item } = useCase(caseId);
  if (!item) return null;
  return (
    <section
      aria-label={t('receipt:cardTitle')}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border border-s-4 border-rule border-s-completed bg-sheet px-5 py-3.5"
    >
      <div className="flex min-w-0 items-start gap-3">
        <FileCheck2 aria-hidden className="mt-1 size-5 shrink-0 text-completed" />
        <p className="grid min-w-0">
          <span className="font-heading font-semibold">{t('receipt:cardTitle')}</span>
          <span className="text-ink-soft figures">
            {item.case_number === undefined ? t('receipt:numberToCome') : caseName(item)}
            {' · '}
            <DateText date={item.created_at} style="moment" />
          </span>
        </p>
      </div>
      <Button asChild>
        <Link to={links.customer.receipt(caseId)}>{t('headings:receipt.title')}</Link>
      </Button>
    </section>
  );
}
