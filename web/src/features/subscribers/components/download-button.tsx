import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useCommand } from '@/lib/command/use-command';
import { downloadSubscribers } from '../api/download-subscribers';

/** Saves the whole list as CSV, whatever is searched for on the screen. */
export function DownloadButton() {
  const { t } = useTranslation(['subscribers', 'problems', 'common']);
  const { busy, send } = useCommand({
    run: downloadSubscribers,
    done: (file) => ({ title: t('subscribers:csv.done'), description: file }),
    failed: t('common:error'),
  });
  return (
    <Button busy={busy} onClick={() => void send()}>
      <Download aria-hidden />
      {t(busy ? 'subscribers:csv.running' : 'subscribers:csv.download')}
    </Button>
  );
}
