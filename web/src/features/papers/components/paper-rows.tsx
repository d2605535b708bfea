import { startOf } from '@app/domain/calendar';
import { paperState, type PartnerPaper } from '@app/domain/partner-paper';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NameText } from '@/components/name-text';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { useToday } from '@/lib/page/use-today';

interface PaperRowsProps {
  papers: readonly PartnerPaper[];
  /** What can be done with one, beside its file. */
  actions: (paper: PartnerPaper) => ReactNode;
}

/** Papers of a partner: what each is, until when it is valid, and what the office said of it. */
export function PaperRows({ papers, actions }: PaperRowsProps) {
  const { t } = useTranslation('papers');
  const language = useLanguage();
  const today = useToday();
  return (
    <ul aria-label={t('list')} className="divide-y divide-rule">
      {papers.map((paper) => {
        const state = paperState(paper, today);
        return (
          // Another paper under the same id is another row: what was opened or begun with the earlier one ends.
          <li
            key={`${paper.id} ${paper.created_at.getTime()}`}
            className="grid gap-2 px-5 py-4"
            data-state={state}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="font-semibold">{t(`kind.${paper.kind}`)}</h3>
              <p
                className={cn(
                  'text-sm font-semibold',
                  state === 'accepted' && 'text-completed',
                  state === 'shown' && 'text-progress',
                  (state === 'refused' || state === 'ended') && 'text-seal',
                )}
              >
                {t(`state.${state}`)}
              </p>
            </div>
            <p className="break-words text-ink-soft">
              <NameText name={`${paper.number} · ${paper.issued_by}`} />
            </p>
            <p className="text-sm text-ink-soft figures">
              {paper.valid_until === null
                ? t('withoutEnd')
                : t('validUntil', { date: formatDate(startOf(paper.valid_until), language, 'long') })}
            </p>
            {paper.reason !== undefined && (
              <p className="border-s-3 border-seal ps-3 text-sm break-words whitespace-pre-wrap">
                {t('reason', { reason: paper.reason })}
              </p>
            )}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{actions(paper)}</div>
          </li>
        );
      })}
    </ul>
  );
}
