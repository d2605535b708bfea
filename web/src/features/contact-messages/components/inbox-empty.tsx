import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { links } from '@/lib/navigation/links';

/** No letters at all: says where they come from. */
export function InboxEmpty() {
  const { t } = useTranslation('contact-messages');
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button asChild>
          <a href={links.contact}>{t('empty.action')}</a>
        </Button>
      }
    />
  );
}
