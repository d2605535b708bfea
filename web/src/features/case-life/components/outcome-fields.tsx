import { OUTCOMES, type FinishedStatus, type MoneyDoubt } from '@app/domain/case-life';
import { LIMITS } from '@app/domain/limits';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';

interface OutcomeFieldsProps {
  status: FinishedStatus;
  /** The two fields of the form. */
  outcome: UseFormRegisterReturn;
  sentence: UseFormRegisterReturn;
  disabled?: boolean;
  /** The sentence must be there whatever the outcome. */
  required?: boolean;
  /** What the balance does not bear out; the sentence must be there. */
  doubt: MoneyDoubt | null;
  /** Of the sentence. */
  error: string | undefined;
  /** Below the sentence: what was found in it. */
  notice: ReactNode;
}

/** Asks with what a case ends, and for a sentence that the customer will read. */
export function OutcomeFields({
  status,
  outcome,
  sentence,
  disabled = false,
  required = false,
  doubt,
  error,
  notice,
}: OutcomeFieldsProps) {
  const { t } = useTranslation(['case-life', 'status']);
  return (
    <>
      <FormField label={t('case-life:outcome.label')}>
        {(control) => (
          // Another status has other options: a new select takes its value from the form.
          <NativeSelect key={status} {...control} {...outcome} disabled={disabled}>
            {OUTCOMES[status].map((one) => (
              <option key={one} value={one}>
                {t(`status:outcome.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField
        required={required || doubt !== null}
        label={t('case-life:outcome.sentence')}
        hint={
          doubt === null
            ? t('case-life:outcome.hint', { max: LIMITS.outcomeText })
            : t(`case-life:outcome.doubt.${doubt}`)
        }
        error={error}
      >
        {(control) => (
          <Textarea
            key={sentence.name}
            {...control}
            {...sentence}
            maxLength={LIMITS.outcomeText}
            readOnly={disabled}
          />
        )}
      </FormField>
      {notice}
    </>
  );
}
