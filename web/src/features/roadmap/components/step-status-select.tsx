import { ROADMAP_STATUSES, type RoadmapStep } from '@app/domain/roadmap';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@/components/ui/native-select';
import { useStepStatus } from '../use-step-status';

/** The selector of an admin, in the line of the step. */
export function StepStatusSelect({ step }: { step: RoadmapStep }) {
  const { t } = useTranslation('roadmap');
  const { status, isSaving, choose } = useStepStatus(step);
  return (
    <NativeSelect
      aria-label={t('statusOf', { title: step.title })}
      value={status}
      // Not `disabled`: the arrow keys go through the statuses one by one, and that would take the focus away at the first.
      aria-busy={isSaving}
      onChange={(event) => {
        const chosen = ROADMAP_STATUSES.find((each) => each === event.target.value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {ROADMAP_STATUSES.map((each) => (
        <option key={each} value={each}>
          {t(`status.${each}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
