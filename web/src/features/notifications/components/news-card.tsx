import i18next from 'i18next';
import { NamesIn } from '@/components/name-text';
import { Button } from '@/components/ui/button';
import { currentLanguage } from '@/i18n';
import { toasts } from '@/lib/command/toast';
import type { Notification } from '../notification';
import { notificationText } from '../notification-text';

/** Shows a notification that has just arrived as a toast card. */
export function showNews(notification: Notification, onOpen: (notification: Notification) => void): void {
  const language = currentLanguage();
  const t = i18next.getFixedT(language, ['notices', 'notifications', 'status']);
  const { title, message, caseName, names } = notificationText(t, notification, language);
  toasts.show({
    title,
    description: <NamesIn text={caseName === null ? message : `${caseName} · ${message}`} names={names} />,
    body: (
      <Button
        variant="link"
        className="justify-self-start text-sm"
        onClick={() => {
          toasts.dismiss();
          onOpen(notification);
        }}
      >
        {t('notifications:open')}
      </Button>
    ),
  });
}
