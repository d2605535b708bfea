import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';
import { BrandMark } from '../identity/brand-mark';
import { Guilloche } from '../identity/guilloche';
import { ButtonLink } from './button-link';
import { MARGIN_GRID, PAGE_WIDTH } from './page-grid';
import { PhoneLink } from './phone-link';
import { Phrases } from './phrases';

/** How a page ends: the free first consultation, and the telephone. */
export function ConsultCall({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('site');
  const hours = site.openingHours.text[useLanguage()];
  return (
    <section className="border-t border-rule-strong bg-fold print:hidden">
      <div className={cn(PAGE_WIDTH, MARGIN_GRID, 'py-9 sm:py-16 lg:py-24')}>
        <div className="grid size-36 place-items-center *:[grid-area:1/1] max-lg:mb-6 max-sm:hidden lg:size-52">
          <Guilloche petals={22} className="text-brass opacity-70" />
          <BrandMark className="size-16 -rotate-12 lg:size-24" />
        </div>
        <div>
          <h2 className="max-w-[18em] text-3xl leading-[1.45] sm:text-4xl sm:leading-[1.45] lg:text-5xl lg:leading-[1.4]">
            <Phrases text={title} />
          </h2>
          <p className="mt-4 max-w-[54ch] leading-7 text-ink-soft sm:text-lg sm:leading-8">{text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-6">
            <ButtonLink to={links.contact} size="lg">
              {t('kit.consultation')}
            </ButtonLink>
            <p className="grid border-s-2 border-brass ps-5 max-sm:hidden">
              <span className="text-sm leading-6 text-ink-soft">{t('kit.call', { hours })}</span>
              <PhoneLink className="font-heading text-3xl leading-[1.4] font-semibold no-underline hover:underline" />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
