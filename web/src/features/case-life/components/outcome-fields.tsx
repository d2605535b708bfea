import {
  OUTCOMES,
  outcomeSchema,
  type FinishedStatus,
  type MoneyDoubt,
  type Outcome,
} from '@app/domain/case-life';
import { LIMITS } from '@app/domain/limits';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';

/** With what a case ends, as a form holds it. */
export interface End {
  outcome: Outcome;
  sentence: string;
}

/** The end that a form offers first. */
export function firstEnd(status: FinishedStatus): End {
  return { outcome: OUTCOMES[status][0], sentence: '' };
}

interface OutcomeFieldsProps {
  status: FinishedStatus;
  end: End;
  disabled: boolean;
  /** The sentence must be there whatever the outcome. */
  required?: boolean;
  /** What the balance does not bear out; the sentence must be there. */
  doubt: MoneyDoubt | null;
  error?: string | undefined;
  onChange: (end: End) => void;
}

/** Asks with what a case ends, and for a sentence that the customer will read. */
export function OutcomeFields({
  status,
  end,
  disabled,
  required = false,
  doubt,
  error,
  onChange,
}: OutcomeFieldsProps) {
  const { t } = useTranslation(['case-life', 'status']);
  return (
    <>
      <FormField label={t('case-life:outcome.label')}>
        {(control) => (
          <NativeSelect
            {...control}
            name="outcome"
            value={end.outcome}
            disabled={disabled}
            onChange={({ target }) => {
              const outcome = outcomeSchema.safeParse(target.value).data;
              if (outcome !== undefined) onChange({ ...end, outcome });
            }}
          >
            {OUTCOMES[status].map((outcome) => (
              <option key={outcome} value={outcome}>
                {t(`status:outcome.${outcome}`)}
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
            {...control}
            name="sentence"
            value={end.sentence}
            maxLength={LIMITS.outcomeText}
            readOnly={disabled}
            onChange={({ target }) => onChange({ ...end, sentence: target.value })}
          />
        )}
      </FormField>
    </>
  );
}
