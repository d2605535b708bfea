import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';
import { SCAM_LINE } from './public-lines';
import { SiteLink } from './site-link';

const action =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-2 text-center text-[0.95rem] leading-snug font-semibold';
const main = cn(action, 'bg-seal text-on-seal hover:bg-seal-deep forced-colors:border');

/** A call to the firm and what the page's reader needs next, side by side under the thumb. */
export function QuickActions({ path }: { path: string }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <div className="grid grid-cols-2 gap-2 px-3 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
      <a
        href={`tel:${site.phone}`}
        className={cn(action, 'border border-rule-strong bg-sheet whitespace-nowrap text-ink figures')}
      >
        <Phone aria-hidden className="size-4 shrink-0 text-seal" />
        <span className="sr-only">{t('header.call')} </span>
        {site.phoneText[language]}
      </a>
      <NextStep path={path} />
    </div>
  );
}

/** The consultation, but where the page has said that something else comes first, or is the consultation itself. */
function NextStep({ path }: { path: string }) {
  const { t } = useTranslation('site');
  switch (path) {
    case links.fraud:
      return (
        <a href={`tel:${SCAM_LINE}`} className={main}>
          {t('quick.scamLine', { number: SCAM_LINE })}
        </a>
      );
    case links.contact:
      return (
        <a href="#letter" className={main}>
          {t('quick.write')}
        </a>
      );
    case links.partnerInfo:
      return (
        <SiteLink to={links.partnerRegistration} className={main}>
          {t('quick.apply')}
        </SiteLink>
      );
    default:
      return (
        <SiteLink to={links.contact} className={main}>
          {t('header.consultation')}
        </SiteLink>
      );
  }
}
