import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

/** The quarter of an hour in its order; `from` and `to` as in the texts' spans. */
const PARTS = [
  { n: 1, from: 0, to: 3 },
  { n: 2, from: 3, to: 8 },
  { n: 3, from: 8, to: 13 },
  { n: 4, from: 13, to: 15 },
] as const;

const MINUTES = Array.from({ length: 15 }, (_, minute) => minute);

/** Fifteen minutes as a ruler: each part inks its own marks. */
export function MinuteRuler() {
  const { t } = useTranslation('page-legal');
  return (
    <ol className="border-t-2 border-ink">
      {PARTS.map(({ n, from, to }) => (
        <li
          key={n}
          className="grid gap-x-8 gap-y-3 border-b border-rule py-6 sm:grid-cols-[11rem_1fr] sm:items-start"
        >
          <div>
            <p className="flex items-baseline gap-2">
              <span className="text-sm text-ink-soft">{t('minutes.unit')}</span>
              <span className="font-heading text-2xl leading-none figures">
                {t(`minutes.items.${n}.span`)}
              </span>
            </p>
            <div aria-hidden className="mt-3 flex h-5 items-end gap-[3px]">
              {MINUTES.map((minute) => (
                <span
                  key={minute}
                  className={cn(
                    'w-1.5 inked',
                    minute >= from && minute < to ? 'h-5 bg-seal' : 'h-2.5 bg-rule-strong/40',
                  )}
                />
              ))}
            </div>
          </div>
          <div>
            <h3 className="text-lg leading-snug">{t(`minutes.items.${n}.title`)}</h3>
            <p className="mt-1 max-w-prose text-ink-soft">{t(`minutes.items.${n}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
