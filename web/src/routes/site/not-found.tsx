import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/site/button-link';
import { PageHead } from '@/components/site/page-head';
import { links } from '@/lib/links';

/** The answer to an unknown address. */
export default function NotFound() {
  const { t } = useTranslation('page-not-found');
  return (
    <PageHead
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('lead')}
      petals={11}
      actions={
        <>
          <ButtonLink to={links.home} variant="seal" size="lg">
            {t('home')}
          </ButtonLink>
          <ButtonLink to={links.services} size="lg">
            {t('services')}
          </ButtonLink>
        </>
      }
    />
  );
}
