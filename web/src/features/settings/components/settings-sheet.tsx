import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/empty-state';
import { Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import type { Live } from '@/lib/live/connection';

interface SettingsSheetProps {
  title: string;
  text: string;
  live: Live<unknown>;
  isSaving: boolean;
  isSaved: boolean;
  /** Once the settings are there. */
  children: React.ReactNode;
}

/** A sheet of settings that are saved as they are changed: what has been saved, and what is shown before they are there. */
export function SettingsSheet({ title, text, live, isSaving, isSaved, children }: SettingsSheetProps) {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <Sheet
      title={title}
      aside={
        <p role="status" className="text-sm text-ink-soft">
          {isSaving ? t('settings:saving') : isSaved ? t('settings:saved') : ''}
        </p>
      }
    >
      <p className="border-b border-rule px-5 py-4 text-ink-soft">{text}</p>
      {live.status === 'failed' && (
        <ErrorState title={t('settings:failed')} problem={live.problem} onRetry={live.retry} />
      )}
      {live.status === 'loading' && (
        <div role="status" className="grid gap-5 px-5 py-5">
          <span className="sr-only">{t('common:loading')}</span>
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex items-center justify-between gap-6">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-7 w-12 rounded-full" />
            </div>
          ))}
        </div>
      )}
      {live.status === 'ready' && children}
    </Sheet>
  );
}
