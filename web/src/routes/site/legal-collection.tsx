import { useTranslation } from 'react-i18next';
import { ServiceHead } from '@/components/site/service-head';
import { ButtonLink } from '@/components/site/button-link';
import { Checklist } from '@/components/site/checklist';
import { Claim, ClaimNotes } from '@/components/site/claim';
import { ConsultCall } from '@/components/site/consult-call';
import { LegalNote } from '@/components/site/legal-note';
import { Section } from '@/components/site/section';
import { Steps } from '@/components/site/steps';
import { Gap } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { ActBooklet } from './legal-collection/act-booklet';
import { ContactHours } from './legal-collection/contact-hours';
import { GlossedAct } from './legal-collection/glossed-act';
import { NeverList } from './legal-collection/never-list';

const STEPS = [1, 2, 3, 4] as const;
const RIGHTS = [1, 2, 3] as const;

/** Lawful collection: the Act with our practice as its gloss, the hours, what is never done, the course of a matter. */
export default function LegalCollectionPage() {
  const { t } = useTranslation('page-legal-collection');
  return (
    <>
      <ServiceHead
        service="legal-collection"
        otherStep={
          <ButtonLink to={links.litigation} variant="outline" size="lg">
            {t('actions.litigation')}
          </ButtonLink>
        }
        aside={<ActBooklet />}
      />
      <Section
        label={t('hours.label')}
        title={t('hours.title')}
        lead={t('hours.lead')}
        note={t('hours.note')}
      >
        <ContactHours />
        <LegalNote>{t('hours.law')}</LegalNote>
      </Section>
      <Section label={t('rules.label')} title={t('rules.title')} wide>
        <GlossedAct />
      </Section>
      <Section
        label={t('never.label')}
        title={t('never.title')}
        lead={t('never.lead')}
        note={t('never.note')}
        tone="sheet"
      >
        <NeverList />
      </Section>
      <Section label={t('path.label')} title={t('path.title')} note={<ClaimNotes ids={['noWinNoFee']} />}>
        <Steps
          items={STEPS.map((n) => ({ title: t(`path.items.${n}.title`), text: t(`path.items.${n}.text`) }))}
        />
        <p className="mt-6 text-lg">
          {t('path.fee')}
          <Gap />
          <span className="font-heading font-semibold">
            <Claim id="noWinNoFee" />
          </span>
        </p>
      </Section>
      <Section label={t('debtor.label')} title={t('debtor.title')}>
        <Checklist items={RIGHTS.map((n) => t(`debtor.items.${n}`))} />
        <p className="mt-6 max-w-[62ch]">{t('debtor.text')}</p>
        <LegalNote>{t('small')}</LegalNote>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
