import { useTranslation } from 'react-i18next';
import { ServiceHead } from '@/components/site/service-head';
import { ButtonLink } from '@/components/site/button-link';
import { ConsultCall } from '@/components/site/consult-call';
import { LegalNote } from '@/components/site/legal-note';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { Steps } from '@/components/site/steps';
import { links } from '@/lib/navigation/links';
import { MinuteRuler } from './legal/minute-ruler';
import { QuarterDial } from './legal/quarter-dial';

const TYPES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const STEPS = [1, 2, 3, 4] as const;

/** Legal consultation: what the free quarter of an hour is for, what one may ask, what follows. */
export default function LegalPage() {
  const { t } = useTranslation('page-legal');
  return (
    <>
      <ServiceHead
        service="legal"
        otherStep={
          <ButtonLink to={links.lawyers} variant="outline" size="lg">
            {t('actions.lawyers')}
          </ButtonLink>
        }
        aside={<QuarterDial />}
      />
      <Section
        label={t('minutes.label')}
        title={t('minutes.title')}
        lead={t('minutes.lead')}
        note={t('minutes.note')}
      >
        <MinuteRuler />
      </Section>
      <Section label={t('types.label')} title={t('types.title')} note={t('types.note')} tone="sheet">
        <Schedule
          labels={{
            term: t('types.labels.term'),
            text: t('types.labels.text'),
            remark: t('types.labels.remark'),
          }}
          rows={TYPES.map((n) => ({
            term: t(`types.items.${n}.term`),
            text: t(`types.items.${n}.text`),
            remark: t(`types.items.${n}.remark`),
          }))}
        />
      </Section>
      <Section label={t('process.label')} title={t('process.title')} note={t('process.note')}>
        <Steps
          items={STEPS.map((n) => ({
            title: t(`process.items.${n}.title`),
            text: t(`process.items.${n}.text`),
          }))}
        />
        <LegalNote>{t('small')}</LegalNote>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
