import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { ButtonLink } from '@/components/site/button-link';
import { Claim, ClaimNotes } from '@/components/site/claim';
import { ConsultCall } from '@/components/site/consult-call';
import { PageHead } from '@/components/site/page-head';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { links } from '@/lib/navigation/links';
import { Articles } from './about/articles';
import { DailyLaw } from './about/daily-law';
import { FiguresWithBasis } from './about/figures-with-basis';
import { OfficeAddress } from './about/office-address';
import { OfficeRecord } from './about/office-record';
import { People } from './about/people';

const AUDIENCE = [
  { group: 1, to: links.corporate },
  { group: 2, to: links.divorce },
  { group: 3, to: links.investigation },
] as const;

const EXPECTED = [1, 2, 3] as const;

/** The firm as its own file: a record, figures with their basis, articles, and what a client is promised. */
export default function AboutPage() {
  const { t } = useTranslation('page-about');
  return (
    <>
      <PageHead
        eyebrow={t('head.eyebrow')}
        title={t('head.title')}
        lead={t('head.lead')}
        actions={
          <>
            <ButtonLink to={links.contact} size="lg">
              {t('head.contact')}
            </ButtonLink>
            <ButtonLink to={links.services} variant="outline" size="lg">
              {t('head.services')}
            </ButtonLink>
          </>
        }
        aside={<OfficeRecord />}
        petals={PETALS.about}
      />
      <Section label={t('audience.label')} title={t('audience.title')}>
        <Schedule
          rows={AUDIENCE.map(({ group, to }) => ({
            term: t(`audience.items.${group}.who`),
            text: t(`audience.items.${group}.need`),
            remark: <TextLink to={to}>{t(`audience.items.${group}.link`)}</TextLink>,
          }))}
        />
      </Section>
      <FiguresWithBasis />
      <People />
      <Articles />
      <DailyLaw />
      <Section
        id="expect"
        label={t('expect.label')}
        title={t('expect.title')}
        note={<ClaimNotes ids={['noWinNoFee']} />}
      >
        <Schedule
          labels={{
            term: t('expect.columns.term'),
            text: t('expect.columns.text'),
            remark: t('expect.columns.remark'),
          }}
          rows={[
            // A promise that is switched off has no text.
            ...EXPECTED.filter((item) => t(`expect.items.${item}.term`) !== '').map((item) => ({
              term: t(`expect.items.${item}.term`),
              text: t(`expect.items.${item}.text`),
              remark: t(`expect.items.${item}.remark`),
            })),
            {
              term: <Claim id="noWinNoFee" />,
              text: t('expect.items.4.text'),
              remark: t('expect.items.4.remark'),
            },
          ]}
        />
        <p className="mt-5">
          <TextLink to={`${links.costs}#duties`}>{t('expect.duties')}</TextLink>
        </p>
      </Section>
      <OfficeAddress />
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
