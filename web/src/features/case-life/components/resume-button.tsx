import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useStepOfButton } from '../use-step';

/** Ends the hold of a case: without a dialog, since nothing is lost by it. */
export function ResumeButton({
  caseId,
  variant,
}: { caseId: string } & Pick<ComponentProps<typeof Button>, 'variant'>) {
  const { t } = useTranslation('case-life');
  const { busy, send } = useStepOfButton();
  return (
    <Button variant={variant} busy={busy} onClick={() => void send({ step: 'resume', caseId })}>
      {t('case-life:hold.resume')}
    </Button>
  );
}
