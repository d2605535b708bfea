import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';
import { site } from '@/site.config';
import { POLICE_LINE, SCAM_LINE } from '@/components/site/public-lines';

/** Whom to call first, second, third: each number as large as a thumb can wish. */
export function CallOrder() {
  const { t } = useTranslation('page-fraud');
  const language = useLanguage();
  return (
    <ol className="border-t-2 border-seal">
      <Call when={t('numbers.bank.when')} label={t('numbers.bank.label')}>
        <span className="text-[2.5rem] leading-[1.4] sm:text-6xl sm:leading-[1.4]">
          {t('numbers.bank.figure')}
        </span>
      </Call>
      <Call when={t('numbers.aoc.when')} label={t('numbers.aoc.label')}>
        <Dial number={SCAM_LINE} className="text-6xl leading-[1.3] sm:text-8xl sm:leading-[1.25]">
          {SCAM_LINE}
        </Dial>
      </Call>
      <Call when={t('numbers.police.when')} label={t('numbers.police.label')}>
        <Dial number={POLICE_LINE} className="text-5xl leading-[1.35] sm:text-6xl sm:leading-[1.35]">
          {POLICE_LINE}
        </Dial>
      </Call>
      <Call when={t('numbers.firm.when')} label={t('numbers.firm.label')}>
        <Dial
          number={site.phone}
          className="text-3xl leading-[1.5] whitespace-nowrap sm:text-4xl sm:leading-[1.5]"
        >
          {site.phoneText[language]}
        </Dial>
      </Call>
    </ol>
  );
}

function Call({ when, label, children }: { when: string; label: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-8 gap-y-1 border-b border-rule-strong py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <p className="font-heading font-semibold text-seal">{children}</p>
      <p className="max-w-[44ch]">
        <span className="block text-sm leading-6 font-medium text-ink-soft">{when}</span>
        {label}
      </p>
    </li>
  );
}

function Dial({ number, className, children }: { number: string; className: string; children: ReactNode }) {
  return (
    <a
      href={`tel:${number}`}
      className={cn(
        'inline-block figures underline decoration-2 underline-offset-8 hover:text-seal-deep',
        className,
      )}
    >
      {children}
    </a>
  );
}
