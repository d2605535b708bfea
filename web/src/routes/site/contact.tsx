import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { Checklist } from '@/components/site/checklist';
import { PageHead } from '@/components/site/page-head';
import { Section } from '@/components/site/section';
import { SiteLink } from '@/components/site/site-link';
import { Steps } from '@/components/site/steps';
import { PAGE_WIDTH } from '@/components/site/page-grid';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { DirectLines } from './contact/direct-lines';
import { LetterSheet } from './contact/letter-sheet';
import { OfficeMap } from './contact/office-map';

const STEPS = [1, 2, 3, 4] as const;
const PAPERS = [1, 2, 3, 4, 5] as const;

/** A letter to the firm, first thing on the page; then what becomes of it, what to have at hand, and the way there. */
export default function ContactPage() {
  const { t } = useTranslation('page-contact');
  return (
    <>
      <PageHead
        eyebrow={t('head.eyebrow')}
        title={t('head.title')}
        lead={t('head.lead')}
        petals={PETALS.contact}
      />
      <div
        className={cn(
          PAGE_WIDTH,
          'grid items-start gap-x-12 gap-y-12 pt-4 pb-16 max-sm:px-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-8 lg:pb-24',
        )}
      >
        <LetterSheet />
        <DirectLines />
      </div>
      <Section label={t('next.label')} title={t('next.title')} tone="sheet">
        <Steps
          items={STEPS.map((n) => ({ title: t(`next.steps.${n}.title`), text: t(`next.steps.${n}.text`) }))}
        />
      </Section>
      <Section label={t('prepare.label')} title={t('prepare.title')} lead={t('prepare.lead')}>
        <Checklist items={PAPERS.map((n) => t(`prepare.items.${n}`))} />
        <p className="mt-6">
          <SiteLink
            to={links.clientChecklist}
            className="font-medium text-focus underline underline-offset-4"
          >
            {t('prepare.all')}
          </SiteLink>
        </p>
      </Section>
      <Section label={t('map.label')} title={t('map.title')} wide>
        <OfficeMap />
      </Section>
    </>
  );
}
