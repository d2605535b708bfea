import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';

interface AmountFieldProps {
  label: string;
  value: string;
  issue: string | undefined;
  disabled: boolean;
  onChange: (typed: string) => void;
}

/** An amount in baht, typed with or without separators, in Thai digits or not. */
export function AmountField({ label, value, issue, disabled, onChange }: AmountFieldProps) {
  const { t } = useTranslation('validation');
  return (
    <FormField required label={label} error={issue === undefined ? undefined : t(issue)}>
      {(control) => (
        <Input
          {...control}
          autoFocus
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          className="text-end figures"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
