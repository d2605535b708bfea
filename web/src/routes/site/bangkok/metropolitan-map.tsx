import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { drawnApart } from '@/components/identity/drawn-apart';
import { cn } from '@/lib/cn';
import { AREAS } from '@/components/identity/metropolitan-areas';

/** How far from the shore each line of the sea lies, and how strong it is; as on old charts. */
const WAVES = [
  { down: 8, opacity: 0.9 },
  { down: 17, opacity: 0.65 },
  { down: 28, opacity: 0.45 },
  { down: 41, opacity: 0.3 },
] as const;
const NUMBER_RADIUS = 19;

/** Bangkok and its five neighbours in line; the numbers are those of the ledger. */
export function MetropolitanMap({ className }: { className?: string }) {
  const { t } = useTranslation('page-bangkok');
  const id = useId();
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      viewBox="0 0 580 490"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={cn('h-auto w-full text-ink', className)}
    >
      <title id={`${id}-title`}>{t('map.picture')}</title>
      <desc id={`${id}-text`}>{t('map.description')}</desc>
      <g className="stroke-focus" strokeWidth="1">
        {WAVES.map(({ down, opacity }) => (
          <use key={down} href={drawnApart('coast')} transform={`translate(0 ${down})`} opacity={opacity} />
        ))}
      </g>
      {AREAS.map(({ n, light }) => (
        <use
          key={n}
          href={drawnApart(`area-${n}`)}
          className={cn('transition-[fill] duration-150', n === 1 ? 'fill-fold' : 'fill-sheet', light)}
        />
      ))}
      <use href={drawnApart(`area-${AREAS[0].n}`)} strokeWidth="3" />
      <use href={drawnApart('river')} className="stroke-focus" strokeWidth="6" strokeLinecap="round" />
      <use href={drawnApart('river')} className="stroke-paper" strokeWidth="3.5" strokeLinecap="round" />
      <use href={drawnApart('coast')} strokeWidth="2.5" />
      {AREAS.map(({ n, at: [x, y] }) => (
        <g key={n} transform={`translate(${x} ${y})`}>
          <circle r={NUMBER_RADIUS} className="fill-seal" stroke="none" />
          <circle r={NUMBER_RADIUS + 3.5} className="stroke-seal" strokeWidth="1" />
          <text
            textAnchor="middle"
            dominantBaseline="central"
            stroke="none"
            className="fill-on-seal font-heading text-[1.5rem] font-semibold figures"
          >
            {n}
          </text>
          <Label y={41} className="hidden sm:block" size="text-[0.9375rem] font-semibold">
            {t(`map.areas.${n}.name`)}
          </Label>
        </g>
      ))}
      <g transform="translate(340 50)">
        <text textAnchor="end" stroke="none" className="hidden fill-focus text-[0.9375rem] italic sm:block">
          {t('map.river')}
        </text>
      </g>
      <text
        x="330"
        y="472"
        textAnchor="middle"
        stroke="none"
        className="fill-focus text-[1.125rem] italic max-sm:text-[1.75rem]"
      >
        {t('map.gulf')}
      </text>
      <g transform="translate(552 460)">
        <path d="M0 26V-20M-7-8L0-22L7-8" strokeLinecap="round" />
        <text
          y="-30"
          textAnchor="middle"
          stroke="none"
          className="fill-ink text-[1rem] font-semibold max-sm:text-[1.375rem]"
        >
          {t('map.north')}
        </text>
      </g>
    </svg>
  );
}

/** A name with the paper about it, so that a line beneath does not cross its letters. */
function Label({
  y,
  size,
  className,
  children,
}: {
  y: number;
  size: string;
  className: string;
  children: string;
}) {
  return (
    <text
      y={y}
      textAnchor="middle"
      strokeWidth="4"
      paintOrder="stroke"
      className={cn('fill-ink stroke-sheet', size, className)}
    >
      {children}
    </text>
  );
}
