import { isDay, startOf } from '@app/domain/calendar';
import { BUDDHIST, FIRST_BUDDHIST } from '@app/domain/read-day';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
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

/** A day, by the device's own picker, with a year of either era; written out below it in the reader's calendar. */
export function DayField({ label, day, error, required = true, onChange, ...input }: DayFieldProps) {
  const { t } = useTranslation('validation');
  const language = useLanguage();
  const era = language === 'th' ? t('dayEra') : undefined;
  return (
    <FormField
      required={required}
      label={label}
      hint={isDay(day) ? formatDate(startOf(day), language, 'long') : era}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          {...input}
          type="date"
          onChange={(event) => {
            const { target } = event;
            const year = Number(target.value.slice(0, 4));
            if (isDay(target.value) && year >= FIRST_BUDDHIST)
              target.value = `${year - BUDDHIST}${target.value.slice(4)}`;
            onChange?.(event);
          }}
        />
      )}
    </FormField>
  );
}
