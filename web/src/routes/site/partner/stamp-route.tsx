import { useTranslation } from 'react-i18next';
import { StatusStamp } from '@/components/status-stamp';

/** The four stations, and the stamp that the system shows at each. */
const STATIONS = [
  { step: 1, status: 'Pending', label: 'status:partner.Pending' },
  { step: 2, status: 'Approved', label: 'status:partner.Approved' },
  { step: 3, status: 'In Progress', label: 'status:case.In Progress' },
  { step: 4, status: 'Completed', label: 'status:case.Completed' },
] as const;

/** The progress of an application: one line, four stations, at each the stamp that the portal will show. */
export function StampRoute() {
  const { t } = useTranslation(['page-partner', 'status']);
  return (
    <ol className="grid lg:grid-cols-4">
      {STATIONS.map(({ step, status, label }) => (
        <li
          key={step}
          className="relative grid gap-y-3 ps-12 pb-10 before:absolute before:start-[0.9375rem] before:top-4 before:bottom-0 before:w-0.5 before:bg-rule-strong last:pb-0 last:before:hidden lg:grid-rows-[auto_auto_1fr] lg:ps-0 lg:pe-6 lg:pb-0 lg:before:start-0 lg:before:top-[0.9375rem] lg:before:bottom-auto lg:before:h-0.5 lg:before:w-full lg:last:before:block lg:last:before:w-1/2"
        >
          <span
            aria-hidden
            className="absolute start-0 grid size-8 place-items-center rounded-full border-2 border-ink bg-sheet font-heading font-semibold figures lg:relative"
          >
            {step}
          </span>
          <p className="flex min-h-12 items-center lg:min-h-16">
            <StatusStamp status={status} label={t(label)} large />
          </p>
          <div>
            <h3 className="text-xl">{t(`route.items.${step}.title`)}</h3>
            <p className="mt-1 max-w-[44ch] text-ink-soft">{t(`route.items.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
