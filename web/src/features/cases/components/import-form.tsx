import { IMPORT_LIMITS } from '@app/domain/case-import';
import { LOCALE_TAGS } from '@app/domain/language';
import { DEBT_KINDS } from '@app/domain/law/limitation';
import { Download } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { FileDrop } from '@/components/file-drop';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { saveBlob } from '@/lib/media/save-blob';
import { readImportFile, type ImportFile } from '../read-import-file';
import { templateCsv } from '../refused-rows';
import { useImport } from '../use-import';
import { useImportWords } from '../use-import-words';
import { useProof } from '../use-proof';
import { ImportDone, RefusedRows } from './import-result';
import { Part, Warranty } from './new-case-parts';
import { ProofNotice } from './proof-notice';

const ACCEPT = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Submits many cases from a file: nothing is sent before the person has seen what it holds. */
export function ImportForm({ resend }: { resend: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { columns, words } = useImportWords();
  const { now, busy, isDone, choose, forget, send } = useImport();
  const [unread, setUnread] = useState<Extract<ImportFile, { ok: false }> | null>(null);
  const [isReading, setReading] = useState(false);
  const proof = useProof();
  const form = useRef<HTMLFormElement>(null);

  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    // A press on Submit was for the file before.
    proof.cancel();
    setReading(true);
    setUnread(null);
    forget();
    const found = await readImportFile(file, words);
    setReading(false);
    if (found.ok) choose(found);
    else setUnread(found);
  };
  const submit = async () => {
    if (await proof.check(() => form.current?.requestSubmit())) await send();
  };
  if (now !== null && isDone) return <ImportDone now={now} columns={columns} onAgain={forget} />;
  const left = now === null ? 0 : now.good.length - now.sent;
  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy || isReading}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {!proof.isProven && <ProofNotice email={proof.email} isWaiting={proof.isWaiting} resend={resend} />}
      <Part title={t('case-import:file.title')} notes={[t('case-import:file.note')]}>
        <p>{t('case-import:file.text', { rows: formatCount(IMPORT_LIMITS.rows, language) })}</p>
        <div>
          <Button
            onClick={() =>
              saveBlob(
                new Blob([templateCsv({ columns })], { type: 'text/csv;charset=utf-8' }),
                t('case-import:file.templateName'),
              )
            }
          >
            <Download aria-hidden />
            {t('case-import:file.template')}
          </Button>
        </div>
        <details>
          <summary className="cursor-pointer font-medium">{t('case-import:file.values')}</summary>
          <p className="pt-2 text-ink-soft">{t('case-import:file.days')}</p>
          <ul className="list-disc ps-5 pt-2 text-ink-soft">
            {DEBT_KINDS.map((kind) => (
              <li key={kind}>{t(`claims:kinds.${kind}`)}</li>
            ))}
          </ul>
        </details>
        <FileDrop
          name="import"
          label={t('case-import:file.label')}
          hint={t('case-import:file.hint')}
          dropText={t('case-import:file.drop')}
          chooseText={t('case-import:file.choose')}
          listLabel={t('case-import:file.label')}
          single
          accept={ACCEPT}
          rows={[]}
          disabled={busy || isReading}
          removable={false}
          error={unread === null ? undefined : problemText(unread)}
          onAdd={(files) => void read(files[0])}
          onRemove={() => undefined}
        />
      </Part>
      {now !== null && (
        <Part title={t('case-import:preview')} notes={[now.file.name]}>
          <p role="status" className="font-heading text-lg font-semibold">
            {t('case-import:good', { count: now.good.length })}
          </p>
          {now.file.unread.length > 0 && (
            <p className="break-words text-ink-soft">
              {t('case-import:unread', { names: listed(now.file.unread) })}
            </p>
          )}
          {now.bad.length > 0 && <RefusedRows rows={now.bad} columns={columns} />}
        </Part>
      )}
      {now !== null && now.good.length > 0 && (
        <>
          {!busy && now.sent > 0 && (
            <Notice className="border-b border-b-rule">
              {t('case-import:interrupted', { number: left })}
            </Notice>
          )}
          <Warranty />
          <div className="flex flex-wrap items-center gap-4 px-5 pt-3 pb-5 lg:ps-[16.75rem]">
            <Button type="submit" variant="seal" size="lg" busy={busy}>
              {now.sent > 0 ? t('case-import:goOn') : t('case-import:submit', { count: now.good.length })}
            </Button>
            {busy && (
              <p role="status" className="text-ink-soft figures">
                {t('case-import:progress', {
                  sent: formatCount(now.sent, language),
                  all: formatCount(now.good.length, language),
                })}
              </p>
            )}
          </div>
        </>
      )}
    </form>
  );

  function listed(names: readonly string[]): string {
    return new Intl.ListFormat(LOCALE_TAGS[language]).format(names);
  }

  function problemText(file: Extract<ImportFile, { ok: false }>): string {
    const names = 'columns' in file ? listed(file.columns.map((column) => columns[column])) : '';
    return t(`case-import:problems.${file.problem}`, {
      columns: names,
      rows: formatCount(IMPORT_LIMITS.rows, language),
    });
  }
}
