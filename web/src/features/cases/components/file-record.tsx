import { shortHash, type CaseFile } from '@app/domain/case-file';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';

interface FileRecordProps {
  /** The file's own name, for those who only hear the buttons. */
  name: string;
  /** undefined: the server has not recorded the file yet. */
  record: CaseFile | undefined;
}

/** When a file was recorded, and by which SHA-256 anybody can tell that it is still the same. */
export function FileRecord({ name, record }: FileRecordProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (record === undefined) return <p className="text-sm text-ink-soft">{t('attachments:record.none')}</p>;
  const { sha256, bound_at, mismatch } = record;
  return (
    <div className="text-sm text-ink-soft figures">
      {mismatch !== null && (
        <p className="my-1 border-s-3 border-seal ps-2.5 font-medium text-seal">
          {t(`attachments:record.${mismatch.found}`, { when: formatDate(mismatch.at, language, 'moment') })}
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span>{t('attachments:record.when', { when: formatDate(bound_at, language, 'moment') })}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-6 text-focus underline underline-offset-4 hover:text-ink"
        >
          <code>{t('attachments:record.hash', { start: shortHash(sha256) })}</code>
          <span className="sr-only"> {t('attachments:record.show', { file: name })}</span>
        </button>
      </p>
      <div id={id} hidden={!open}>
        <p className="flex flex-wrap items-center gap-x-2">
          <code className="min-w-0 break-all text-ink select-all">{sha256}</code>
          <CopyButton text={sha256} label={t('attachments:record.copy', { file: name })} />
        </p>
      </div>
    </div>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Where the browser does not allow it, the text can be selected.
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Button variant="ghost" size="sm" aria-label={label} onClick={() => void copy()}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span role="status">{copied && t('attachments:record.copied')}</span>
    </Button>
  );
}
