import { startOf } from '@app/domain/calendar';
import { CASE_STAGES, type CasePlan } from '@app/domain/case-plan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { OpenForm } from '@/components/open-form';
import { FailedLine } from '@/components/failed-line';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { WaitingLines } from '@/components/waiting-lines';
import { cn } from '@/lib/cn';
import { useToday } from '@/lib/page/use-today';
import { useCaseStanding } from '../api/use-case-life';

const loadForm = () => import('./plan-form');

/** How far an open case is, what comes next, by when, and whose turn it is. @param mayEdit false: the reader is the client */
export function CasePlanSheet({
  caseId,
  mayEdit,
  isEnded = false,
}: {
  caseId: string;
  mayEdit: boolean;
  /** Of a case that has ended nothing is shown but a form that was open before. */
  isEnded?: boolean;
}) {
  const { t } = useTranslation(['case-life', 'headings']);
  const live = useCaseStanding(caseId);
  const [isEditing, setEditing] = useState(false);
  const close = () => setEditing(false);
  if (isEnded && !isEditing) return null;
  return (
    <Sheet title={t('headings:plan.title')}>
      {live.status === 'failed' && (
        <FailedLine text={t('plan.failedToRead')} onRetry={live.retry} className="p-5" />
      )}
      {live.status === 'loading' && <WaitingLines />}
      {live.status === 'ready' && (
        <div className="grid gap-4 p-5">
          <StageRail stage={live.data?.plan?.stage ?? 'received'} />
          {isEditing ? (
            <OpenForm
              isEnded={isEnded}
              load={loadForm}
              meanwhile={<WaitingLines />}
              draw={({ PlanForm }) => (
                <PlanForm caseId={caseId} plan={live.data?.plan ?? null} onClose={close} />
              )}
              onFailed={close}
            />
          ) : (
            <>
              <NextStep plan={live.data?.plan ?? null} isCustomer={!mayEdit} />
              {mayEdit && (
                <Button
                  size="sm"
                  className="justify-self-start print:hidden"
                  onClick={() => setEditing(true)}
                >
                  {t('plan.edit')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** The stages in their order; on a phone the name of the present one alone has room. */
function StageRail({ stage }: { stage: CasePlan['stage'] }) {
  const { t } = useTranslation('cases');
  const present = CASE_STAGES.indexOf(stage);
  return (
    <div>
      <ol className="grid grid-cols-5 gap-1.5">
        {CASE_STAGES.map((one, place) => (
          <li
            key={one}
            aria-current={place === present ? 'step' : undefined}
            className={cn(
              'border-t-4 border-rule pt-2 text-sm leading-6 text-ink-soft',
              place < present && 'border-ink',
              place === present && 'border-seal font-semibold text-ink',
            )}
          >
            <span className="max-sm:sr-only">{t(`stage.${one}`)}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="text-sm font-semibold sm:hidden">
        {t(`stage.${stage}`)}
      </p>
    </div>
  );
}

function NextStep({ plan, isCustomer }: { plan: CasePlan | null; isCustomer: boolean }) {
  const { t } = useTranslation('case-life');
  const today = useToday();
  if (plan === null || (plan.next === '' && plan.next_on === null && plan.who === null))
    return <p className="text-ink-soft">{t('plan.undecided')}</p>;
  const { next, next_on, who } = plan;
  return (
    <div className="grid gap-1">
      {next !== '' && <p className="font-heading text-lg leading-8 font-semibold break-words">{next}</p>}
      <p className="flex flex-wrap gap-x-4 text-ink-soft">
        {who !== null && <span>{t(`plan.turn.${isCustomer && who === 'customer' ? 'you' : who}`)}</span>}
        {next_on !== null && (
          <span className={cn(next_on < today && 'font-medium text-seal')}>
            {t(next_on < today ? 'plan.was' : 'plan.by')} <DateText date={startOf(next_on)} style="long" />
          </span>
        )}
      </p>
    </div>
  );
}
