import type { RoadmapStatus, RoadmapStep } from '@app/domain/roadmap';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/problems';
import { toasts } from '@/lib/toast';
import { setStepStatus } from '../api/set-step-status';

interface StepStatus {
  /** Follows the hand; what is stored stands there again after a failure. */
  status: RoadmapStatus;
  isSaving: boolean;
  choose: (status: RoadmapStatus) => void;
}

/**
 * The status of a step, saved as it is chosen, one save at a time. What is chosen while one is on its way is saved after
 * it: the arrow keys go through the statuses faster than the server answers, and the last one is meant.
 */
export function useStepStatus(step: RoadmapStep): StepStatus {
  const { t } = useTranslation(['roadmap', 'problems']);
  const [chosen, setChosen] = useState<RoadmapStatus>();
  const next = useRef<RoadmapStatus>(undefined);
  const isRunning = useRef(false);

  const save = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let status = next.current; status !== undefined; status = next.current) {
      next.current = undefined;
      try {
        await setStepStatus(step.id, status);
      } catch (error) {
        toasts.show({
          variant: 'destructive',
          title: t('roadmap:updateFailed'),
          description: t(`problems:${toProblem(error)}`),
        });
      }
    }
    isRunning.current = false;
    setChosen(undefined);
  };

  const choose = (status: RoadmapStatus) => {
    next.current = status;
    setChosen(status);
    void save();
  };
  return { status: chosen ?? step.status, isSaving: chosen !== undefined, choose };
}
