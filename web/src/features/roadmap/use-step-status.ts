import type { RoadmapStatus, RoadmapStep } from '@app/domain/roadmap';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParallelCommand } from '@/lib/command/use-command';
import { setStepStatus } from './api/set-step-status';

interface StepStatus {
  /** The optimistic status; the stored one again after a failure. */
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
 * The status of a step, saved as it is chosen, one save at a time. Choices made during a save are coalesced, and the last
 * one is saved after it: the arrow keys go through the statuses faster than the server answers. The saved value is shown
 * until the subscription delivers the step, or the next key would start from the old one.
 */
export function useStepStatus(step: RoadmapStep): StepStatus {
  const { t } = useTranslation(['roadmap', 'problems']);
  const [choice, setChoice] = useState<Choice>();
  const send = useParallelCommand({
    run: (status: RoadmapStatus) => setStepStatus(step.id, status),
    failed: t('roadmap:updateFailed'),
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
      saved = (await send(status)) ? { status, over, isSaving: false } : undefined;
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
