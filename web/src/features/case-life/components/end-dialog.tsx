import {
  FINISHED_STATUSES,
  finishedStatusSchema,
  type CaseOutcome,
  type FinishedStatus,
} from '@app/domain/case-life';
import { isOpen, type Case } from '@app/domain/case';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormField } from '@/components/form-field';
import { NativeSelect } from '@/components/ui/native-select';
import { useFieldMessage } from '@/components/use-field-message';
import { useWordingGuard } from '@/components/use-wording-guard';
import { useConfirmedMoney } from '../api/use-case-life';
import { doubtOf, endSchema, firstEnd, type End } from '../end-form';
import { isComplete } from '../is-complete';
import { OutcomeFields } from './outcome-fields';
import { StepDialog } from './step-dialog';
import { useStep } from '../use-step';

interface EndDialogProps {
  /** Closes an open case, or corrects the end of a finished one. */
  kind: 'close' | 'correct';
  item: Case;
  /** With what it ended, where that is corrected. */
  outcome?: CaseOutcome | undefined;
}

interface Values {
  status: FinishedStatus;
  end: End;
}

/** Closes an open case, or corrects the end of a finished one. */
export function EndDialog({ kind, item, outcome: said }: EndDialogProps) {
  const { t } = useTranslation(['case-life', 'status', 'cases']);
  const messageOf = useFieldMessage();
  const step = useStep();
  const isCorrection = kind === 'correct';
  const first: FinishedStatus =
    (isCorrection ? finishedStatusSchema.safeParse(item.status).data : undefined) ?? 'Completed';
  const balance = useConfirmedMoney(item.id).data;
  const { register, control, handleSubmit, getValues, setValue, reset, formState } = useForm<Values>({
    resolver: zodResolver(z.object({ status: finishedStatusSchema, end: endSchema(balance, isCorrection) })),
    defaultValues: { status: first, end: { ...firstEnd(first), ...(said && { outcome: said.outcome }) } },
  });
  const [status, outcome, sentence] = useWatch({ control, name: ['status', 'end.outcome', 'end.sentence'] });
  const guard = useWordingGuard(sentence);
  return (
    <StepDialog
      isOver={!isCorrection && !isOpen(item.status)}
      action={t(`case-life:${kind}.action`)}
      title={t(`case-life:${kind}.title`)}
      text={t(`case-life:${kind}.text`)}
      isComplete={async () =>
        (await isComplete(handleSubmit)) && (await guard.wordingOf(getValues('end.sentence'))) !== null
      }
      onSend={async () => {
        const { status: chosen, end } = getValues();
        const wording = await guard.wordingOf(end.sentence);
        const isDone = await step({
          step: kind,
          caseId: item.id,
          status: chosen,
          outcome: end.outcome,
          text: end.sentence.trim(),
          ...(wording && { wording }),
        });
        // The case may be opened again, and end in another way.
        if (isDone && !isCorrection) {
          reset();
          guard.reset();
        }
        return isDone;
      }}
    >
      <FormField label={t('cases:fields.status')}>
        {(field) => (
          <NativeSelect
            {...field}
            {...register('status', {
              onChange: () => setValue('end.outcome', firstEnd(getValues('status')).outcome),
              deps: 'end.sentence',
            })}
          >
            {FINISHED_STATUSES.map((one) => (
              <option key={one} value={one}>
                {t(`status:case.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <OutcomeFields
        status={status}
        outcome={register('end.outcome', { deps: 'end.sentence' })}
        sentence={register('end.sentence', { onChange: guard.load })}
        required={isCorrection}
        doubt={doubtOf(outcome, balance)}
        error={messageOf(formState.errors.end?.sentence)}
        notice={guard.notice}
      />
    </StepDialog>
  );
}
