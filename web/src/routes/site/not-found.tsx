import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/site/button-link';
import { PageHead } from '@/components/site/page-head';
import { Section } from '@/components/site/section';
import { SiteLink } from '@/components/site/site-link';
import { links } from '@/lib/navigation/links';
import { MissingPageDrawing } from './not-found/missing-page-drawing';

const ENTRIES = [
  { n: 1, to: links.badDebt },
  { n: 2, to: links.fraud },
  { n: 3, to: links.help },
  { n: 4, to: links.clientChecklist },
  { n: 5, to: links.login },
] as const;

/** The answer to an unknown address: a page that is not in the file, and those that are. */
export default function NotFound() {
  const { t } = useTranslation('page-not-found');
  return (
    <>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        petals={11}
        actions={
          <>
            <ButtonLink to={links.home} variant="seal" size="lg">
              {t('home')}
            </ButtonLink>
            <ButtonLink to={links.services} variant="outline" size="lg">
              {t('services')}
            </ButtonLink>
          </>
        }
        aside={<MissingPageDrawing label={t('eyebrow')} />}
      />
      <Section label={t('index.label')} title={t('index.title')}>
        <ul className="border-t-2 border-ink">
          {ENTRIES.map(({ n, to }) => (
            <li key={n} className="border-b border-rule">
              <SiteLink
                to={to}
                className="group grid gap-x-4 py-4 no-underline hover:text-seal sm:flex sm:items-baseline"
              >
                <span className="text-lg">{t(`index.items.${n}.term`)}</span>
                <span
                  aria-hidden
                  className="min-w-6 flex-1 border-b border-dotted border-rule-strong max-sm:hidden"
                />
                <span className="font-medium underline decoration-brass underline-offset-6 group-hover:decoration-2">
                  {t(`index.items.${n}.page`)}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
