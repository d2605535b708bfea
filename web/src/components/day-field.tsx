import { isDay, startOf } from '@app/domain/calendar';
import type { ComponentProps } from 'react';
import { FormField } from './form-field';
import { Input } from './ui/input';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';

interface DayFieldProps extends ComponentProps<'input'> {
  label: string;
  /** The day that the field holds. */
  day: string;
  error: string | undefined;
  /** A day must be given. */
  required?: boolean;
}

/** A day, by the device's own picker; written out below it in the reader's calendar. */
export function DayField({ label, day, error, required = true, ...input }: DayFieldProps) {
  const language = useLanguage();
  return (
    <FormField
      required={required}
      label={label}
      hint={isDay(day) ? formatDate(startOf(day), language, 'long') : undefined}
      error={error}
    >
      {(control) => <Input {...control} {...input} type="date" />}
    </FormField>
  );
}
