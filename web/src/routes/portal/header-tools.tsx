import type { MenuEntry } from '@/components/menu-entries';
import { NotificationBell } from '@/features/notifications/components/notification-bell';
import { QueryProvider } from '@/lib/command/query-provider';
import { useSignedIn } from '@/lib/session/session';
import { PaletteOpener } from './palette/opener';
import { UserMenu } from './user-menu';

/** The command palette, the bell and the user menu, which come with the data. */
export default function HeaderTools({ menu }: { menu: readonly MenuEntry[] }) {
  const { uid } = useSignedIn();
  return (
    <QueryProvider>
      <PaletteOpener menu={menu} />
      <NotificationBell uid={uid} />
      <UserMenu />
    </QueryProvider>
  );
}
