import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@/lib/navigation/links';
import { PETALS, type ServiceId } from '../identity/page-engravings';
import { ButtonLink } from './button-link';
import { PageHead } from './page-head';

interface ServiceHeadProps {
  /** Whose texts are `page-<service>`. */
  service: ServiceId;
  /** For those who are not ready to write: another page, a part of this one, the telephone. */
  otherStep: ReactNode;
  aside?: ReactNode;
  tone?: 'paper' | 'cover';
}

/** The head of a service's page: what it is, and two ways on, the first always to write to the firm. */
export function ServiceHead({ service, otherStep, aside, tone = 'paper' }: ServiceHeadProps) {
  const { t } = useTranslation(`page-${service}`);
  return (
    <PageHead
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink to={links.contact} size="lg">
            {t('actions.contact')}
          </ButtonLink>
          {otherStep}
        </>
      }
      aside={aside}
      petals={PETALS[service]}
      tone={tone}
    />
  );
}
