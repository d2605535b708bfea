import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Guilloche } from '@/components/identity/guilloche';
import { PETALS } from '@/components/identity/page-engravings';
import { ButtonLink } from '@/components/site/button-link';
import { Claim, FoldedNotes } from '@/components/site/claim';
import { Section } from '@/components/site/section';
import { SERVICE_NAMES } from '@/components/site/service-names';
import { SiteLink } from '@/components/site/site-link';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';

/**
 * From the back of the drawer to its front: the nearer a file, the wider. Each engraving has the number of petals of its
 * service; the tabs are side by side, as in a real drawer.
 */
const FILES = [
  { id: 'corporate', to: links.corporate, petals: PETALS.corporate, place: 'lg:mx-20', tab: 'ms-0' },
  {
    id: 'badDebt',
    to: links.badDebt,
    petals: PETALS['bad-debt'],
    place: 'lg:mx-16',
    tab: 'ms-[7%] lg:ms-[16%]',
  },
  {
    id: 'investigation',
    to: links.investigation,
    petals: PETALS.investigation,
    place: 'lg:mx-12',
    tab: 'ms-[14%] lg:ms-[32%]',
  },
  {
    id: 'legalCollection',
    to: links.legalCollection,
    petals: PETALS['legal-collection'],
    place: 'lg:mx-8',
    tab: 'ms-[21%] lg:ms-[48%]',
  },
  { id: 'divorce', to: links.divorce, petals: PETALS.divorce, place: 'lg:mx-4', tab: 'ms-[28%] lg:ms-[64%]' },
  { id: 'legal', to: links.legal, petals: PETALS.legal, place: 'lg:mx-0', tab: 'ms-[35%] lg:ms-[79%]' },
] as const;

/** The six services as the files of one drawer. */
export function ServiceDrawer() {
  const { t } = useTranslation(['page-home', 'site']);
  return (
    <Section
      tone="sheet"
      label={t('services.label')}
      title={t('services.title')}
      lead={t('services.lead')}
      wide
    >
      <ol>
        {FILES.map(({ id, to, petals, place, tab }, index) => {
          const ground = index % 2 === 0 ? 'bg-paper' : 'bg-fold';
          return (
            // The body first for screen readers; visually the tab is above it, overlapping the file behind.
            <li key={id} className={cn('group relative flex flex-col-reverse', index > 0 && '-mt-9', place)}>
              <div
                className={cn(
                  'relative isolate grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 overflow-clip border border-rule-strong px-4 pt-3 pb-12 sm:grid-cols-[4rem_minmax(0,1fr)] sm:px-8 sm:pt-5 sm:pb-16 lg:grid-cols-[6rem_minmax(0,1fr)] lg:pe-68 lg:pt-7',
                  ground,
                )}
              >
                <Guilloche
                  petals={petals}
                  className="pointer-events-none absolute end-8 top-4 size-34 text-brass opacity-80 max-lg:hidden"
                />
                <span
                  aria-hidden
                  className="font-heading text-3xl leading-[1.4] font-semibold text-seal figures sm:text-5xl"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl leading-[1.5] sm:text-3xl sm:leading-[1.45]">
                    <SiteLink
                      to={to}
                      className="underline-offset-8 group-hover:text-seal group-hover:underline after:absolute after:inset-0"
                    >
                      {t(SERVICE_NAMES[id])}
                    </SiteLink>
                  </h3>
                  <p className="mt-1 max-w-[56ch] text-ink-soft max-sm:hidden">
                    {t(`services.items.${id}.text`)}
                  </p>
                </div>
                <ArrowRight
                  aria-hidden
                  strokeWidth={1.5}
                  className="absolute end-49 top-17 hidden size-8 text-seal transition-transform duration-150 group-hover:translate-x-1 lg:block"
                />
              </div>
              <p
                className={cn(
                  'file-tab me-4.5 -mb-px max-w-max border-rule-strong px-4 pt-1.5 text-sm leading-[1.9rem] font-medium',
                  ground,
                  tab,
                )}
              >
                {id === 'badDebt' && (
                  <>
                    <Claim id="badDebt" />{' '}
                  </>
                )}
                {t(`services.items.${id}.fact`)}
              </p>
            </li>
          );
        })}
      </ol>
      <DrawerFront />
      <FoldedNotes ids={['badDebt']} className="mt-6 max-w-[70ch]" />
    </Section>
  );
}

/** The front of the drawer, its label in a brass frame. */
function DrawerFront() {
  const { t } = useTranslation('page-home');
  return (
    <div className="night-desk relative -mt-7 grid justify-items-center gap-5 rounded-b-lg border-t-2 border-cover-brass bg-cover px-4 pt-6 pb-7 shadow-lifted lg:-mx-4">
      <span className="border-2 border-cover-brass p-1.5">
        <ButtonLink to={links.services} variant="outline" size="lg">
          {t('services.all')}
        </ButtonLink>
      </span>
      <svg
        aria-hidden
        viewBox="0 0 120 26"
        fill="none"
        strokeWidth="1.5"
        className="h-6 w-auto stroke-cover-brass"
      >
        <path d="M4 4h112M14 4c0 24 92 24 92 0M22 4c2 14 74 14 76 0" />
      </svg>
    </div>
  );
}
