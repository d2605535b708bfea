import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/cn';

const PARTS = [
  { part: 'day', length: 2, className: 'w-17' },
  { part: 'month', length: 2, className: 'w-17' },
  { part: 'year', length: 4, className: 'w-26' },
] as const;

interface DayFieldsProps {
  /** The fields are `<name>_day`, `<name>_month` and `<name>_year`. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A day in three fields of digits: quicker than a calendar for a date that is years away, and of either era. */
export function DayFields({ name, label, hint, error }: DayFieldsProps) {
  const { t } = useTranslation('limitation');
  const id = useId();
  const described = cn(error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`);
  return (
    <fieldset aria-describedby={described === '' ? undefined : described} className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex gap-3">
        {PARTS.map(({ part, length, className }) => (
          <label key={part} className={cn('grid text-sm text-ink-soft', className)}>
            {t(`date.${part}`)}
            <Input
              name={`${name}_${part}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={length}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              className="figures"
            />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <FieldError id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldError>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 max-w-[44ch] text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
