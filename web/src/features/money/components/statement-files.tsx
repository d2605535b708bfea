import { STATEMENT_FORMATS, type StatementFormat } from '@app/domain/contracts/export-statement';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useCommand } from '@/lib/command/use-command';
import { LimitError, toProblem } from '@/lib/firebase/problems';
import { exportStatement } from '../api/export-statement';

interface StatementFilesProps {
  caseId: string;
  /** undefined while the period is none. */
  period: { from: string; to: string } | undefined;
}

/** Saves the statement of a period as a file of each format. */
export function StatementFiles({ caseId, period }: StatementFilesProps) {
  return STATEMENT_FORMATS.map((format) => (
    <StatementFile key={format} caseId={caseId} period={period} format={format} />
  ));
}

function StatementFile({ caseId, period, format }: StatementFilesProps & { format: StatementFormat }) {
  const { t } = useTranslation(['money', 'problems']);
  const language = useLanguage();
  const sentenceOf = (error: unknown) =>
    error instanceof LimitError
      ? t('money:statement.tooMany', { time: formatDate(error.until, language, 'moment') })
      : t(`problems:${toProblem(error)}`);
  const { busy, send } = useCommand({
    run: (asked: { from: string; to: string }) => exportStatement({ caseId, ...asked, language, format }),
    done: (file) => ({ title: t('money:statement.saved'), description: file }),
    failed: (error) => ({ title: t('money:statement.failed'), description: sentenceOf(error) }),
  });
  return (
    <Button
      busy={busy}
      disabled={period === undefined}
      onClick={() => {
        if (period !== undefined) void send(period);
      }}
    >
      <Download aria-hidden />
      {t(busy ? 'money:statement.making' : `money:statement.${format}`)}
    </Button>
  );
}
