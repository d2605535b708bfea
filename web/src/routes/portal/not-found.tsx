import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NoticePage } from '@/components/notice-page';
import { Button } from '@/components/ui/button';
import { links } from '@/lib/navigation/links';

export default function NotFound() {
  const { t } = useTranslation('common');
  return (
    <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
      <Button variant="ink" asChild>
        <Link to={links.home}>{t('notFound.action')}</Link>
      </Button>
    </NoticePage>
  );
}
