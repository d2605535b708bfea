import { useTranslation } from 'react-i18next';
import { ClaimFigure } from '@/components/site/claim-figure';
import { ServiceHead } from '@/components/site/service-head';
import { ButtonLink } from '@/components/site/button-link';
import { Claim, ClaimNotes } from '@/components/site/claim';
import { ConsultCall } from '@/components/site/consult-call';
import { FirmTariff } from '@/components/site/firm-tariff';
import { Island } from '@/components/site/island';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { Gap, useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import { offer } from '@/offer.config';
import { DebtSchedule } from './bad-debt/debt-schedule';
import { LimitationRuler } from './bad-debt/limitation-ruler';
import { WeeklyReport } from './bad-debt/weekly-report';

const TURNS = [1, 2, 3, 4] as const;
const FEATURES = [1, 2, 3] as const;

/** Bad debts: the five types with their time and evidence, the clock that runs, and how a debt is worked. */
export default function BadDebtPage() {
  const { t } = useTranslation(['page-bad-debt', 'page-costs']);
  const claim = formatCount(offer.exampleClaim, useLanguage());
  return (
    <>
      <ServiceHead
        service="bad-debt"
        otherStep={
          <ButtonLink to={links.limitationCheck} variant="outline" size="lg">
            {t('actions.check')}
          </ButtonLink>
        }
        aside={<ClaimFigure id="badDebt" label={t('success')} />}
      />
      <Section
        id="check"
        label={t('check.label')}
        title={t('check.title')}
        lead={t('check.lead')}
        note={t('check.note')}
        tone="sheet"
      >
        <Island name="limitation-check" />
        <noscript>
          <p className="max-w-[62ch] border-s-3 border-seal ps-3">
            {t('check.noScript')}
            <Gap />
            <a href="#clock" className="text-focus underline underline-offset-4">
              {t('check.table')}
            </a>
          </p>
        </noscript>
      </Section>
      <Section
        id="schedule"
        label={t('schedule.label')}
        title={t('schedule.title')}
        note={t('schedule.note')}
      >
        <DebtSchedule />
      </Section>
      <Section
        id="clock"
        label={t('clock.label')}
        title={t('clock.title')}
        lead={t('clock.lead')}
        note={t('clock.note')}
        tone="sheet"
      >
        <LimitationRuler />
        <h3 className="mt-14 mb-4 text-2xl">{t('clock.turns.title')}</h3>
        <Schedule
          labels={{
            term: t('clock.turns.labels.term'),
            text: t('clock.turns.labels.text'),
            remark: t('clock.turns.labels.remark'),
          }}
          rows={TURNS.map((n) => ({
            term: t(`clock.turns.items.${n}.title`),
            text: t(`clock.turns.items.${n}.text`),
            remark: t(`clock.turns.items.${n}.law`),
          }))}
        />
      </Section>
      <Section label={t('work.label')} title={t('work.title')} note={t('work.note')}>
        <div className="grid gap-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:items-start">
          <ul className="border-t-2 border-ink">
            {/* A promise that is switched off has no text. */}
            {FEATURES.filter((n) => t(`work.items.${n}.title`) !== '').map((n) => (
              <li key={n} className="border-b border-rule py-6">
                <h3 className="text-xl">{t(`work.items.${n}.title`)}</h3>
                <p className="mt-1 max-w-[60ch] text-ink-soft">{t(`work.items.${n}.text`)}</p>
              </li>
            ))}
          </ul>
          {t('work.sample.title') !== '' && <WeeklyReport />}
        </div>
      </Section>
      <Section
        id="fee"
        label={t('fee.label')}
        title={t('fee.title')}
        note={<ClaimNotes ids={['noWinNoFee']} />}
      >
        <div className="grid gap-x-12 gap-y-4 border-y-2 border-ink py-8 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
          <p className="font-heading text-[clamp(1.75rem,1.4rem+1.6vw,2.75rem)] leading-[1.3] font-semibold text-seal">
            <Claim id="noWinNoFee" />
          </p>
          <p className="max-w-[24em] text-xl leading-8">{t('fee.basis')}</p>
        </div>
        <p className="mt-6 mb-10 max-w-[62ch] text-ink-soft">{t('fee.text')}</p>
        <FirmTariff />
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
          <TextLink to={`${links.costs}#example`}>{t('fee.example', { claim })}</TextLink>
          <TextLink to={`${links.costs}#risk`}>{t('fee.risk')}</TextLink>
          <TextLink to={links.legalCollection}>{t('page-costs:rules')}</TextLink>
        </p>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
