import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '@/components/identity/brand-mark';
import { FillingFile } from '@/components/identity/filling-file';
import { Guilloche } from '@/components/identity/guilloche';
import { LanguageSwitch } from '@/components/language-switch';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/links';
import { useSession } from '@/lib/session';
import { site } from '@/site.config';

const STEPS = [1, 2, 3] as const;

/** The front door: what one can do here, and the way in. */
export default function Home() {
  const { t } = useTranslation('home');
  const now = useSession();
  const name = site.name[useLanguage()];
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip bg-paper">
      <header className="mx-auto flex min-h-20 w-full max-w-6xl items-center justify-between gap-4 px-5 sm:px-8">
        <span className="flex items-center gap-3 font-heading leading-6 font-semibold">
          <BrandMark className="shrink-0" />
          {name}
        </span>
        <LanguageSwitch />
      </header>
      <main className="relative flex flex-1 flex-col">
        <Guilloche
          petals={16}
          layers={12}
          className="pointer-events-none absolute -end-64 -top-40 size-192 text-brass opacity-35 max-lg:-end-96 max-lg:-top-52 max-lg:opacity-25"
        />
        <div className="relative mx-auto grid w-full max-w-6xl flex-1 content-center gap-8 px-5 py-12 sm:px-8">
          <p className="font-medium text-brass">{t('eyebrow')}</p>
          <h1 className="max-w-3xl text-5xl leading-tight sm:text-7xl sm:leading-[1.25]">{t('title')}</h1>
          <p className="max-w-xl text-lg text-ink-soft">{t('lead')}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {now.state === 'signed-in' ? (
              <Button variant="seal" size="lg" asChild>
                <Link to={links.customer.dashboard}>{t('dashboard')}</Link>
              </Button>
            ) : (
              <>
                <Button variant="seal" size="lg" asChild>
                  <Link to={links.register}>{t('register')}</Link>
                </Button>
                <Button size="lg" asChild>
                  <Link to={links.login}>{t('login')}</Link>
                </Button>
              </>
            )}
            <Button variant="link" className="min-h-11 sm:ms-2" asChild>
              <Link to={links.partnerRegistration}>{t('partner')}</Link>
            </Button>
          </div>
        </div>
        <div className="relative mx-auto w-full max-w-6xl px-5 pb-12 sm:px-8">
          <div aria-hidden className="deed-rule" />
          <ol className="grid md:grid-cols-3 md:divide-x md:divide-rule">
            {STEPS.map((step) => (
              <li
                key={step}
                className="flex items-end justify-between gap-4 border-b border-rule py-6 md:border-b-0 md:px-8 md:first:ps-0 md:last:pe-0 lg:gap-6"
              >
                <div className="grid gap-2 self-start">
                  <span
                    aria-hidden
                    className="font-heading text-4xl leading-tight font-semibold text-seal figures"
                  >
                    {step}
                  </span>
                  <h2 className="text-xl">{t(`steps.${step}.title`)}</h2>
                  <p className="text-ink-soft">{t(`steps.${step}.text`)}</p>
                </div>
                <FillingFile papers={step} className="h-24 shrink-0 md:max-lg:hidden" />
              </li>
            ))}
          </ol>
        </div>
      </main>
    </div>
  );
}
