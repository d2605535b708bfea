import type { RoadmapStatus, RoadmapStep } from '@app/domain/roadmap';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

interface RoadmapLedgerProps {
  steps: readonly RoadmapStep[];
  /** What an admin sees in place of the badge. */
  control?: (step: RoadmapStep) => ReactNode;
}

/** The roadmap as a ledger: a page for each phase, its steps in order, each with the stamp of where it stands. */
export function RoadmapLedger({ steps, control }: RoadmapLedgerProps) {
  const { t } = useTranslation('roadmap');
  if (steps.length === 0)
    return <p className="border-y border-rule py-10 text-lg text-ink-soft">{t('empty')}</p>;
  return (
    <ol className="grid gap-14">
      {byPhase(steps).map(([phase, own]) => (
        <li key={phase} className="grid gap-x-8 gap-y-3 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <div className="lg:pt-3">
            <h2 lang="th" className="text-xl leading-normal">
              {phase}
            </h2>
            <p className="text-sm text-ink-soft figures">
              {t('doneOf', { done: own.filter(({ status }) => status === 'done').length, all: own.length })}
            </p>
          </div>
          <ol className="border-t-2 border-ink">
            {own.map((step) => (
              <li
                key={step.id}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-rule py-3.5 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
              >
                <span className="font-heading text-lg font-semibold text-brass figures">
                  {step.step_number}
                </span>
                <span lang="th">{step.title}</span>
                <span className="max-sm:col-start-2">
                  {control === undefined ? <RoadmapStamp status={step.status} /> : control(step)}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

const LOOKS: Record<RoadmapStatus, { sign: string; look: string }> = {
  planned: { sign: 'M4 8h8', look: 'border-dashed border-cancelled text-cancelled' },
  'in progress': { sign: 'M3 8h7M7.5 4.5 11 8l-3.5 3.5', look: 'border-progress text-progress' },
  done: { sign: 'm3.5 8.5 3 3 6-7', look: 'border-completed text-completed' },
};

/** A stamp of its own for each status: words, sign and border, never colour alone. */
export function RoadmapStamp({ status }: { status: RoadmapStatus }) {
  const { t } = useTranslation('roadmap');
  const { sign, look } = LOOKS[status];
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-sm border-[1.5px] px-2 text-sm leading-7 font-semibold whitespace-nowrap',
        look,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        className="size-3.5"
      >
        <path d={sign} />
      </svg>
      {t(`status.${status}`)}
    </span>
  );
}

/** Phases in the order in which their first steps stand; steps by their numbers. */
function byPhase(steps: readonly RoadmapStep[]): [string, RoadmapStep[]][] {
  const phases = new Map<string, RoadmapStep[]>();
  for (const step of [...steps].sort((a, b) => a.step_number - b.step_number)) {
    phases.set(step.phase, [...(phases.get(step.phase) ?? []), step]);
  }
  return [...phases];
}
