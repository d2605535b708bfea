import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const ITEMS = [1, 2, 3, 4] as const;

/** One wave of the cut, and the way back. */
const DOWN = 'c0 8 10 12 10 24s-10 16-10 24';
const UP = 'c0-8 10-12 10-24s-10-16-10-24';

/**
 * A deed in two parts, cut apart along a wave so that each side can prove its half: benefits on the left, duties on the
 * right. On a phone the two halves of each item lie one below the other.
 */
export function Indenture() {
  const { t } = useTranslation('page-partner');
  return (
    <div className="relative isolate border border-rule-strong bg-sheet">
      <Cut />
      <div aria-hidden className="hidden grid-cols-[58%_3rem_minmax(0,1fr)] pt-6 md:grid">
        <p className="px-8 font-medium text-brass">{t('deed.ours')}</p>
        <p className="col-start-3 ps-3 pe-8 font-medium text-brass">{t('deed.yours')}</p>
      </div>
      <ol>
        {ITEMS.map((item) => (
          <li
            key={item}
            className="group grid border-b border-rule px-5 py-6 last:border-b-0 md:grid-cols-[58%_3rem_minmax(0,1fr)] md:border-b-0 md:px-0 md:py-0"
          >
            <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 md:ms-8 md:me-5 md:border-b md:border-rule md:py-6 md:group-last:border-b-0">
              <span aria-hidden className="font-heading text-4xl leading-9 font-semibold text-seal figures">
                {item}
              </span>
              <div>
                <h3 className="text-xl leading-9">{t(`deed.items.${item}.title`)}</h3>
                <p className="mt-1 max-w-[52ch] text-ink-soft">{t(`deed.items.${item}.text`)}</p>
              </div>
            </div>
            <p className="mt-4 border-t border-dashed border-rule-strong ps-12 pt-3 leading-7 md:col-start-3 md:ms-3 md:me-8 md:mt-0 md:border-t-0 md:border-b md:border-solid md:border-rule md:py-6 md:ps-0 md:pt-7 md:group-last:border-b-0">
              <span className="block text-sm font-medium text-brass md:sr-only">{t('deed.yours')}</span>
              {t(`deed.items.${item}.duty`)}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Both edges of the cut; the desk is seen between them. */
function Cut() {
  const id = useId();
  return (
    <svg aria-hidden className="absolute -inset-y-px start-[58%] -z-10 h-[calc(100%+2px)] w-12 max-md:hidden">
      <pattern id={id} width="48" height="48" patternUnits="userSpaceOnUse">
        <path d={`M12 0${DOWN}h14${UP}z`} className="fill-paper" />
        <path d={`M12 0${DOWN}M26 0${DOWN}`} fill="none" className="stroke-rule-strong" />
      </pattern>
      <rect width="48" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
