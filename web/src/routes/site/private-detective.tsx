import { useTranslation } from 'react-i18next';
import { ServiceHead } from '@/components/site/service-head';
import { ConsultCall } from '@/components/site/consult-call';
import { LegalNote } from '@/components/site/legal-note';
import { Section } from '@/components/site/section';
import { SiteLink } from '@/components/site/site-link';
import { links } from '@/lib/navigation/links';
import { Lens } from './private-detective/lens';
import { Limits } from './private-detective/limits';
import { Questions } from './private-detective/questions';
import { Undertaking } from './private-detective/undertaking';

/** Private detectives: the questions people bring, what the firm undertakes, and the line it does not cross. */
export default function PrivateDetectivePage() {
  const { t } = useTranslation('page-private-detective');
  return (
    <>
      <ServiceHead
        service="private-detective"
        otherStep={
          <a
            href="#limits"
            className="inline-block min-h-6 px-2 py-2 font-medium underline underline-offset-4 hover:text-brass"
          >
            {t('actions.limits')}
          </a>
        }
        aside={<Lens />}
        tone="cover"
      />
      <Section label={t('questions.label')} title={t('questions.title')} lead={t('questions.lead')} wide>
        <Questions />
      </Section>
      <Section label={t('trust.label')} title={t('trust.title')} tone="sheet">
        <Undertaking />
        <p className="mt-6">
          <SiteLink
            to={`${links.investigation}#tariff`}
            className="inline-block min-h-6 font-medium underline underline-offset-4 hover:text-seal"
          >
            {t('trust.tariff')}
          </SiteLink>
        </p>
      </Section>
      <Section id="limits" label={t('limits.label')} title={t('limits.title')} lead={t('limits.lead')} wide>
        <Limits />
        <LegalNote>{t('legal')}</LegalNote>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
