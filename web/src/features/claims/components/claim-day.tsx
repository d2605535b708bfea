import type { NewClaimSheet } from '@app/domain/claim-sheet';
import { get, type FieldPathByValue, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import type { ClaimValues } from '../claim-form';

export interface ClaimFieldsProps {
  form: Pick<
    UseFormReturn<ClaimValues, unknown, NewClaimSheet>,
    'register' | 'control' | 'setValue' | 'formState'
  >;
  busy: boolean;
}

interface ClaimDayProps extends ClaimFieldsProps {
  name: FieldPathByValue<ClaimValues, string>;
  label: string;
  /** null: none. By default how a day is typed. */
  hint?: string | null;
}

/** A day of the form of a claim. */
export function ClaimDay({ form: { register, formState }, busy, name, label, hint }: ClaimDayProps) {
  const { t } = useTranslation('claims');
  const error: unknown = get(formState.errors, name);
  return (
    <FormField
      label={label}
      hint={hint === undefined ? t('form.dayHint') : (hint ?? undefined)}
      error={error === undefined ? undefined : t('form.wrongDay')}
    >
      {(field) => (
        <Input {...field} {...register(name)} autoComplete="off" className="figures" disabled={busy} />
      )}
    </FormField>
  );
}
