import { useTranslation } from 'react-i18next';
import { Guilloche } from '@/components/identity/guilloche';
import { PETALS } from '@/components/identity/page-engravings';
import { ButtonLink } from '@/components/site/button-link';
import { Claim } from '@/components/site/claim';
import { PAGE_WIDTH } from '@/components/site/page-grid';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { HeroPapers } from './hero-papers';

/** What the firm does, in two lines; below them loose papers slide into the file that the next part is. */
export function Hero() {
  const { t } = useTranslation('page-home');
  return (
    <header data-head="paper" className="relative isolate overflow-clip">
      <div className={cn(PAGE_WIDTH, 'relative pt-30 lg:min-h-184 lg:pt-38 lg:pb-40')}>
        <p className="text-lg leading-8 font-semibold text-brass">{t('hero.eyebrow')}</p>
        <h1 className="mt-2 text-[clamp(2.5rem,1.4rem+4.7vw,5.25rem)] leading-[1.3] [&:lang(th)]:text-[clamp(4rem,2rem+8vw,8.25rem)] [&:lang(zh)]:text-[clamp(3.5rem,2rem+6vw,7rem)]">
          <span className="block">{t('hero.title.1')}</span>{' '}
          <span className="block">{t('hero.title.2')}</span>
        </h1>
        <p className="mt-4 max-w-[34rem] leading-7 text-ink-soft sm:mt-5 sm:text-lg sm:leading-8">
          {t('hero.lead')}
        </p>
        <div className="mt-8 flex flex-wrap gap-x-4 gap-y-3">
          <ButtonLink to={links.contact} size="lg">
            {t('hero.consultation')}
          </ButtonLink>
          <ButtonLink to={links.services} variant="outline" size="lg">
            {t('hero.services')}
          </ButtonLink>
        </div>
        <p className="mt-6 grid max-w-[22rem] grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t border-rule-strong pt-4">
          <span className="font-heading text-4xl leading-[1.3] font-semibold figures">
            <Claim id="badDebt" />
          </span>
          <span className="text-sm leading-6 text-ink-soft">{t('services.items.badDebt.fact')}</span>
        </p>
        {/* Behind the papers, and under no word. */}
        <Guilloche
          petals={PETALS.home}
          className="pointer-events-none absolute end-4 bottom-0 -z-20 size-44 text-brass opacity-50 sm:size-88 lg:-end-14 lg:top-22 lg:bottom-auto lg:size-104 lg:[&:lang(en)]:hidden"
        />
        <HeroPapers className="pointer-events-none mt-4 h-auto w-full max-lg:mx-auto max-lg:-mb-10 max-lg:max-w-lg max-sm:w-3/5 sm:mt-8 md:max-lg:me-0 md:max-lg:-mt-14 lg:absolute lg:-end-10 lg:-bottom-16 lg:-z-10 lg:mt-0 lg:w-[33rem] xl:w-[39rem] print:hidden" />
      </div>
    </header>
  );
}
