import { useTranslation } from 'react-i18next';
import { ClaimFigure } from '@/components/site/claim-figure';
import { ServiceHead } from '@/components/site/service-head';
import { ButtonLink } from '@/components/site/button-link';
import { ConsultCall } from '@/components/site/consult-call';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { Steps } from '@/components/site/steps';
import { TextLink } from '@/components/site/text-link';
import { links } from '@/lib/navigation/links';
import { AreaLedger } from './bangkok/area-ledger';
import { MetropolitanMap } from './bangkok/metropolitan-map';

const STEPS = [1, 2, 3, 4] as const;
const LIMITS = [1, 2, 3, 4] as const;

/** Bangkok and its neighbours: the drawn map with its ledger, what a visit is, and what it never is. */
export default function BangkokPage() {
  const { t } = useTranslation('page-bangkok');
  return (
    <>
      <ServiceHead
        service="bangkok"
        otherStep={
          <ButtonLink to={`${links.bangkok}#map`} variant="outline" size="lg">
            {t('actions.map')}
          </ButtonLink>
        }
        aside={<ClaimFigure id="fieldTeam" label={t('hours')} />}
        tone="cover"
      />
      <Section id="map" label={t('map.label')} title={t('map.title')} lead={t('map.lead')} wide>
        <div className="group/areas grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-start">
          <figure className="lg:sticky lg:top-28">
            <MetropolitanMap />
            <figcaption className="mt-3 border-t border-rule pt-2 text-sm text-ink-soft">
              {t('map.caption')}
            </figcaption>
          </figure>
          <AreaLedger />
        </div>
      </Section>
      <Section label={t('visit.label')} title={t('visit.title')} note={t('visit.note')} tone="sheet">
        <Steps
          items={STEPS.map((n) => ({ title: t(`visit.steps.${n}.title`), text: t(`visit.steps.${n}.text`) }))}
        />
        <p className="mt-6">
          <TextLink to={links.tariff}>{t('visit.price')}</TextLink>
        </p>
      </Section>
      <Section label={t('never.label')} title={t('never.title')} lead={t('never.lead')}>
        <Schedule
          labels={{
            term: t('never.labels.term'),
            text: t('never.labels.text'),
            remark: t('never.labels.remark'),
          }}
          rows={LIMITS.map((n) => ({
            term: t(`never.items.${n}.title`),
            text: t(`never.items.${n}.text`),
            remark: t(`never.items.${n}.law`),
          }))}
        />
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
