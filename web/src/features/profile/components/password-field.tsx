import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { PasswordInput } from '@/components/password-input';

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error: string | undefined;
}

/** A password, with a way to look at it. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('session');
  return (
    <FormField label={label} hint={hint} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
        />
      )}
    </FormField>
  );
}
