import { useTranslation } from 'react-i18next';
import { ServiceHead } from '@/components/site/service-head';
import { Checklist } from '@/components/site/checklist';
import { ConsultCall } from '@/components/site/consult-call';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { SiteLink } from '@/components/site/site-link';
import { Steps } from '@/components/site/steps';
import { Tariff } from '@/components/site/tariff';
import { links } from '@/lib/navigation/links';
import { FieldLog } from './investigation/field-log';
import { OpenCase } from './investigation/open-case';

const SERVICES = [1, 2, 3, 4, 5, 6] as const;
const STEPS = [1, 2, 3, 4, 5] as const;
const THREE = [1, 2, 3] as const;

const textLink = 'inline-block min-h-6 font-medium underline underline-offset-4 hover:text-seal';

/** Private investigation: a page of the field log, the open case of tools, and what it costs. */
export default function InvestigationPage() {
  const { t } = useTranslation('page-investigation');
  return (
    <>
      <ServiceHead
        service="investigation"
        otherStep={
          <a href="#tariff" className={`py-2 sm:px-2 ${textLink}`}>
            {t('actions.tariff')}
          </a>
        }
      />
      <Section label={t('log.label')} title={t('log.title')} lead={t('log.caption')}>
        <FieldLog />
      </Section>
      <Section
        label={t('services.label')}
        title={t('services.title')}
        lead={t('services.lead')}
        note={t('services.note')}
        tone="sheet"
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
      <Section label={t('kit.label')} title={t('kit.title')} lead={t('kit.lead')} wide>
        <OpenCase />
      </Section>
      <Section label={t('process.label')} title={t('process.title')}>
        <Steps
          items={STEPS.map((n) => ({
            title: t(`process.items.${n}.title`),
            text: t(`process.items.${n}.text`),
          }))}
        />
      </Section>
      <Section
        id="tariff"
        label={t('tariff.label')}
        title={t('tariff.title')}
        note={t('tariff.note')}
        tone="sheet"
      >
        <Tariff
          lines={THREE.map((n) => ({
            label: t(`tariff.lines.${n}.label`),
            price: t(`tariff.lines.${n}.price`),
            note: t(`tariff.lines.${n}.note`),
          }))}
        />
      </Section>
      <Section label={t('prepare.label')} title={t('prepare.title')} note={t('prepare.note')}>
        <Checklist items={THREE.map((n) => t(`prepare.items.${n}`))} />
        <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
          <SiteLink to={links.clientChecklist} className={textLink}>
            {t('prepare.all')}
          </SiteLink>
          <SiteLink to={`${links.privateDetective}#limits`} className={textLink}>
            {t('prepare.limits')}
          </SiteLink>
        </p>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
