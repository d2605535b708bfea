import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { site } from '@/site.config';
import { QuarterDrawing } from './quarter-drawing';

const { latitude, longitude } = site.map;
/** How far the map reaches from the office to its edges, in degrees. */
const REACH = { latitude: 0.004, longitude: 0.008 };

const MAP = 'https://www.openstreetmap.org';
const EMBEDDED = `${MAP}/export/embed.html?${new URLSearchParams({
  bbox: [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ]
    .map((degrees) => degrees.toFixed(4))
    .join(),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
}).toString()}`;
const LARGE = `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
const DIRECTIONS = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

const outsideLink = 'inline-flex min-h-11 items-center font-medium text-focus underline underline-offset-4';

/** Where the office is: our own drawing; behind it a real map, which nobody is asked for until it is opened. */
export function OfficeMap() {
  const { t } = useTranslation('page-contact');
  const language = useLanguage();
  return (
    <>
      <details className="group overflow-clip rounded-lg border border-rule-strong bg-sheet">
        <summary className="block list-none -outline-offset-4 [&::-webkit-details-marker]:hidden">
          <QuarterDrawing className="block h-80 w-full group-open:hidden sm:h-auto lg:h-[28rem] print:hidden" />
          <span className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-rule-strong px-4 py-4 group-[:not([open])]:border-t sm:px-6">
            <span className="max-w-[56ch]">
              <span className="block font-heading font-semibold">{site.name[language]}</span>
              <span className="block text-ink-soft">{site.address[language]}</span>
            </span>
            <span className="inline-flex min-h-11 items-center rounded-md border border-ink bg-ink px-5 py-2 font-semibold text-paper print:hidden">
              <span className="group-open:hidden">{t('map.show')}</span>
              <span className="hidden group-open:inline">{t('map.hide')}</span>
            </span>
          </span>
        </summary>
        {/* Loaded once it can be seen: a closed `details` shows nothing, so nothing is fetched. */}
        <iframe
          title={t('map.frame')}
          src={EMBEDDED}
          loading="lazy"
          className="block h-[28rem] w-full border-0 border-t border-rule-strong bg-fold"
        />
      </details>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <a href={DIRECTIONS} rel="noreferrer" className={outsideLink}>
          {t('map.directions')}
        </a>
        <a href={LARGE} rel="noreferrer" className={outsideLink}>
          {t('map.large')}
        </a>
      </p>
      <p className="text-sm text-ink-soft">{t('map.source')}</p>
    </>
  );
}
