import { useTranslation } from 'react-i18next';
import { AREAS } from '@/components/identity/metropolitan-areas';

/** The six areas in words; the map beside it has their numbers. */
export function AreaLedger() {
  const { t } = useTranslation('page-bangkok');
  return (
    <ol className="border-t-2 border-ink">
      {AREAS.map(({ n }) => (
        <li
          key={n}
          data-area={n}
          className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-rule py-5 transition-colors duration-150 hover:bg-seal-wash"
        >
          <span
            aria-hidden
            className="ps-1 font-heading text-4xl leading-[1.2] font-semibold text-seal figures"
          >
            {n}
          </span>
          <div className="pe-2">
            <h3 className="flex flex-wrap items-baseline gap-x-3 text-xl">
              {t(`map.areas.${n}.name`)}
              <span className="font-body text-sm font-normal text-ink-soft figures">
                {t(`map.areas.${n}.side`)}
              </span>
            </h3>
            <p className="mt-1 max-w-[58ch]">{t(`map.areas.${n}.text`)}</p>
            <p className="mt-1.5 text-sm leading-6 text-ink-soft">
              <span className="me-2 font-medium text-brass">{t('map.court')}</span>
              {t(`map.areas.${n}.court`)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
