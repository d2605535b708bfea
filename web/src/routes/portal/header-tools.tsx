import type { MenuEntry } from '@/components/menu-entries';
import { NotificationBell } from '@/features/notifications/components/notification-bell';
import { PortalProviders } from '@/lib/command/portal-providers';
import { useSignedIn } from '@/lib/session/session';
import { PaletteOpener } from './palette/opener';
import { UserMenu } from './user-menu';

/** The command palette, the bell and the user menu, which come with the data. */
export default function HeaderTools({ menu }: { menu: readonly MenuEntry[] }) {
  const { uid } = useSignedIn();
  return (
    <PortalProviders>
      <PaletteOpener menu={menu} />
      <NotificationBell uid={uid} />
      <UserMenu />
    </PortalProviders>
  );
}
