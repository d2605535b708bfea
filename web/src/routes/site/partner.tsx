import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { ButtonLink } from '@/components/site/button-link';
import { Checklist } from '@/components/site/checklist';
import { LegalNote } from '@/components/site/legal-note';
import { PageHead } from '@/components/site/page-head';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { links } from '@/lib/navigation/links';
import { Indenture } from './partner/indenture';
import { StampRoute } from './partner/stamp-route';

const READY = [1, 2, 3, 4] as const;

/** The partnership as a deed in two halves, and the way an application takes, stamp by stamp. */
export default function PartnerPage() {
  const { t } = useTranslation('page-partner');
  return (
    <>
      <PageHead
        eyebrow={t('head.eyebrow')}
        title={t('head.title')}
        lead={t('head.lead')}
        actions={
          <>
            <ButtonLink to={links.partnerRegistration} size="lg">
              {t('head.apply')}
            </ButtonLink>
            <ButtonLink to={links.contact} variant="outline" size="lg">
              {t('head.ask')}
            </ButtonLink>
          </>
        }
        petals={PETALS.partner}
        tone="cover"
      />
      <Section label={t('deed.label')} title={t('deed.title')} lead={t('deed.lead')} wide>
        <Indenture />
      </Section>
      <Section label={t('route.label')} title={t('route.title')} lead={t('route.lead')} tone="sheet" wide>
        <StampRoute />
      </Section>
      <Section label={t('ready.label')} title={t('ready.title')}>
        <Checklist items={READY.map((item) => t(`ready.items.${item}`))} />
        <LegalNote>{t('ready.source')}</LegalNote>
      </Section>
      <Section title={t('apply.title')} lead={t('apply.text')} tone="cover">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to={links.partnerRegistration} size="lg">
            {t('head.apply')}
          </ButtonLink>
          <TextLink to={links.login}>{t('apply.login')}</TextLink>
        </div>
      </Section>
    </>
  );
}
