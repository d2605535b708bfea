import { useTranslation } from 'react-i18next';
import { Sentence } from '@/components/sentence';
import { ServiceHead } from '@/components/site/service-head';
import { Checklist } from '@/components/site/checklist';
import { ConsultCall } from '@/components/site/consult-call';
import { LegalNote } from '@/components/site/legal-note';
import { PhoneLink } from '@/components/site/phone-link';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { SiteLink } from '@/components/site/site-link';
import { links } from '@/lib/navigation/links';
import { Inventory } from './divorce/inventory';
import { StartingPrice } from './divorce/starting-price';
import { TwoWays } from './divorce/two-ways';

const SERVICES = [1, 2, 3, 4, 5, 6] as const;
const FACTORS = [1, 2, 3] as const;
const TERMS = [1, 2, 3, 4, 5] as const;
const PAPERS = [1, 2, 3, 4] as const;

const telephone = 'font-semibold whitespace-nowrap figures text-ink underline underline-offset-4';

/** Divorce and family: two ways that part, the inventory of what is divided, and the children's terms. */
export default function DivorcePage() {
  const { t } = useTranslation('page-divorce');
  return (
    <>
      <ServiceHead
        service="divorce"
        otherStep={<PhoneLink className="py-2 text-lg font-semibold sm:px-2" />}
        aside={<StartingPrice />}
      />
      <Section
        label={t('paths.label')}
        title={t('paths.title')}
        lead={t('paths.lead')}
        note={
          <>
            <strong className="block border-t-2 border-seal pt-2 font-heading text-xl leading-8 text-seal">
              {t('paths.note.title')}
            </strong>
            {t('paths.note.text')}
          </>
        }
      >
        <TwoWays />
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
      <Section
        label={t('property.label')}
        title={t('property.title')}
        lead={t('property.lead')}
        note={t('property.note')}
      >
        <Inventory />
      </Section>
      <Section
        label={t('children.label')}
        title={t('children.title')}
        lead={t('children.lead')}
        note={t('children.note')}
      >
        <ol className="border-t-2 border-ink">
          {TERMS.map((n) => (
            <li
              key={n}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-b border-rule py-4 text-lg leading-8"
            >
              <span aria-hidden className="font-heading text-2xl font-semibold text-brass figures">
                {n}
              </span>
              <span className="max-w-[58ch]">{t(`children.items.${n}`)}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        label={t('price.label')}
        title={t('price.title')}
        lead={t('price.lead')}
        note={t('price.note')}
        tone="sheet"
      >
        <Schedule
          rows={FACTORS.map((n) => ({ term: t(`price.items.${n}.term`), text: t(`price.items.${n}.text`) }))}
        />
      </Section>
      <Section
        label={t('papers.label')}
        title={t('papers.title')}
        lead={t('papers.lead')}
        note={
          <>
            <strong className="block font-semibold text-ink">{t('papers.safety.title')}</strong>
            <Sentence
              text={t('papers.safety.text')}
              components={{
                police: <a href="tel:191" className={telephone} />,
                centre: <a href="tel:1300" className={telephone} />,
              }}
            />
          </>
        }
      >
        <Checklist items={PAPERS.map((n) => t(`papers.items.${n}`))} />
        <p className="mt-5">
          <SiteLink
            to={links.clientChecklist}
            className="inline-block min-h-6 font-medium underline underline-offset-4 hover:text-seal"
          >
            {t('papers.all')}
          </SiteLink>
        </p>
        <LegalNote>{t('legal')}</LegalNote>
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
