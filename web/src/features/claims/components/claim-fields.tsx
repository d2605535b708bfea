import { CLAIM_PARTS, type NewClaimSheet } from '@app/domain/claim-sheet';
import { DEBT_KINDS } from '@app/domain/law/limitation';
import { LIMITS } from '@app/domain/limits';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import type { ClaimValues } from '../claim-form';

interface ClaimFieldsProps {
  form: Pick<
    UseFormReturn<ClaimValues, unknown, NewClaimSheet>,
    'register' | 'control' | 'setValue' | 'formState'
  >;
  busy: boolean;
}

/** The kind of a debt first, then the days that matter to it. Nothing is required. */
export function ClaimFields({ form: { register, control, setValue, formState }, busy }: ClaimFieldsProps) {
  const { t } = useTranslation('claims');
  const hintId = useId();
  const kind = useWatch({ control, name: 'debt_type' });
  const stored = useWatch({ control, name: 'stored_instalments' });
  const cheques = useWatch({ control, name: 'cheques' });
  const guarantors = useWatch({ control, name: 'guarantors' });
  const { errors } = formState;
  const wrong = (error: unknown) => (error === undefined ? undefined : t('form.wrongDay'));
  const day = (
    name:
      | 'due_on'
      | 'default_on'
      | 'last_paid_on'
      | `stored_instalments.${number}`
      | `cheques.${number}.dated_on`
      | `cheques.${number}.first_returned_on`
      | `guarantors.${number}.notified_on`,
    label: string,
    error: unknown,
    hint: string | null = t('form.dayHint'),
  ) => (
    <FormField key={name} label={label} hint={hint ?? undefined} error={wrong(error)}>
      {(field) => (
        <Input {...field} {...register(name)} autoComplete="off" className="figures" disabled={busy} />
      )}
    </FormField>
  );
  const parts = kind === '' ? [] : CLAIM_PARTS[kind];
  return (
    <>
      <FormField
        label={t('form.kind')}
        // Both are often taken for these kinds, whose periods are longer.
        hint={
          kind === 'instalments' || kind === 'rent'
            ? t('form.hire', { kind: t('kinds.services') })
            : undefined
        }
      >
        {(field) => (
          <NativeSelect {...field} {...register('debt_type')} disabled={busy}>
            <option value="">{t('form.choose')}</option>
            {DEBT_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      {kind === 'goods' && (
        <FormField label={t('form.forBusiness')} hint={t('form.forBusinessHint')}>
          {(field) => (
            <NativeSelect {...field} {...register('for_business')} disabled={busy}>
              {(['unknown', 'yes', 'no'] as const).map((one) => (
                <option key={one} value={one}>
                  {t(`form.answer.${one}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      )}
      {parts.map((part) => {
        switch (part) {
          case 'due_on':
            return day(
              part,
              t(kind === 'judgment' ? 'form.finalOn' : 'form.dueOn'),
              errors.due_on,
              t(parts.includes('instalments') ? 'form.dueOnHint' : 'form.dayHint'),
            );
          case 'default_on':
            return day(part, t('form.defaultOn'), errors.default_on);
          case 'last_paid_on':
            return day(part, t('form.lastPaidOn'), errors.last_paid_on, t('form.lastPaidHint'));
          case 'instalments':
            return (
              <div key={part} className="grid gap-4">
                {stored.length > 0 && (
                  <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2" aria-describedby={hintId}>
                    <legend className="mb-1.5 font-semibold">{t('form.instalments')}</legend>
                    <p id={hintId} className="col-span-full text-sm text-ink-soft">
                      {t('form.removeHint')}
                    </p>
                    {stored.map((_, index) =>
                      day(
                        `stored_instalments.${index}`,
                        t('parts.instalment', { number: index + 1 }),
                        errors.stored_instalments?.[index],
                        null,
                      ),
                    )}
                  </fieldset>
                )}
                <FormField
                  label={t(stored.length > 0 ? 'form.moreInstalments' : 'form.instalments')}
                  hint={t('form.instalmentsHint')}
                  error={wrong(errors.instalments)}
                >
                  {(field) => (
                    <Textarea {...field} {...register(part)} rows={4} className="figures" disabled={busy} />
                  )}
                </FormField>
              </div>
            );
          case 'cheques':
            return (
              <div key={part} className="grid gap-4">
                {cheques.map((_, index) => (
                  <fieldset key={index} className="grid min-w-0 gap-4 sm:grid-cols-2">
                    <legend className="mb-1.5 font-semibold">
                      {t('form.cheque', { number: index + 1 })}
                    </legend>
                    {day(
                      `cheques.${index}.dated_on`,
                      t('form.chequeDate'),
                      errors.cheques?.[index]?.dated_on,
                    )}
                    {day(
                      `cheques.${index}.first_returned_on`,
                      t('form.refusedOn'),
                      errors.cheques?.[index]?.first_returned_on,
                      t('form.refusedHint'),
                    )}
                  </fieldset>
                ))}
                {cheques.length < LIMITS.chequesPerCase && (
                  <Button
                    size="sm"
                    className="justify-self-start"
                    disabled={busy}
                    onClick={() => setValue('cheques', [...cheques, { dated_on: '', first_returned_on: '' }])}
                  >
                    <Plus aria-hidden />
                    {t('form.addCheque')}
                  </Button>
                )}
              </div>
            );
          case 'guarantors':
            return (
              <div key={part} className="grid gap-4">
                {guarantors.map((_, index) =>
                  day(
                    `guarantors.${index}.notified_on`,
                    t('form.guarantor', { number: index + 1 }),
                    errors.guarantors?.[index]?.notified_on,
                    t('form.guarantorHint'),
                  ),
                )}
                {guarantors.length < LIMITS.guarantorsPerCase && (
                  <Button
                    size="sm"
                    className="justify-self-start"
                    disabled={busy}
                    onClick={() => setValue('guarantors', [...guarantors, { notified_on: '' }])}
                  >
                    <Plus aria-hidden />
                    {t('form.addGuarantor')}
                  </Button>
                )}
              </div>
            );
        }
      })}
    </>
  );
}
