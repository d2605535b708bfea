import { RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { portalVersion, useNewerVersion } from '@/lib/page/portal-version';
import { useOnline } from '@/lib/page/use-online';

/**
 * Says that there is no connection, or that a newer version of the portal is ready. It never loads that version without being
 * asked: what somebody is writing would be lost.
 */
export function PortalStatus() {
  const { t } = useTranslation('portal');
  const isOnline = useOnline();
  const isNewer = useNewerVersion();
  return (
    <>
      {!isOnline && (
        <Line>
          <WifiOff aria-hidden className="size-4 shrink-0 text-seal" />
          <p className="min-w-0 flex-1 basis-60">{t('offline')}</p>
        </Line>
      )}
      {isOnline && isNewer && (
        <Line>
          <RefreshCw aria-hidden className="size-4 shrink-0 text-brass" />
          <p className="min-w-0 flex-1 basis-60">{t('newVersion.text')}</p>
          <Button size="sm" onClick={portalVersion.update}>
            {t('newVersion.action')}
          </Button>
        </Line>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-rule-strong bg-fold px-4 py-2 text-sm sm:px-6 lg:px-10">
      {children}
    </div>
  );
}
