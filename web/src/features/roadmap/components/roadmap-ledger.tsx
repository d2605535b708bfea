import { ROADMAP_STATUSES, type RoadmapStatus, type RoadmapStep } from '@app/domain/roadmap';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MARGIN_GRID } from '@/components/site/page-grid';
import { useLocalText } from '@/i18n/local-text';
import { cn } from '@/lib/cn';

interface RoadmapLedgerProps {
  steps: readonly RoadmapStep[];
  /** What an admin sees in place of the badge. */
  control?: (step: RoadmapStep) => ReactNode;
}

/** The roadmap as a ledger: its totals, then a page for each phase with its steps in order and their status stamps. */
export function RoadmapLedger({ steps, control }: RoadmapLedgerProps) {
  const { t } = useTranslation('roadmap');
  const localText = useLocalText();
  if (steps.length === 0)
    return (
      <div className={cn(MARGIN_GRID, 'border-b border-rule-strong py-14 lg:py-20')}>
        <p className="text-xl text-ink-soft lg:col-start-2">{t('empty')}</p>
      </div>
    );
  const someInThai = steps.some(({ title, title_i18n }) => localText(title, title_i18n).lang !== undefined);
  return (
    <>
      <Totals steps={steps} />
      {someInThai && <p className="border-t border-rule py-4 text-ink-soft">{t('someInThai')}</p>}
      <ol>
        {byPhase(steps).map(([phase, own]) => (
          <li key={phase} className={cn(MARGIN_GRID, 'border-t border-rule-strong py-12 lg:py-16')}>
            <div className="max-lg:mb-5">
              <PhaseName step={own[0]} />
              <Tally steps={own} />
            </div>
            <div>
              <div aria-hidden className={cn(LINE, 'pb-2 text-sm font-medium text-brass max-sm:hidden')}>
                <span>{t('columns.number')}</span>
                <span>{t('columns.step')}</span>
                <span>{t('columns.status')}</span>
              </div>
              <ol className="border-t-2 border-ink">
                {own.map((step) => (
                  <li key={step.id} className={cn(LINE, 'items-baseline gap-y-2 border-b border-rule py-4')}>
                    <span
                      className={cn(
                        'font-heading text-2xl leading-8 font-semibold figures',
                        step.status === 'planned' ? 'text-ink-soft' : 'text-seal',
                      )}
                    >
                      {step.step_number}
                    </span>
                    <StepTitle step={step} />
                    <span className="max-sm:col-start-2">
                      {control === undefined ? <RoadmapStamp status={step.status} /> : control(step)}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The name of a phase, of which each step has a copy. */
function PhaseName({ step }: { step: RoadmapStep | undefined }) {
  const { text, lang } = useLocalText()(step?.phase ?? '', step?.phase_i18n);
  return (
    <h2 lang={lang} className="text-2xl leading-normal">
      {text}
    </h2>
  );
}

function StepTitle({ step }: { step: RoadmapStep }) {
  const { text, lang } = useLocalText()(step.title, step.title_i18n);
  return (
    <span lang={lang} className="text-lg leading-8">
      {text}
    </span>
  );
}

/** The columns of the ledger; on a phone the stamp is below its step. */
const LINE = 'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[3.5rem_minmax(0,1fr)_11rem]';

/** What is done, what is being done, what comes: the sums over all pages. */
function Totals({ steps }: { steps: readonly RoadmapStep[] }) {
  const { t } = useTranslation('roadmap');
  return (
    <div className={cn(MARGIN_GRID, 'py-10 lg:py-14')}>
      <p className="font-medium text-brass max-lg:mb-3 lg:pt-3">{t('total')}</p>
      <dl className="grid gap-x-8 sm:grid-cols-3">
        {[...ROADMAP_STATUSES].reverse().map((status) => (
          <div
            key={status}
            className="flex items-center justify-between sm:flex-col-reverse sm:items-start sm:justify-end"
          >
            <dt>
              <RoadmapStamp status={status} />
            </dt>
            <dd className="font-heading text-4xl leading-[1.4] font-semibold figures sm:text-[clamp(3rem,2rem+4vw,5rem)] sm:leading-[1.25]">
              {steps.filter((step) => step.status === status).length}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const BOX: Record<RoadmapStatus, string> = {
  planned: 'border-dashed border-cancelled',
  'in progress': 'border-progress bg-linear-to-r from-progress from-50% to-transparent to-50%',
  done: 'border-completed bg-completed',
};

/** How far a phase is: in words, and as boxes that are filled in. */
function Tally({ steps }: { steps: readonly RoadmapStep[] }) {
  const { t } = useTranslation('roadmap');
  return (
    <div className="mt-2 grid gap-2">
      <p className="text-sm text-ink-soft figures">
        {t('doneOf', { done: steps.filter(({ status }) => status === 'done').length, all: steps.length })}
      </p>
      <p aria-hidden className="flex flex-wrap gap-1">
        {steps.map(({ id, status }) => (
          <span key={id} className={cn('h-3 w-6 rounded-[1px] border-[1.5px]', BOX[status])} />
        ))}
      </p>
    </div>
  );
}

const LOOKS: Record<RoadmapStatus, { sign: string; look: string }> = {
  planned: { sign: 'M4 8h8', look: 'border-dashed border-cancelled text-cancelled' },
  'in progress': { sign: 'M3 8h7M7.5 4.5 11 8l-3.5 3.5', look: 'border-progress text-progress' },
  done: { sign: 'm3.5 8.5 3 3 6-7', look: 'border-completed text-completed' },
};

/** A different stamp for each status: words, icon and border, never colour alone. */
function RoadmapStamp({ status }: { status: RoadmapStatus }) {
  const { t } = useTranslation('roadmap');
  const { sign, look } = LOOKS[status];
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-sm border-[1.5px] px-2 text-sm leading-6 font-semibold whitespace-nowrap sm:leading-7',
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

/** Phases in the order of their first steps; steps by their numbers. */
function byPhase(steps: readonly RoadmapStep[]): [string, RoadmapStep[]][] {
  const phases = new Map<string, RoadmapStep[]>();
  for (const step of [...steps].sort((a, b) => a.step_number - b.step_number)) {
    phases.set(step.phase, [...(phases.get(step.phase) ?? []), step]);
  }
  return [...phases];
}
