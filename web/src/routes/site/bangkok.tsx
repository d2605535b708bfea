import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/site/button-link';
import { Claim, ClaimNotes } from '@/components/site/claim';
import { ConsultCall } from '@/components/site/consult-call';
import { Figures } from '@/components/site/figures';
import { PageHead } from '@/components/site/page-head';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { Steps } from '@/components/site/steps';
import { links } from '@/lib/links';
import { AreaLedger } from './bangkok/area-ledger';
import { MetropolitanMap } from './bangkok/metropolitan-map';

const STEPS = [1, 2, 3, 4] as const;
const LIMITS = [1, 2, 3, 4] as const;

/** Bangkok and its neighbours: the drawn map with its ledger, what a visit is, and what it never is. */
export default function BangkokPage() {
  const { t } = useTranslation('page-bangkok');
  return (
    <>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink to={links.contact} size="lg">
              {t('actions.contact')}
            </ButtonLink>
            <ButtonLink to={`${links.bangkok}#map`} variant="outline" size="lg">
              {t('actions.map')}
            </ButtonLink>
          </>
        }
        aside={
          <div className="grid gap-4">
            <Figures items={[{ figure: <Claim id="fieldTeam" />, label: t('hours') }]} />
            <ClaimNotes ids={['fieldTeam']} />
          </div>
        }
        petals={18}
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
