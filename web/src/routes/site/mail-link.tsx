import type { MailAct, MailLinkState } from '@app/domain/contracts/render-page';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/site/button-link';
import { PageHead } from '@/components/site/page-head';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';

interface MailLinkProps {
  act: MailAct;
  state: MailLinkState;
}

/**
 * Where a link of a mail leads. The form goes to the page's own address, which holds the token, and needs
 * no script.
 */
export default function MailLink({ act, state }: MailLinkProps) {
  const { t } = useTranslation('page-mail-link');
  const phone = site.phoneText[useLanguage()];
  return (
    <PageHead
      eyebrow={t(`${act}.eyebrow`)}
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
