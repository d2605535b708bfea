import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { LimitError, toProblem } from '@/lib/firebase/problems';
import { useCommand } from '@/lib/command/use-command';
import { exportMyData } from '../api/export-my-data';

/** Saves everything that is held about the person as an archive. */
export function DownloadMyData() {
  const { t } = useTranslation(['privacy', 'problems', 'common']);
  const language = useLanguage();
  const sentenceOf = (error: unknown) => {
    return error instanceof LimitError
      ? t('privacy:export.tooSoon', { time: formatDate(error.until, language, 'moment') })
      : t(`problems:${toProblem(error)}`);
  };
  const { busy, send } = useCommand({
    run: exportMyData,
    done: (file) => ({ title: t('privacy:export.done'), description: file }),
    failed: (error) => ({ title: t('common:error'), description: sentenceOf(error) }),
  });
  return (
    <div className="grid justify-items-start gap-3 px-5 py-4">
      <p className="text-ink-soft">{t('privacy:export.text')}</p>
      <Button busy={busy} onClick={() => void send()}>
        <Download aria-hidden />
        {t(busy ? 'privacy:export.running' : 'privacy:export.download')}
      </Button>
    </div>
  );
}
