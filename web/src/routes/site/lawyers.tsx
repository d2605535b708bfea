import { useTranslation } from 'react-i18next';
import { ServiceHead } from '@/components/site/service-head';
import { ButtonLink } from '@/components/site/button-link';
import { ConsultCall } from '@/components/site/consult-call';
import { LegalNote } from '@/components/site/legal-note';
import { Section } from '@/components/site/section';
import { links } from '@/lib/navigation/links';
import { InstructionSheet } from './lawyers/instruction-sheet';
import { PowersForm } from './lawyers/powers-form';
import { WhoMayTable } from './lawyers/who-may-table';

/** The lawyers' page, in the form of what one signs with them: instructions, competence, powers. */
export default function LawyersPage() {
  const { t } = useTranslation('page-lawyers');
  return (
    <>
      <ServiceHead
        service="lawyers"
        otherStep={
          <ButtonLink to={links.legal} variant="outline" size="lg">
            {t('actions.legal')}
          </ButtonLink>
        }
      />
      <Section label={t('mandate.label')} title={t('mandate.title')} lead={t('mandate.lead')} wide>
        <InstructionSheet />
      </Section>
      <Section label={t('who.label')} title={t('who.title')} lead={t('who.lead')} note={t('who.note')}>
        <WhoMayTable />
        <LegalNote>{t('who.law')}</LegalNote>
      </Section>
      <Section
        label={t('powers.label')}
        title={t('powers.title')}
        lead={t('powers.lead')}
        note={t('powers.note')}
        tone="sheet"
      >
        <PowersForm />
        <LegalNote>{t('powers.law')}</LegalNote>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
