import { doorPath } from '@app/domain/door';
import { LOCALE_TAGS, type Language } from '@app/domain/language';
import { TIME_ZONE } from '@app/domain/codec';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';
import { BrandMark } from '../identity/brand-mark';
import { Guilloche, GuillocheBand } from '../identity/guilloche';
import { FooterIndex } from './footer/footer-index';
import { SocialLinks } from './footer/social-links';
import { Island } from './island';
import { LanguageLinks } from './language-links';
import { PAGE_WIDTH } from './page-grid';
import { PhoneLink } from './phone-link';
import { QuickActions } from './quick-actions';
import { registrationLines } from './registrations';
import { SiteLink } from './site-link';

const smallText =
  'min-h-11 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline';

/** The back cover of the file: the reply card, the contents, the seal, and where the office is. */
export function SiteFooter({ path }: { path: string }) {
  const { t } = useTranslation('site');
  return (
    <>
      <footer className="relative isolate overflow-clip bg-cover text-on-cover max-sm:pb-[calc(4.5rem+env(safe-area-inset-bottom))] print:bg-transparent print:p-0 print:text-black">
        <GuillocheBand className="text-cover-brass/45 print:hidden" />
        <div className={PAGE_WIDTH}>
          <ReplyCard path={path} />
          <div className="night-desk grid gap-x-12 gap-y-9 py-10 sm:gap-y-12 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:py-18">
            <Office />
            <FooterIndex
              path={path}
              className="grid grid-cols-2 gap-x-6 gap-y-9 md:grid-cols-4 print:hidden"
            />
          </div>
          <Imprint path={path} />
        </div>
      </footer>
      {/* On a phone; the footer keeps the room that it covers. */}
      <nav
        aria-label={t('footer.quick')}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-rule-strong bg-paper sm:hidden print:hidden"
      >
        <QuickActions path={path} />
      </nav>
    </>
  );
}

/** Whose file it is, on what terms, and in which languages. */
function Imprint({ path }: { path: string }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const terms = [
    { to: links.privacyPolicy, label: t('footer.privacyPolicy') },
    { to: links.terms, label: t('footer.terms') },
    // For debtors: no page of the site, a function answers.
    { to: doorPath(''), label: t('footer.verify') },
  ];
  return (
    <div className="night-desk flex flex-wrap items-center justify-between gap-x-12 gap-y-4 border-t border-on-cover-soft/30 py-6 text-sm text-on-cover-soft print:text-black">
      <div>
        <p>
          {'\u00a9'} <span data-year>{yearOf(new Date(), language)}</span>{' '}
          <span className="whitespace-nowrap">{site.name[language]}</span>
          <span className="max-sm:hidden">{' \u00b7 '}</span>
          <span className="whitespace-nowrap max-sm:block">{t('footer.rights')}</span>
        </p>
        {registrationLines(language).map(({ register, number, expires }) => (
          <p key={register}>
            {t(`registration.${register}`)}{' '}
            {expires === null ? number : t('registration.until', { number, date: expires })}
          </p>
        ))}
        <ul aria-label={t('footer.legal')} className="flex flex-wrap gap-x-6 print:hidden">
          {terms.map(({ to, label }) => (
            <li key={to}>
              <SiteLink
                to={to}
                aria-current={to === path ? 'page' : undefined}
                className={cn('inline-flex items-center', smallText)}
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
        <LanguageLinks
          path={path}
          className="flex gap-x-5"
          linkClassName={cn(smallText, 'min-w-6 aria-[current]:text-on-cover')}
        />
        <SocialLinks className="flex gap-2.5" />
      </div>
    </div>
  );
}

/** The card in the pocket of the cover: one line to fill in. On the home page it is the page's own newsletter section. */
function ReplyCard({ path }: { path: string }) {
  const { t } = useTranslation(['site', 'page-home']);
  const isHome = path === links.home;
  return (
    <section
      aria-labelledby="newsletter"
      className="relative mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 rounded-lg bg-sheet px-5 py-7 text-ink shadow-lifted sm:px-8 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:items-center lg:px-10 lg:py-9 print:hidden"
    >
      <div>
        <h2 id="newsletter" className="text-2xl leading-snug">
          {isHome ? t('page-home:newsletter.title') : t('footer.newsletter.title')}
        </h2>
        <p className="mt-2 max-w-[52ch] text-balance text-ink-soft">
          {isHome ? t('page-home:newsletter.text') : t('footer.newsletter.text')}
        </p>
      </div>
      <div className="lg:border-s lg:border-dashed lg:border-rule-strong lg:ps-12">
        <Island name="newsletter" />
      </div>
    </section>
  );
}

/** The firm's name and address. */
function Office() {
  const language = useLanguage();
  return (
    <section aria-labelledby="office">
      <div className="flex items-center gap-4 lg:block">
        <div className="relative grid size-28 shrink-0 place-items-center lg:size-36">
          <Guilloche
            petals={8}
            className="absolute start-1/2 top-1/2 -z-10 size-28 max-w-none -translate-1/2 text-cover-brass/60 lg:size-36"
          />
          <BrandMark className="size-16 lg:size-20" />
        </div>
        <h2 id="office" className="text-xl leading-snug lg:mt-5">
          {site.name[language]}
        </h2>
      </div>
      <address className="mt-5 grid gap-4 not-italic">
        <p className="max-w-[34ch] text-on-cover-soft print:text-black">{site.address[language]}</p>
        <p className="grid">
          <span className="text-sm text-on-cover-soft print:text-black">
            {site.openingHours.text[language]}
          </span>
          <PhoneLink className="inline-flex min-h-11 items-center justify-self-start font-heading text-3xl leading-snug font-semibold text-on-cover no-underline hover:text-cover-brass print:text-black" />
          <a
            href={`mailto:${site.email}`}
            className="inline-flex min-h-11 items-center justify-self-start underline decoration-on-cover-soft/50 underline-offset-4 hover:decoration-on-cover"
          >
            {site.email}
          </a>
        </p>
      </address>
    </section>
  );
}

/** 2569 in Thai, 2026 elsewhere; a script sets it right when the year has turned since the page was built. */
function yearOf(date: Date, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALE_TAGS[language], {
    year: 'numeric',
    timeZone: TIME_ZONE,
  }).formatToParts(date);
  return parts.find(({ type }) => type === 'year')?.value ?? '';
}
