import { useTranslation } from 'react-i18next';
import { Page } from '@/components/page';
import { useLiveParts } from '@/features/notifications/api/use-feed';
import { Feed } from '@/features/notifications/components/feed';
import { MarkAllButton } from '@/features/notifications/components/mark-all-button';
import { useSignedIn } from '@/lib/session/session';

/** `/notifications`, for everybody who is signed in: all of the own notifications, loaded as one scrolls. */
export default function Notifications() {
  const { t } = useTranslation('notifications');
  const { uid } = useSignedIn();
  return (
    <Page title={t('title')} lead={t('lead')} aside={<MarkAllButton uid={uid} />}>
      <Feed uid={uid} />
    </Page>
  );
}

export function Ahead({ uid }: { uid: string }) {
  useLiveParts(uid);
  return null;
}
