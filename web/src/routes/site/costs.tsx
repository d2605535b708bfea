import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { ButtonLink } from '@/components/site/button-link';
import { ConsultCall } from '@/components/site/consult-call';
import { LegalNote } from '@/components/site/legal-note';
import { PageHead } from '@/components/site/page-head';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import { offer } from '@/offer.config';
import { ExampleTable } from './costs/example-table';
import { InterestTable } from './costs/interest-table';

const RISKS = [1, 2, 3, 4] as const;
const WAYS = [1, 2, 3] as const;
const TRUST = [1, 2] as const;

/** What a debt costs to recover: a worked example, interest, the risks, the free ways, and the firm's own duties. */
export default function CostsPage() {
  const { t } = useTranslation('page-costs');
  const claim = formatCount(offer.exampleClaim, useLanguage());
  const hasExample = offer.tariff !== null && offer.disbursements !== null && offer.durations !== null;
  return (
    <>
      <PageHead
        eyebrow={t('head.eyebrow')}
        title={t('head.title', { claim })}
        lead={t('head.lead')}
        actions={
          <>
            <ButtonLink to={links.contact} size="lg">
              {t('head.contact')}
            </ButtonLink>
            <ButtonLink to={links.limitationCheck} variant="outline" size="lg">
              {t('head.check')}
            </ButtonLink>
          </>
        }
        petals={PETALS.costs}
      />
      {hasExample && (
        <Section
          id="example"
          label={t('example.label')}
          title={t('example.title', { claim })}
          lead={t('example.lead')}
          note={t('example.note')}
        >
          <ExampleTable />
          <p className="mt-5">
            <TextLink to={links.tariff}>{t('example.tariff')}</TextLink>
          </p>
        </Section>
      )}
      <Section id="risk" label={t('risk.label')} title={t('risk.title')} lead={t('risk.lead')} tone="sheet">
        <Schedule
          rows={RISKS.map((n) => ({
            term: t(`risk.items.${n}.title`),
            text: t(`risk.items.${n}.text`),
            remark: t(`risk.items.${n}.law`),
          }))}
        />
      </Section>
      <Section
        id="interest"
        label={t('interest.label')}
        title={t('interest.title')}
        note={t('interest.note')}
      >
        <InterestTable />
      </Section>
      <Section id="free" label={t('free.label')} title={t('free.title')} lead={t('free.lead')} tone="sheet">
        <Schedule
          rows={WAYS.map((n) => ({
            term: t(`free.items.${n}.title`),
            text: t(`free.items.${n}.text`),
            remark: t(`free.items.${n}.law`),
          }))}
        />
        <LegalNote>{t('free.note')}</LegalNote>
      </Section>
      <Section id="duties" label={t('duties.label')} title={t('duties.title')}>
        <Schedule
          rows={TRUST.map((n) => ({ term: t(`duties.items.${n}.title`), text: t(`duties.items.${n}.text`) }))}
        />
        {offer.complaintDays !== null && (
          <p className="mt-4 max-w-[62ch]">{t('duties.days', { count: offer.complaintDays })}</p>
        )}
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
