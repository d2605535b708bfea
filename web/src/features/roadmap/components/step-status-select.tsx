import { ROADMAP_STATUSES, type RoadmapStep } from '@app/domain/roadmap';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@/components/ui/native-select';
import { toProblem } from '@/lib/problems';
import { toasts } from '@/lib/toast';
import { setStepStatus } from '../api/set-step-status';

/** The selector of an admin, in the line of the step. What is shown is what is stored: a failure leaves it as it was. */
export function StepStatusSelect({ step }: { step: RoadmapStep }) {
  const { t } = useTranslation(['roadmap', 'problems']);
  const [busy, setBusy] = useState(false);
  const choose = async (chosen: string) => {
    const status = ROADMAP_STATUSES.find((each) => each === chosen);
    if (status === undefined || status === step.status || busy) return;
    setBusy(true);
    try {
      await setStepStatus(step.id, status);
    } catch (error) {
      toasts.show({
        variant: 'destructive',
        title: t('roadmap:updateFailed'),
        description: t(`problems:${toProblem(error)}`),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <NativeSelect
      aria-label={t('roadmap:statusOf', { title: step.title })}
      value={step.status}
      // Not `disabled`: the arrow keys go through the statuses one by one, and that would take the focus away at the first.
      aria-disabled={busy}
      onChange={(event) => void choose(event.target.value)}
    >
      {ROADMAP_STATUSES.map((status) => (
        <option key={status} value={status}>
          {t(`roadmap:status.${status}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
