import type { ComponentProps } from 'react';
import { FormField } from './form-field';
import { Input } from './ui/input';

interface EmailFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
}

/** The e-mail address that an account is known by: for the browser's own password keeper it is the user name. */
export function EmailField({ label, hint, error, ...input }: EmailFieldProps) {
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
