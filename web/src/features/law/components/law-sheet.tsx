import { startOf } from '@app/domain/calendar';
import { lawVersionOn, type LawTable } from '@app/domain/law/tables';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { FailedLine } from '@/components/failed-line';
import { LazyPopup } from '@/components/lazy-popup';
import { NamesIn } from '@/components/name-text';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Gap } from '@/i18n';
import { useLawConfirmation } from '@/lib/live/use-law-confirmation';
import { useToday } from '@/lib/page/use-today';
import { LawStamp } from './law-stamp';

const loadDialog = () => import('./confirm-law-dialog');

/** A table: its version in force, who has confirmed it, and its rows on demand. @param children the rows */
export function LawSheet({ table, children }: { table: LawTable; children: ReactNode }) {
  const { t } = useTranslation(['law', 'problems']);
  const version = lawVersionOn(table, useToday());
  const live = useLawConfirmation(table, version.n);
  const [isOpen, setOpen] = useState(false);
  return (
    <Sheet id={`law-${table}`} title={t(`law:tables.${table}.title`)}>
      <div className="grid gap-3 p-5">
        <p className="max-w-prose text-ink-soft">{t(`law:tables.${table}.text`)}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span className="font-semibold">{t('law:version', { n: version.n })}</span>
          {version.effectiveFrom === null ? (
            <span>{t('law:notKnown')}</span>
          ) : (
            <span>
              {t('law:effective')} <DateText date={startOf(version.effectiveFrom)} style="long" />
            </span>
          )}
        </p>
        {live.status === 'failed' ? (
          <FailedLine text={t(`problems:${live.problem}`)} onRetry={live.retry} />
        ) : live.status === 'loading' ? (
          <Skeleton className="h-6 w-64 max-w-full" />
        ) : live.data === null ? (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <LawStamp mark="unconfirmed" />
            <LazyPopup
              opens="dialog"
              load={loadDialog}
              draw={({ ConfirmDialog }, popup) => <ConfirmDialog popup={popup} version={version} />}
            >
              <Button>{t('law:confirm.open')}</Button>
            </LazyPopup>
          </div>
        ) : (
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <LawStamp mark="confirmed" />
            <p className="min-w-0 break-words">
              <NamesIn
                text={t('law:confirmedBy', {
                  name: live.data.confirmed_by.name,
                  licence: live.data.confirmed_by.licence_no,
                })}
                names={[live.data.confirmed_by.name]}
              />
              <Gap />
              <DateText date={startOf(live.data.confirmed_on)} style="long" />
            </p>
          </div>
        )}
      </div>
      <details className="group border-t border-rule" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-5 font-semibold">
          {t('law:rows')}
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        {isOpen && (
          <div className="border-t border-rule">
            <Suspense fallback={<Skeleton className="m-5 h-24" />}>{children}</Suspense>
          </div>
        )}
      </details>
    </Sheet>
  );
}
