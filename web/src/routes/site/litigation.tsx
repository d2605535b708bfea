import { useTranslation } from 'react-i18next';
import { ClaimFigure } from '@/components/site/claim-figure';
import { ServiceHead } from '@/components/site/service-head';
import { ButtonLink } from '@/components/site/button-link';
import { ConsultCall } from '@/components/site/consult-call';
import { LegalNote } from '@/components/site/legal-note';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { links } from '@/lib/navigation/links';
import { ArrestLine } from './litigation/arrest-line';
import { Docket } from './litigation/docket';

const DEADLINES = [1, 2, 3, 4] as const;

/** Litigation as a docket: six services in the order a case travels, the line to criminal law, the deadlines. */
export default function LitigationPage() {
  const { t } = useTranslation('page-litigation');
  return (
    <>
      <ServiceHead
        service="litigation"
        otherStep={
          <ButtonLink to={links.lawyers} variant="outline" size="lg">
            {t('actions.lawyers')}
          </ButtonLink>
        }
        aside={<ClaimFigure id="casesWon" label={t('won')} />}
      />
      <Section label={t('docket.label')} title={t('docket.title')} lead={t('docket.lead')} wide>
        <Docket />
      </Section>
      <Section
        id="arrest"
        label={t('arrest.label')}
        title={t('arrest.title')}
        lead={t('arrest.lead')}
        note={t('arrest.note')}
        tone="sheet"
      >
        <ArrestLine />
      </Section>
      <Section label={t('deadlines.label')} title={t('deadlines.title')}>
        <Schedule
          rows={DEADLINES.map((n) => ({
            term: (
              <span className="text-4xl leading-[1.3] whitespace-nowrap text-seal figures lg:text-[2.75rem] lg:leading-[1.3]">
                {t(`deadlines.items.${n}.figure`)}
              </span>
            ),
            text: t(`deadlines.items.${n}.text`),
            remark: t(`deadlines.items.${n}.law`),
          }))}
        />
        <LegalNote>{t('small')}</LegalNote>
      </Section>
      <Section label={t('costs.label')} title={t('costs.title')} lead={t('costs.text')} tone="sheet">
        <TextLink to={links.costs}>{t('costs.link')}</TextLink>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
