import type { CaseStep } from '@app/domain/contracts/take-case-step';
import { useTranslation } from 'react-i18next';
import { useCommand, useParallelCommand } from '@/lib/command/use-command';
import { takeStep } from './api/take-step';

function useSending() {
  const { t } = useTranslation('case-life');
  return {
    run: takeStep,
    done: (_output: unknown, { step }: CaseStep) => ({ title: t(`case-life:done.${step}`) }),
    failed: t('case-life:failed'),
  };
}

/**
 * Sends a step of a case from a dialog, which is busy meanwhile; a toast says how it went.
 * @returns whether it succeeded; never throws
 */
export function useStep(): (step: CaseStep) => Promise<boolean> {
  return useParallelCommand(useSending());
}

/** The same for a button. @returns `busy` while it runs, and `send`, which does nothing meanwhile */
export function useStepOfButton() {
  return useCommand(useSending());
}
