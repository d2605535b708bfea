import type { ImportColumn } from '@app/domain/case-import';
import { isBlank } from '@app/domain/text';
import { Download, FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NameText } from '@/components/name-text';
import { Button } from '@/components/ui/button';
import { saveBlob } from '@/lib/media/save-blob';
import { takeFocus } from '@/lib/page/take-focus';
import { useOwnCasesLink } from '@/lib/navigation/own-cases-link';
import { refusedCsv, type RefusedRow } from '../refused-rows';
import type { Import } from '../use-import';

/** Rows of a preview that are listed; the file of refused rows has all. */
const LISTED = 50;

/** A row's sentences, each with its column. */
function useReasons(columns: Readonly<Record<ImportColumn, string>>) {
  const { t } = useTranslation();
  return ({ issues }: RefusedRow): string[] =>
    issues.map(({ column, issue }) =>
      t('case-import:reason', { column: columns[column], text: t(`case-import:issues.${issue}`) }),
    );
}

interface RefusedRowsProps {
  rows: readonly RefusedRow[];
  columns: Readonly<Record<ImportColumn, string>>;
}

/** The rows that do not become cases, each with its number in the file and with what is wrong. */
export function RefusedRows({ rows, columns }: RefusedRowsProps) {
  const { t } = useTranslation();
  const reasonsOf = useReasons(columns);
  const save = () => {
    const heads = { columns, row: t('case-import:rowHead'), reason: t('case-import:reasonHead') };
    const text = refusedCsv(rows, heads, (row) => reasonsOf(row).join(' '));
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), t('case-import:refusedName'));
  };
  return (
    <section aria-label={t('case-import:bad', { count: rows.length })} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="text-base font-semibold text-seal">{t('case-import:bad', { count: rows.length })}</h3>
        <Button onClick={save}>
          <Download aria-hidden />
          {t('case-import:saveRefused')}
        </Button>
      </div>
      <ul className="divide-y divide-rule border border-rule">
        {rows.slice(0, LISTED).map((row) => (
          <li key={row.row} className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <span className="font-medium figures">{t('case-import:row', { row: row.row })}</span>
            <span className="grid min-w-0 gap-1">
              {!isBlank(row.cells.debtor_name ?? '') && (
                <span className="break-words text-ink-soft">
                  <NameText name={row.cells.debtor_name ?? ''} />
                </span>
              )}
              {reasonsOf(row).map((reason) => (
                <span key={reason}>{reason}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > LISTED && (
        <p className="text-sm text-ink-soft">{t('case-import:moreBad', { number: rows.length - LISTED })}</p>
      )}
    </section>
  );
}

/** What has become of the file, when all of it has been sent. */
export function ImportDone({
  now: { result },
  columns,
  onAgain,
}: {
  now: Import;
  columns: RefusedRowsProps['columns'];
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  const back = useOwnCasesLink();
  return (
    <div className="grid gap-6 p-5">
      <div
        ref={takeFocus}
        role="status"
        tabIndex={-1}
        className="flex items-start gap-3 border-s-4 border-s-completed ps-4 outline-none"
      >
        <FileCheck2 aria-hidden className="mt-1 size-5 shrink-0 text-completed" />
        <p className="grid gap-1">
          <span className="font-heading text-lg font-semibold">
            {t('case-import:created', { count: result.created })}
          </span>
          {result.existing > 0 && <span>{t('case-import:existing', { count: result.existing })}</span>}
          <span className="text-ink-soft">{t('case-import:next')}</span>
        </p>
      </div>
      {result.refused.length > 0 && <RefusedRows rows={result.refused} columns={columns} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="seal" asChild>
          <Link to={back}>{t('case-import:toCases')}</Link>
        </Button>
        <Button onClick={onAgain}>{t('case-import:another')}</Button>
      </div>
    </div>
  );
}
