import { isOpen, type Case } from '@app/domain/case';
import type { Commitment } from '@app/domain/commitment';
import { TIME_ZONE } from '@app/domain/codec';
import { COMMITMENTS } from '@app/domain/commitment-policy';
import { LOCALE_TAGS, type Language } from '@app/domain/language';
import type { CaseReader } from '@app/domain/roles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useNow } from '@/lib/page/use-now';
import { useOwedReports } from '../api/use-owed-reports';

interface ReportSheetProps {
  item: Pick<Case, 'id' | 'status' | 'partner_id'>;
  reader: CaseReader;
  /** What the reader can do about the report of this week. */
  action?: ReactNode;
}

/** Until when the next report of a case comes, and which ones did not come; nothing while nobody works on it. */
export function ReportSheet({ item, reader, action }: ReportSheetProps) {
  const { t } = useTranslation('case-life');
  const now = useNow();
  const { data, status } = useOwedReports(item.id, reader);
  const isWorkedOn = isOpen(item.status) && item.partner_id !== null;
  if (status === 'failed' || !isWorkedOn || !COMMITMENTS.weekly_report.on) return null;
  const byDay = data?.toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime());
  const isDue = byDay?.some(({ from_at }) => from_at <= now) === true;
  return (
    <Sheet title={t('case-life:report.title')} id="case-report">
      {byDay === undefined ? (
        <WaitingLines />
      ) : (
        <div className="grid gap-3 p-5">
          <Lines reports={byDay} />
          <p className="max-w-[62ch] text-sm leading-6 text-ink-soft">{t('case-life:report.note')}</p>
          {isDue && action}
        </div>
      )}
    </Sheet>
  );
}

/** พฤ, Thu, 周四: Thai abbreviates the days of the week as `Intl` does only in its narrowest form. */
function weekdayOf(date: Date, language: Language): string {
  const weekday = language === 'th' ? 'narrow' : 'short';
  return new Intl.DateTimeFormat(LOCALE_TAGS[language], { weekday, timeZone: TIME_ZONE }).format(date);
}

/** @param reports the soonest due first */
function Lines({ reports }: { reports: readonly Commitment[] }) {
  const { t } = useTranslation('case-life');
  const language = useLanguage();
  const dateOf = ({ due_at }: Commitment) =>
    t('report.day', { weekday: weekdayOf(due_at, language), date: formatDate(due_at, language) });
  const late = reports.filter(({ state }) => state === 'late');
  const next = reports.find(({ state }) => state === 'open');
  return (
    <>
      {late.length > 0 && (
        <div className="border-s-4 border-seal ps-3">
          {late.map((report) => (
            <p key={report.id} className="font-semibold">
              {t('report.late', { date: dateOf(report) })}
            </p>
          ))}
        </div>
      )}
      <p className="text-lg leading-8 font-semibold">
        {next === undefined ? t('report.unknown') : t('report.next', { date: dateOf(next) })}
      </p>
    </>
  );
}
