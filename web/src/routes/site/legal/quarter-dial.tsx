import { useTranslation } from 'react-i18next';

const TICKS = Array.from({ length: 60 }, (_, minute) => minute);

/** A clock whose first quarter is stamped: fifteen minutes, free of charge; under it the years of practice. */
export function QuarterDial() {
  const { t } = useTranslation('page-legal');
  return (
    <div className="max-w-sm">
      <div className="relative aspect-square max-w-72">
        <Dial />
        <p className="absolute inset-e-[7%] top-[11%] flex h-[37%] w-[41%] flex-col items-center justify-center text-on-seal">
          <span className="font-heading text-4xl leading-none font-semibold figures">{t('dial.figure')}</span>
          <span className="text-sm leading-normal">{t('dial.unit')}</span>
        </p>
        <p className="absolute inset-x-0 bottom-[24%] text-center font-heading text-lg font-semibold text-seal">
          {t('dial.free')}
        </p>
      </div>
      <p className="mt-5 flex items-baseline gap-3 border-t border-rule-strong pt-3">
        <span className="shrink-0 font-heading text-3xl leading-none figures">{t('experience.figure')}</span>
        <span>
          {t('experience.text')}
          <small className="block text-sm text-ink-soft">{t('experience.basis')}</small>
        </span>
      </p>
    </div>
  );
}

function Dial() {
  return (
    <svg aria-hidden viewBox="0 0 200 200" fill="none" stroke="currentColor" className="size-full text-ink">
      <circle cx="100" cy="100" r="97" className="fill-sheet stroke-ink" strokeWidth="1.5" />
      <circle cx="100" cy="100" r="92" className="stroke-rule-strong" strokeWidth="0.75" />
      <path d="M100 100V14A86 86 0 0 1 186 100Z" className="fill-seal" stroke="none" />
      {TICKS.map((minute) => (
        <path
          key={minute}
          d={minute % 5 === 0 ? 'M100 8v9' : 'M100 8v4'}
          strokeWidth={minute % 15 === 0 ? 2 : 1}
          transform={`rotate(${minute * 6} 100 100)`}
          className={minute <= 15 ? 'stroke-seal' : 'stroke-ink-soft'}
        />
      ))}
      <path d="M100 100V26M100 100h62" strokeWidth="3" strokeLinecap="round" className="stroke-ink" />
      <circle cx="100" cy="100" r="5" className="fill-ink" stroke="none" />
    </svg>
  );
}
