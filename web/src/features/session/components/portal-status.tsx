import { RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { portalVersion, useNewerVersion } from '@/lib/page/portal-version';
import { useMark } from '@/lib/page/use-mark';
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
          <p>{t('offline')}</p>
        </Line>
      )}
      {isOnline && isNewer && (
        <Line>
          <RefreshCw aria-hidden className="size-4 shrink-0 text-brass" />
          <p>{t('newVersion.text')}</p>
          <Button
            size="sm"
            className="col-start-2 justify-self-start sm:col-start-3"
            onClick={portalVersion.update}
          >
            {t('newVersion.action')}
          </Button>
        </Line>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  useMark('data-line');
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 border-b border-rule-strong bg-fold px-4 py-2 text-sm sm:grid-cols-[auto_1fr_auto] sm:px-6 lg:px-10">
      {children}
    </div>
  );
}
