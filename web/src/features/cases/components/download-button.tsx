import { displayFileName } from '@app/domain/file';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useSaving } from '../use-saving';

interface DownloadButtonProps {
  path: string;
  /** When it is pressed. */
  onSave?: (() => void) | undefined;
}

/** Saves an attachment under its own name. */
export function DownloadButton({ path, onSave }: DownloadButtonProps) {
  const { t } = useTranslation();
  const { save, busy, problem } = useSaving(path);
  return (
    <div className="ms-auto flex flex-wrap items-center justify-end gap-x-3">
      {problem !== undefined && (
        <p role="alert" className="text-sm text-seal">
          {problem}
        </p>
      )}
      <Button
        aria-label={t('attachments:download', { file: displayFileName(path) })}
        busy={busy}
        className="max-sm:px-3"
        onClick={() => {
          onSave?.();
          save();
        }}
      >
        <Download aria-hidden />
        <span className="max-sm:hidden">{t('attachments:preview.save')}</span>
      </Button>
    </div>
  );
}
