import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { ButtonLink } from '@/components/site/button-link';
import { Checklist } from '@/components/site/checklist';
import { ConsultCall } from '@/components/site/consult-call';
import { LegalNote } from '@/components/site/legal-note';
import { PageHead } from '@/components/site/page-head';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { links } from '@/lib/navigation/links';
import { CallOrder } from './fraud/call-order';
import { SCAM_LINE } from '@/components/site/public-lines';
import { SecondLoss } from './fraud/second-loss';
import { TimeDials } from './fraud/time-dials';

const EVIDENCE = [1, 2, 3, 4, 5] as const;
const SERVICES = [1, 2, 3, 4, 5] as const;

/** Fraud: whom to call, in which order, and the clock that the law sets. */
export default function FraudPage() {
  const { t } = useTranslation('page-fraud');
  return (
    <>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <a
              href={`tel:${SCAM_LINE}`}
              className="me-4 font-heading text-6xl leading-[1.3] font-semibold figures underline decoration-2 underline-offset-8 sm:text-7xl"
            >
              {SCAM_LINE}
            </a>
            <ButtonLink to={links.contact} size="lg">
              {t('actions.contact')}
            </ButtonLink>
          </>
        }
        petals={PETALS.fraud}
        tone="urgent"
      />
      <Section
        title={t('numbers.title')}
        lead={t('numbers.lead')}
        note={<p className="border-t-2 border-seal pt-2 font-medium text-ink">{t('numbers.warning')}</p>}
        tone="urgent"
      >
        <CallOrder />
      </Section>
      <Section label={t('clock.label')} title={t('clock.title')} lead={t('clock.lead')} wide>
        <TimeDials />
        <div className="mt-10 lg:mt-14">
          <LegalNote>{t('clock.note')}</LegalNote>
        </div>
      </Section>
      <Section label={t('evidence.label')} title={t('evidence.title')} lead={t('evidence.lead')} tone="sheet">
        <Checklist items={EVIDENCE.map((n) => t(`evidence.items.${n}`))} />
      </Section>
      <Section
        label={t('services.label')}
        title={t('services.title')}
        lead={t('services.lead')}
        note={t('services.note')}
      >
        <Schedule
          labels={{
            term: t('services.labels.term'),
            text: t('services.labels.text'),
            remark: t('services.labels.remark'),
          }}
          rows={SERVICES.map((n) => ({
            term: t(`services.items.${n}.term`),
            text: t(`services.items.${n}.text`),
            remark: t(`services.items.${n}.remark`),
          }))}
        />
      </Section>
      <Section label={t('beware.label')} title={t('beware.title')} tone="urgent">
        <SecondLoss />
        <LegalNote>{t('legal')}</LegalNote>
      </Section>
      <ConsultCall title={t('contact.title')} text={t('contact.text')} />
    </>
  );
}
