import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { PasswordInput } from '@/components/password-input';
import { Input } from '@/components/ui/input';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
}

/** An e-mail address. Plain text to the browser: what is wrong with it is said by us, in the reader's language. */
export function EmailField({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <FormField label={label} hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          {...input}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </FormField>
  );
}

/** A password, with a way to look at it. */
export function PasswordField({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
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
