import { LOCALE_TAGS } from '@app/domain/language';
import { useTranslation } from 'react-i18next';
import { Section } from '@/components/site/section';
import { SERVICE_NAMES } from '@/components/site/service-names';
import { SiteLink } from '@/components/site/site-link';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';

const ENTRIES = [
  { n: 1, to: links.litigation, page: SERVICE_NAMES.litigation },
  { n: 2, to: `${links.help}#places`, page: 'site:footer.guides.help' },
  { n: 3, to: links.fraud, page: SERVICE_NAMES.fraud },
  { n: 4, to: links.litigation, page: SERVICE_NAMES.litigation },
  { n: 5, to: links.partnerInfo, page: 'site:footer.guides.partner' },
  { n: 6, to: links.corporatePackages, page: SERVICE_NAMES.corporate },
  { n: 7, to: links.badDebt, page: SERVICE_NAMES.badDebt },
  { n: 8, to: links.investigation, page: SERVICE_NAMES.investigation },
  { n: 9, to: links.legalCollection, page: SERVICE_NAMES.legalCollection },
  { n: 10, to: links.divorce, page: SERVICE_NAMES.divorce },
  { n: 11, to: links.badDebt, page: SERVICE_NAMES.badDebt },
  { n: 12, to: links.privacyPolicy, page: 'site:footer.privacyPolicy' },
] as const;

/** As at the back of a book: words in the collation order of the reader's language, each with its page. */
export function WordIndex() {
  const { t } = useTranslation(['page-faq', 'site']);
  const { compare } = new Intl.Collator(LOCALE_TAGS[useLanguage()]);
  const entries = ENTRIES.map(({ n, to, page }) => ({
    to,
    term: t(`index.items.${n}`),
    page: t(page),
  })).sort((one, other) => compare(one.term, other.term));
  return (
    <Section label={t('index.label')} title={t('index.title')} tone="sheet">
      <ul className="gap-x-12 md:columns-2">
        {entries.map(({ to, term, page }) => (
          <li key={term} className="break-inside-avoid">
            <SiteLink
              to={to}
              className="group flex min-h-11 items-baseline gap-x-2 py-1.5 no-underline hover:text-seal"
            >
              <span className="font-medium group-hover:underline">{term}</span>
              <span aria-hidden className="min-w-6 flex-1 border-b border-dotted border-rule-strong" />
              <span className="max-w-[55%] text-end text-sm text-ink-soft">{page}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
