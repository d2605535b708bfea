import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '@/components/identity/brand-mark';
import { Guilloche } from '@/components/identity/guilloche';
import { LanguageSwitch } from '@/components/language-switch';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/links';
import { useSession } from '@/lib/session';
import { site } from '@/site.config';

const STEPS = ['1', '2', '3'] as const;

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
          className="pointer-events-none absolute -end-64 -top-40 size-192 text-brass opacity-35 max-md:opacity-20"
        />
        <div className="relative mx-auto grid w-full max-w-6xl flex-1 content-center gap-8 px-5 py-14 sm:px-8">
          <p className="font-medium text-brass">{t('eyebrow')}</p>
          <h1 className="max-w-3xl text-5xl leading-tight sm:text-7xl sm:leading-[1.25]">{t('title')}</h1>
          <p className="max-w-xl text-lg text-ink-soft">{t('lead')}</p>
          <div className="flex flex-wrap gap-3">
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
            <Button variant="ghost" size="lg" asChild>
              <Link to={links.partnerRegistration}>{t('partner')}</Link>
            </Button>
          </div>
        </div>
        <ol className="relative mx-auto grid w-full max-w-6xl border-t-2 border-ink px-5 sm:px-8 md:grid-cols-3">
          {STEPS.map((step) => (
            <li
              key={step}
              className="grid grid-cols-[3rem_1fr] gap-x-4 border-b border-rule py-6 md:border-b-0 md:not-first:border-s md:not-first:ps-8"
            >
              <span className="row-span-2 font-heading text-5xl leading-none font-semibold text-seal figures">
                {step}
              </span>
              <h2 className="text-xl">{t(`steps.${step}.title`)}</h2>
              <p className="text-ink-soft">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
