import type { Role } from '@app/domain/roles';
import { Bell, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '@/components/language-switch';
import { PortalShell } from '@/components/portal-shell';
import { Skeleton } from '@/components/ui/skeleton';
import { VerifyBanner } from '@/features/session/components/verify-banner';
import { links } from '@/lib/navigation/links';
import { loadAhead } from '@/lib/page/load-when-online';
import { useSession } from '@/lib/session/session';
import type { Waiting } from '@/routes/screen';
import { LateStatus } from './late-status';
import { useAreaMenu } from './use-area-menu';

const loadHeaderTools = () => import('./header-tools');
const HeaderTools = lazy(loadHeaderTools);
/** Few are asked; whether they are is read once the account's documents are there. */
const TermsBanner = lazy(() => import('./terms-banner'));

interface PortalAreaProps {
  area: Role;
  /** Draws how much waits at an entry of the menu. */
  badge?: (kind: Waiting, id: string) => ReactNode;
  children: ReactNode;
}

/**
 * The frame of a signed-in area: menu by role, bell, user menu, and the reminder to confirm one's address. It is rendered
 * as soon as Auth and the token identify the account, before the account's own documents are loaded (decision 083).
 */
export function PortalArea({ area, badge, children }: PortalAreaProps) {
  const { t } = useTranslation(['portal', 'common']);
  const now = useSession();
  const menu = useAreaMenu(area, badge);
  return (
    <PortalShell
      area={t(`portal:areas.${area}`)}
      homeLink={links.home}
      menu={menu}
      labels={{
        menu: t('portal:menu.label'),
        openMenu: t('portal:menu.open'),
        skip: t('common:skipToContent'),
      }}
      tools={
        <>
          <LanguageSwitch />
          {now.state === 'signed-in' ? (
            <Suspense fallback={<ToolsSkeleton />}>
              <HeaderTools menu={menu} />
            </Suspense>
          ) : (
            <ToolsSkeleton />
          )}
        </>
      }
      status={<LateStatus />}
      banner={
        <>
          <VerifyBanner />
          {now.state === 'signed-in' && area !== 'admin' && (
            <Suspense fallback={null}>
              <TermsBanner uid={now.uid} />
            </Suspense>
          )}
        </>
      }
    >
      {children}
    </PortalShell>
  );
}

/** The room of bell and user menu, whose code comes side by side with the account's documents. */
function ToolsSkeleton() {
  useEffect(() => loadAhead(loadHeaderTools), []);
  return (
    <span aria-hidden className="flex items-center gap-1">
      <span className="grid size-11 place-items-center text-ink-soft">
        <Search className="size-5" />
      </span>
      <span className="grid size-11 place-items-center text-ink-soft">
        <Bell className="size-5" />
      </span>
      <span className="inline-flex min-h-11 items-center gap-2.5 px-1.5 sm:pe-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="hidden h-4 w-24 sm:block" />
      </span>
    </span>
  );
}
