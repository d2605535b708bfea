import { useTranslation } from 'react-i18next';
import { SCALES, STRINGS } from '@/components/identity/seal-paths';

const WAYS = ['consent', 'court'] as const;
const TERMS = ['when', 'needs', 'where', 'effect', 'law'] as const;

/** One certificate, two ways out of it, told in the same five lines each. */
export function TwoWays() {
  const { t } = useTranslation('page-divorce');
  return (
    <div>
      <Parting />
      <div className="grid gap-y-12 md:grid-cols-2 md:grid-rows-[repeat(6,auto)] md:gap-x-10 md:gap-y-0">
        {WAYS.map((way) => (
          <article key={way} className="md:row-span-6 md:grid md:grid-rows-subgrid">
            <h3 className="border-b-2 border-ink pb-3 text-2xl leading-[1.45] md:text-center">
              {t(`paths.${way}.title`)}
            </h3>
            <dl className="md:row-span-5 md:grid md:grid-rows-subgrid">
              {TERMS.map((term) => (
                <div key={term} className="border-b border-rule py-4">
                  <dt className="text-sm leading-6 font-medium text-brass">{t(`paths.terms.${term}`)}</dt>
                  <dd className={term === 'law' ? 'text-sm leading-6 text-ink-soft' : undefined}>
                    {t(`paths.${way}.${term}`)}
                  </dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </div>
  );
}

/** The marriage certificate with its two rings; one line to the registrar's stamp, one to the scales. */
function Parting() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 216"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="mb-2 hidden w-full text-ink-soft md:block"
    >
      <g className="stroke-rule-strong">
        <path d="M310 110v6c0 9-5 14-14 14H174c-9 0-14 5-14 14v6m-6-7 6 8 6-8" />
        <path d="M330 110v6c0 9 5 14 14 14h122c9 0 14 5 14 14v6m-6-7 6 8 6-8" />
      </g>
      <path className="fill-sheet" d="M258 8h124v100H258z" />
      <path className="stroke-rule-strong" d="M264 14h112v88H264z" strokeWidth="0.75" />
      <g className="stroke-brass" strokeWidth="2">
        <circle cx="311" cy="44" r="14" />
        <circle cx="329" cy="44" r="14" />
      </g>
      <path className="stroke-rule-strong" d="M280 72h80M280 90h32M328 90h32" />
      <g className="stroke-seal">
        <circle cx="160" cy="187" r="25" strokeWidth="2" />
        <circle cx="160" cy="187" r="20" strokeWidth="1" />
        <path d="M149 184c4-7 7-7 7 0s3 7 7 0 7-5 8 0M148 195h24" />
      </g>
      <g transform="translate(448.8 156.4) scale(1.95)" className="text-ink" strokeWidth="0.9">
        <path d={SCALES} strokeLinecap="square" />
        <path d={STRINGS} strokeWidth="0.5" />
      </g>
    </svg>
  );
}
