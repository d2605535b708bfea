import { useTranslation } from 'react-i18next';
import { ServiceHead } from '@/components/site/service-head';
import { ButtonLink } from '@/components/site/button-link';
import { ClaimNotes } from '@/components/site/claim';
import { ConsultCall } from '@/components/site/consult-call';
import { PackagePrices } from '@/components/site/package-prices';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { links } from '@/lib/navigation/links';
import { PackageComparison } from './corporate/package-comparison';
import { PackageIndex } from './corporate/package-index';
import { PortfolioSheet } from './corporate/portfolio-sheet';

const DOCUMENTS = [1, 2, 3] as const;
const WAYS = [1, 2, 3] as const;

/** For companies: the papers that let us act, four packages to compare, and what accounts and management see. */
export default function CorporatePage() {
  const { t } = useTranslation(['page-corporate', 'page-costs']);
  return (
    <>
      <ServiceHead
        service="corporate"
        otherStep={
          <ButtonLink to={links.corporatePackages} variant="outline" size="lg">
            {t('actions.packages')}
          </ButtonLink>
        }
        aside={<PackageIndex />}
      />
      <Section
        id="packages"
        label={t('packages.label')}
        title={t('packages.title')}
        lead={t('packages.lead')}
        wide
      >
        <PackageComparison />
        <div className="mt-8 max-w-3xl">
          <PackagePrices />
          <p className="mt-4">
            <TextLink to={links.legalCollection}>{t('page-costs:rules')}</TextLink>
          </p>
        </div>
        <div className="mt-8 grid gap-x-12 gap-y-5 md:grid-cols-2">
          <p className="max-w-[60ch] text-ink-soft">{t('packages.price')}</p>
          <ClaimNotes ids={['countries']} />
        </div>
      </Section>
      <Section
        label={t('documents.label')}
        title={t('documents.title')}
        lead={t('documents.lead')}
        note={t('documents.note')}
        tone="sheet"
      >
        <Schedule
          labels={{ term: t('documents.labels.term'), text: t('documents.labels.text') }}
          rows={DOCUMENTS.map((n) => ({
            term: t(`documents.items.${n}.title`),
            text: t(`documents.items.${n}.text`),
          }))}
        />
        <div className="mt-8 border-s-4 border-brass ps-5">
          <h3 className="text-xl">{t('documents.money.title')}</h3>
          <p className="mt-1 max-w-[62ch] text-ink-soft">{t('documents.money.text')}</p>
        </div>
      </Section>
      <Section label={t('working.label')} title={t('working.title')}>
        <PortfolioSheet />
        <ul className="mt-12 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {/* A promise that is switched off has no text. */}
          {WAYS.filter((n) => t(`working.items.${n}.title`) !== '').map((n) => (
            <li key={n} className="border-t-2 border-ink pt-3">
              <h3 className="text-xl">{t(`working.items.${n}.title`)}</h3>
              <p className="mt-1 max-w-[58ch] text-ink-soft">{t(`working.items.${n}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
