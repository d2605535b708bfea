import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { toProblem } from '@/lib/problems';
import { toasts } from '@/lib/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { downloadSubscribers } from '../api/download-subscribers';

/** Saves the whole list as CSV, whatever is searched for on the screen. */
export function DownloadButton() {
  const { t } = useTranslation(['subscribers', 'problems', 'common']);
  const { busy, run } = useOneAtATime(async () => {
    try {
      const file = await downloadSubscribers();
      toasts.show({ title: t('subscribers:csv.done'), description: file });
    } catch (error) {
      toasts.show({
        variant: 'destructive',
        title: t('common:error'),
        description: t(`problems:${toProblem(error)}`),
      });
    }
  });
  return (
    <Button busy={busy} onClick={() => void run()}>
      <Download aria-hidden />
      {t(busy ? 'subscribers:csv.running' : 'subscribers:csv.download')}
    </Button>
  );
}
