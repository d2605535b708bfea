import { useTranslation } from 'react-i18next';
import { site } from '@/site.config';
import { courseOf, HEIGHT, KILOMETRE, LANES, NAMES, PARK, pointOf, RIVER, STREETS, WIDTH } from './quarter';

const river = courseOf(RIVER);
const park = `M${PARK.map((corner) => pointOf(corner).join(' ')).join('L')}Z`;
const [x, y] = pointOf([site.map.latitude, site.map.longitude]);
/** The seal that marks the office: the teeth of its rim are the round ends of dashes. */
const SEAL = { radius: 20.4, teeth: 28 };
const STEP = ((2 * Math.PI * SEAL.radius) / SEAL.teeth).toFixed(4);

const SCALE_BAR = { x: 600, y: HEIGHT - 60 };

/** The quarter as an engraver would draw it: the river in hairlines, its streets as rules, the office a seal. */
export function QuarterDrawing({ className }: { className?: string }) {
  const { t } = useTranslation('page-contact');
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <rect width={WIDTH} height={HEIGHT} className="fill-paper" />
      <path d={park} className="fill-fold stroke-rule-strong" strokeWidth="1.5" />
      <g className="stroke-rule" strokeWidth="3">
        {LANES.map((places) => {
          const course = courseOf(places);
          return <path key={course} d={course} />;
        })}
      </g>
      {/* Each hairline of the water is the edge of a stroke that the next, narrower one leaves uncovered. */}
      {[40, 36.5, 28, 26, 17, 15.5, 7, 6].map((width, index) => (
        <path
          key={width}
          d={river}
          strokeWidth={width}
          className={index % 2 === 0 ? 'stroke-rule-strong' : 'stroke-sheet'}
        />
      ))}
      {Object.entries(STREETS).map(([name, places]) => (
        <g key={name}>
          <path d={courseOf(places)} strokeWidth="8" className="stroke-rule-strong" />
          <path d={courseOf(places)} strokeWidth="5" className="stroke-sheet" />
        </g>
      ))}
      <g
        className="fill-ink-soft stroke-paper font-medium"
        fontSize="20"
        textAnchor="middle"
        strokeWidth="6"
        paintOrder="stroke"
      >
        <Name of="river" text={t('map.river')} />
        <Name of="park" text={t('map.park')} />
        <Name of="silom" text={t('map.silom')} />
        <Name of="sathon" text={t('map.sathon')} />
        <Name of="ramaFour" text={t('map.ramaFour')} />
        <text x={SCALE_BAR.x + KILOMETRE / 2} y={SCALE_BAR.y - 10}>
          {t('map.kilometre')}
        </text>
      </g>
      <path
        d={`M${SCALE_BAR.x} ${SCALE_BAR.y - 6}v6h${KILOMETRE}v-6`}
        className="stroke-ink-soft"
        strokeWidth="1.5"
        strokeLinejoin="miter"
      />
      <g transform={`translate(${x} ${y})`}>
        <circle r="52" strokeWidth="1" className="stroke-seal" strokeDasharray="2 6" />
        <circle
          r={SEAL.radius}
          strokeWidth="3.1"
          strokeDasharray={`0 ${STEP}`}
          className="fill-seal stroke-(--seal-fill)"
        />
        <circle r="17" strokeWidth="1.2" className="stroke-on-seal" opacity="0.75" />
        <circle r="6" className="fill-on-seal" />
      </g>
    </svg>
  );
}

function Name({ of, text }: { of: keyof typeof NAMES; text: string }) {
  const { at, lean } = NAMES[of];
  return <text transform={`translate(${pointOf(at).join(' ')}) rotate(${lean})`}>{text}</text>;
}
