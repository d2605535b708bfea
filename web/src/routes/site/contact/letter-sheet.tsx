import { useTranslation } from 'react-i18next';
import { GuillocheBand } from '@/components/identity/guilloche';
import { Island } from '@/components/site/island';
import { PhoneLink } from '@/components/site/phone-link';
import { SiteLink } from '@/components/site/site-link';
import { Gap } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';

/** The sheet of writing paper that a message is written on. */
export function LetterSheet() {
  const { t } = useTranslation('page-contact');
  return (
    <section aria-labelledby="letter" className="rounded-lg border border-rule bg-sheet shadow-sheet">
      <GuillocheBand className="text-brass opacity-60" />
      <div className="px-4 pt-2 pb-7 sm:px-8 sm:pb-9">
        <h2 id="letter" className="text-2xl leading-[1.5] sm:text-3xl">
          {t('letter.title')}
        </h2>
        <p className="mb-5 text-ink-soft">{t('letter.text')}</p>
        <Island name="contact-form" />
        <noscript>
          <p className="border-s-3 border-seal ps-3">
            {t('letter.noScript')}{' '}
            <span className="mt-1 flex flex-wrap gap-x-6 font-semibold">
              <PhoneLink />
              <a href={`mailto:${site.email}`} className="underline underline-offset-4">
                {site.email}
              </a>
            </span>
          </p>
        </noscript>
        <div className="mt-6 border-t border-rule pt-4 text-sm text-ink-soft">
          <p className="max-w-[62ch]">
            {t('letter.privacy')}
            <Gap />
            <SiteLink
              to={links.privacyPolicy}
              className="inline-block text-focus underline underline-offset-4"
            >
              {t('letter.policy')}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  );
}
