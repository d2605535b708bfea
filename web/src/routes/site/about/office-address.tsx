import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/site/button-link';
import { PhoneLink } from '@/components/site/phone-link';
import { Section } from '@/components/site/section';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';

/** Where the firm is, written as on an envelope. */
export function OfficeAddress() {
  const { t } = useTranslation('page-about');
  const language = useLanguage();
  return (
    <Section label={t('visit.label')} title={t('visit.title')}>
      <div className="relative border border-rule-strong bg-sheet p-6 shadow-sheet sm:p-10">
        <Postmark />
        <address className="max-w-[34rem] not-italic sm:pe-24">
          <p className="font-heading text-2xl leading-9 font-semibold">{site.name[language]}</p>
          <p className="mt-1 text-lg leading-8">{site.address[language]}</p>
        </address>
        <dl className="mt-8 grid gap-x-10 gap-y-5 border-t border-rule pt-6 sm:grid-cols-[repeat(3,auto)] sm:justify-between">
          <div>
            <dt className="text-sm text-brass">{t('visit.hours')}</dt>
            <dd className="figures">{site.openingHours.text[language]}</dd>
          </div>
          <div>
            <dt className="text-sm text-brass">{t('visit.phone')}</dt>
            <dd>
              <PhoneLink className="inline-block py-0.5 font-semibold decoration-brass" />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-brass">{t('visit.email')}</dt>
            <dd>
              <a
                href={`mailto:${site.email}`}
                className="inline-block py-0.5 font-semibold underline decoration-brass underline-offset-4"
              >
                {site.email}
              </a>
            </dd>
          </div>
        </dl>
        <ButtonLink to={links.contact} variant="outline" className="mt-8">
          {t('visit.map')}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** Two rings and the waves that run out of them. */
function Postmark() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="absolute end-5 top-5 hidden w-32 text-seal opacity-80 sm:block"
    >
      <circle cx="88" cy="32" r="28" />
      <circle cx="88" cy="32" r="20" strokeWidth="1" />
      <path d="M78 36h20M82 28h12" />
      <path
        d="M2 18c8-5 14 5 22 0s14 5 22 0 8 2 13 1M2 27c8-5 14 5 22 0s14 5 22 0 6 1 10 1M2 37c8-5 14 5 22 0s14 5 22 0 6 1 10 1M2 46c8-5 14 5 22 0s14 5 22 0 8 2 13 1"
        strokeWidth="1"
      />
    </svg>
  );
}
