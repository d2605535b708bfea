import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '@/components/site/island';
import { PhoneLink } from '@/components/site/phone-link';
import { SiteLink } from '@/components/site/site-link';
import { Gap, useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { offer } from '@/offer.config';
import { site } from '@/site.config';

/** The ways to the firm that need no form. */
export function DirectLines() {
  const { t } = useTranslation('page-contact');
  const language = useLanguage();
  return (
    <section aria-labelledby="direct" className="max-sm:px-2">
      <h2 id="direct" className="text-2xl leading-[1.5]">
        {t('direct.title')}
      </h2>
      <dl className="mt-3 border-t-2 border-ink">
        <Line term={t('direct.phone')}>
          <PhoneLink className="inline-flex min-h-11 items-center font-heading text-3xl leading-[1.4] font-semibold decoration-brass decoration-2" />
          <span className="block text-sm text-ink-soft">{site.openingHours.text[language]}</span>
        </Line>
        <Line term={t('direct.email')}>
          <a
            href={`mailto:${site.email}`}
            className="inline-flex min-h-11 items-center text-lg font-medium wrap-anywhere underline underline-offset-4"
          >
            {site.email}
          </a>
        </Line>
        <Line term={t('direct.messaging')} className="noscript:hidden">
          <div className="pt-1">
            <Island name="messaging" />
          </div>
        </Line>
        <Line term={t('direct.address')}>
          <address className="not-italic">{site.address[language]}</address>
        </Line>
        {offer.replyWorkingDays !== null && (
          <Line term={t('direct.reply')}>{t('direct.replyText', { count: offer.replyWorkingDays })}</Line>
        )}
      </dl>
      <p className="mt-4 text-sm leading-6 text-ink-soft">{t('direct.complaint')}</p>
      <p className="mt-6 border-s-3 border-seal bg-seal-wash px-4 py-3">
        {t('direct.fraud')}
        <Gap />
        <SiteLink
          to={links.fraud}
          className="inline-block font-semibold text-seal underline underline-offset-4"
        >
          {t('direct.fraudLink')}
        </SiteLink>
      </p>
    </section>
  );
}

function Line({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={cn('border-b border-rule py-3', className)}>
      <dt className="text-sm font-medium text-brass">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
