import { LIMITS } from '@app/domain/limits';
import { optionalText, requiredText } from '@app/domain/text';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useFieldMessage } from '@/components/use-field-message';
import { isComplete } from '../is-complete';
import { StepDialog } from './step-dialog';
import { useStep } from '../use-step';

/** Longer than any case number or id. */
const LONGEST = 128;
const schema = z.object({ of: requiredText(LONGEST), text: optionalText(LIMITS.outcomeText) });
type Values = z.infer<typeof schema>;

/** Closes a case in favour of another one of the same customer. */
export function DuplicateDialog({ caseId }: { caseId: string }) {
  const { t } = useTranslation('case-life');
  const messageOf = useFieldMessage();
  const step = useStep();
  const { register, handleSubmit, getValues, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { of: '', text: '' },
  });
  const { errors } = formState;
  return (
    <StepDialog
      action={t('duplicate.action')}
      title={t('duplicate.title')}
      text={t('duplicate.text')}
      isComplete={() => isComplete(handleSubmit)}
      onSend={() => {
        const { of, text } = getValues();
        return step({ step: 'duplicate', caseId, of: of.trim(), text: text.trim() });
      }}
    >
      <FormField
        required
        label={t('duplicate.label')}
        hint={t('duplicate.hint')}
        error={messageOf(errors.of)}
      >
        {(field) => <Input {...field} {...register('of')} maxLength={LONGEST} autoComplete="off" />}
      </FormField>
      <FormField label={t('reasonIfAny')} error={messageOf(errors.text)}>
        {(field) => <Textarea {...field} {...register('text')} />}
      </FormField>
    </StepDialog>
  );
}
