import { isDay, startOf } from '@app/domain/calendar';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';

interface DayFieldProps {
  label: string;
  value: string;
  issue: string | undefined;
  disabled: boolean;
  min: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day, by the device's own picker; written out below it in the reader's calendar. */
export function DayField({ label, value, issue, disabled, min, max, onChange }: DayFieldProps) {
  const { t } = useTranslation('validation');
  const language = useLanguage();
  return (
    <FormField
      required
      label={label}
      hint={isDay(value) ? formatDate(startOf(value), language, 'long') : undefined}
      error={issue === undefined ? undefined : t(issue)}
    >
      {(control) => (
        <Input
          {...control}
          type="date"
          name="day"
          value={value}
          min={min}
          max={max}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
