import type { ComponentProps } from 'react';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';

interface AmountFieldProps extends ComponentProps<'input'> {
  label: string;
  error: string | undefined;
}

/** An amount in baht, typed with or without separators, in Thai digits or not. */
export function AmountField({ label, error, ...input }: AmountFieldProps) {
  return (
    <FormField required label={label} error={error}>
      {(control) => (
        <Input {...control} {...input} inputMode="decimal" autoComplete="off" className="text-end figures" />
      )}
    </FormField>
  );
}
