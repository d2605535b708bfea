import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { toasts } from '@/lib/command/toast';

/** The firm's place in the messaging app, which is not open yet and says so. */
export function MessagingButton() {
  const { t } = useTranslation('contact');
  return (
    <Button
      className="noscript:hidden"
      onClick={() =>
        toasts.show({
          neutral: true,
          title: t('messaging.notReady.title'),
          description: t('messaging.notReady.text'),
        })
      }
    >
      <MessageCircle aria-hidden />
      {t('messaging.button')}
    </Button>
  );
}
