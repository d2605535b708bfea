import { NotificationBell } from '@/features/notifications/components/notification-bell';
import { QueryProvider } from '@/lib/queries';
import { useSignedIn } from '@/lib/session';
import { UserMenu } from './user-menu';

/** The bell and the user menu, which come with the data. */
export default function DeskTools() {
  const { uid } = useSignedIn();
  return (
    <QueryProvider>
      <NotificationBell uid={uid} />
      <UserMenu />
    </QueryProvider>
  );
}
