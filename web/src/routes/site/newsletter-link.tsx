import type { NewsletterAct, NewsletterLinkState } from '@app/domain/contracts/render-page';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/site/button-link';
import { PageHead } from '@/components/site/page-head';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';

interface NewsletterLinkProps {
  act: NewsletterAct;
  state: NewsletterLinkState;
}

/**
 * Where a link of the newsletter's mails leads. The form goes to the page's own address, which holds the token, and needs
 * no script.
 */
export default function NewsletterLink({ act, state }: NewsletterLinkProps) {
  const { t } = useTranslation('page-newsletter-link');
  const phone = site.phoneText[useLanguage()];
  return (
    <PageHead
      eyebrow={t('eyebrow')}
      title={t(`${act}.${state}.title`)}
      lead={t(`${act}.${state}.text`, { phone })}
      petals={11}
      actions={
        state === 'ask' ? (
          <form method="post">
            <Button type="submit" variant="seal" size="lg">
              {t(`${act}.button`)}
            </Button>
          </form>
        ) : (
          <ButtonLink to={links.home} variant="outline" size="lg">
            {t('home')}
          </ButtonLink>
        )
      }
    />
  );
}
