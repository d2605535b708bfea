import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/site/button-link';
import { Claim, ClaimNotes } from '@/components/site/claim';
import { ConsultCall } from '@/components/site/consult-call';
import { Figures } from '@/components/site/figures';
import { LegalNote } from '@/components/site/legal-note';
import { PageHead } from '@/components/site/page-head';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { links } from '@/lib/links';
import { ArrestLine } from './litigation/arrest-line';
import { Docket } from './litigation/docket';

const DEADLINES = [1, 2, 3, 4] as const;

/** Litigation as a docket: six services in the order a case travels, the line to criminal law, the deadlines. */
export default function LitigationPage() {
  const { t } = useTranslation('page-litigation');
  return (
    <>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink to={links.contact} size="lg">
              {t('actions.book')}
            </ButtonLink>
            <ButtonLink to={links.lawyers} variant="outline" size="lg">
              {t('actions.lawyers')}
            </ButtonLink>
          </>
        }
        aside={
          <div className="grid gap-4">
            <Figures items={[{ figure: <Claim id="casesWon" />, label: t('won') }]} />
            <ClaimNotes ids={['casesWon']} />
          </div>
        }
        petals={15}
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
              <span className="text-4xl leading-[1.3] text-seal figures lg:text-5xl lg:leading-[1.3]">
                {t(`deadlines.items.${n}.figure`)}
              </span>
            ),
            text: t(`deadlines.items.${n}.text`),
            remark: t(`deadlines.items.${n}.law`),
          }))}
        />
        <LegalNote>{t('small')}</LegalNote>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
