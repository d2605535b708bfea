import type { CaseStep } from '@app/domain/contracts/take-case-step';
import { useTranslation } from 'react-i18next';
import { useParallelCommand } from '@/lib/command/use-command';
import { takeStep } from './api/take-step';

/**
 * Sends a step of a case; a toast says how it went.
 * @returns whether it succeeded; never throws
 */
export function useStep(): (step: CaseStep) => Promise<boolean> {
  const { t } = useTranslation('case-life');
  return useParallelCommand({
    run: takeStep,
    done: (_output, { step }) => ({ title: t(`case-life:done.${step}`) }),
    failed: t('case-life:failed'),
  });
}
