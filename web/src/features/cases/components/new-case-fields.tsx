import type { NewCase } from '@app/domain/case';
import { LIMITS } from '@app/domain/limits';
import { parseAmount } from '@app/domain/money';
import type { ComponentProps } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { useLanguage } from '@/i18n';
import { formatMoney } from '@/i18n/format';
import type { NewCaseFormValues } from '../new-case-form-values';

/** From this share of the limit on, the length of the details is shown. */
const NEAR = 0.8;

interface FieldProps {
  control: Control<NewCaseFormValues, unknown, NewCase>;
  error: string | undefined;
  children: ComponentProps<typeof FormField>['children'];
}

/** Says how the amount was understood: "๑๒๕๐๐๐" and "125,000" are the same. */
export function AmountField({ control, error, children }: FieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = parseAmount(useWatch({ control, name: 'amount' })) ?? Number.NaN;
  const read = amount > 0 && amount <= LIMITS.amount ? formatMoney(amount, language) : undefined;
  return (
    <FormField
      label={t('cases:fields.amount')}
      hint={read ?? t('cases:fields.amountHint')}
      error={error}
      required
    >
      {children}
    </FormField>
  );
}

/** Counts the letters once they become too many. */
export function DetailsField({ control, error, children }: FieldProps) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLanguage());
  const { length } = useWatch({ control, name: 'details' }).trim();
  const count = t('new-case:length', {
    length: number.format(length),
    max: number.format(LIMITS.details),
  });
  return (
    <FormField
      label={t('cases:fields.details')}
      hint={length < LIMITS.details * NEAR ? t('cases:fields.detailsHint') : count}
      error={error}
      required
    >
      {children}
    </FormField>
  );
}
