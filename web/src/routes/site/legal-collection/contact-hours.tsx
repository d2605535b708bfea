import { useTranslation } from 'react-i18next';

/** In hours of the day, as the Act has them. */
const DAYS = [
  { id: 'weekdays', from: 8, to: 20 },
  { id: 'holidays', from: 8, to: 18 },
] as const;
const MARKED_HOURS = [0, 8, 12, 18, 20, 24] as const;
const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

const share = (hours: number) => `${(hours / 24) * 100}%`;

/** The day from midnight to midnight: inked where a debtor may be contacted. */
export function ContactHours() {
  const { t } = useTranslation('page-legal-collection');
  return (
    <figure>
      <figcaption className="sr-only">{t('hours.chart')}</figcaption>
      <ul className="border-t-2 border-ink">
        {DAYS.map(({ id, from, to }) => (
          <li key={id} className="border-b border-rule pt-4 pb-5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span>{t(`hours.${id}.name`)}</span>
              <span className="font-heading text-2xl leading-[1.4] font-semibold figures sm:text-3xl">
                {t(`hours.${id}.span`)}
              </span>
            </p>
            <div aria-hidden className="relative mt-2 h-9 bg-fold">
              <span
                className="absolute inset-y-0 bg-ink inked"
                style={{ insetInlineStart: share(from), width: share(to - from) }}
              />
              {HOURS.map((hour) => (
                <span
                  key={hour}
                  className="absolute bottom-0 h-2 w-px bg-rule-strong"
                  style={{ insetInlineStart: share(hour) }}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div aria-hidden className="relative mt-1 h-6 text-xs leading-6 text-ink-soft figures">
        {MARKED_HOURS.map((hour) => (
          <span
            key={hour}
            className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ insetInlineStart: share(hour) }}
          >
            {hour}
          </span>
        ))}
      </div>
      <p className="mt-6 flex items-center gap-5 border-y border-rule py-4">
        <span className="font-heading text-7xl leading-none font-semibold text-seal figures">
          {t('hours.once.figure')}
        </span>
        <span className="max-w-[48ch] text-lg leading-8">{t('hours.once.text')}</span>
      </p>
    </figure>
  );
}
