import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useTouched } from '@/lib/page/use-touched';
import { useSession } from '@/lib/session/session';
import { PortalArea } from '../portal-area';

const WaitingBadge = lazy(async () => ({
  default: (await withTexts(['queue'], () => import('@/features/queue/components/waiting-badge')))
    .WaitingBadge,
}));

export default function AdminArea({ children }: { children: ReactNode }) {
  const isSignedIn = useSession().state === 'signed-in';
  const isTouched = useTouched();
  const { pathname } = useLocation();
  // The dashboard asks for the same in any case; on another page they are only to be looked at.
  const isCounted = isSignedIn && (isTouched || pathname === links.admin.dashboard);
  return (
    <PortalArea
      area="admin"
      badge={(kind, id) =>
        isCounted && (
          <Suspense fallback={null}>
            <WaitingBadge kind={kind} id={id} />
          </Suspense>
        )
      }
    >
      {children}
    </PortalArea>
  );
}
