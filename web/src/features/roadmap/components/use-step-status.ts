import type { RoadmapStatus, RoadmapStep } from '@app/domain/roadmap';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setStepStatus } from '../api/set-step-status';

interface StepStatus {
  /** Follows the hand; what is stored stands there again after a failure. */
  status: RoadmapStatus;
  isSaving: boolean;
  choose: (status: RoadmapStatus) => void;
}

interface Choice {
  status: RoadmapStatus;
  /** What was known to be stored when it was sent. */
  over: RoadmapStatus;
  isSaving: boolean;
}

/**
 * The status of a step, saved as it is chosen, one save at a time. What is chosen while one is on its way is saved after
 * it: the arrow keys go through the statuses faster than the server answers, and the last one is meant. What was saved
 * stands until the step itself has come anew, or the next key would go on from the old one.
 */
export function useStepStatus(step: RoadmapStep): StepStatus {
  const { t } = useTranslation(['roadmap', 'problems']);
  const [choice, setChoice] = useState<Choice>();
  const { mutateAsync } = useMutation({
    mutationFn: (status: RoadmapStatus) => setStepStatus(step.id, status),
    meta: { toasts: { failed: t('roadmap:updateFailed') } },
  });
  const stored = useRef(step.status);
  const next = useRef<RoadmapStatus>(undefined);
  const isRunning = useRef(false);
  useEffect(() => {
    stored.current = step.status;
  }, [step.status]);
  const isAnswered = choice !== undefined && !choice.isSaving && choice.over !== step.status;
  if (isAnswered) setChoice(undefined);

  const save = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    let saved: Choice | undefined;
    for (let status = next.current; status !== undefined; status = next.current) {
      next.current = undefined;
      const over = stored.current;
      try {
        await mutateAsync(status);
        saved = { status, over, isSaving: false };
      } catch {
        saved = undefined;
      }
    }
    isRunning.current = false;
    setChoice(saved);
  };

  const choose = (status: RoadmapStatus) => {
    next.current = status;
    setChoice({ status, over: step.status, isSaving: true });
    void save();
  };
  return {
    status: choice === undefined || isAnswered ? step.status : choice.status,
    isSaving: choice?.isSaving === true,
    choose,
  };
}
