import { LIMITS } from '@app/domain/limits';
import type { TFunction } from 'i18next';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { ClaimDay, type ClaimFieldsProps } from './claim-day';

/*
 * The parts of a claim of which there may be several. Rows are one value of the form each: useFieldArray adds 1.3 KiB to each page
 * with a form, login too.
 */

/** Which of the dates that were typed is none, or that there are too many. */
function wrongInstalment(error: unknown, t: TFunction<'claims'>): string | undefined {
  if (error === undefined) return undefined;
  // By their places; what is wrong with all of them is one error.
  if (!Array.isArray(error)) return t('form.tooManyInstalments', { max: LIMITS.instalmentsPerCase });
  return t('form.wrongInstalment', { number: error.findIndex(Boolean) + 1 });
}

/** The instalments that are stored, each in its place, and a field for those to add. */
export function InstalmentFields({ form, busy }: ClaimFieldsProps) {
  const { t } = useTranslation('claims');
  const hintId = useId();
  const stored = useWatch({ control: form.control, name: 'stored_instalments' });
  return (
    <div className="grid gap-4">
      {stored.length > 0 && (
        <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2" aria-describedby={hintId}>
          <legend className="mb-1.5 font-semibold">{t('form.instalments')}</legend>
          <p id={hintId} className="col-span-full text-sm text-ink-soft">
            {t('form.removeHint')}
          </p>
          {stored.map((_, index) => (
            <ClaimDay
              key={index}
              form={form}
              busy={busy}
              name={`stored_instalments.${index}`}
              label={t('parts.instalment', { number: index + 1 })}
              hint={null}
            />
          ))}
        </fieldset>
      )}
      <FormField
        label={t(stored.length > 0 ? 'form.moreInstalments' : 'form.instalments')}
        hint={t('form.instalmentsHint')}
        error={wrongInstalment(form.formState.errors.instalments, t)}
      >
        {(field) => (
          <Textarea
            {...field}
            {...form.register('instalments')}
            rows={4}
            className="figures"
            disabled={busy}
          />
        )}
      </FormField>
    </div>
  );
}

export function ChequeFields({ form, busy }: ClaimFieldsProps) {
  const { t } = useTranslation('claims');
  const cheques = useWatch({ control: form.control, name: 'cheques' });
  return (
    <div className="grid gap-4">
      {cheques.map((_, index) => (
        <fieldset key={index} className="grid min-w-0 gap-4 sm:grid-cols-2">
          <legend className="mb-1.5 font-semibold">{t('form.cheque', { number: index + 1 })}</legend>
          <ClaimDay form={form} busy={busy} name={`cheques.${index}.dated_on`} label={t('form.chequeDate')} />
          <ClaimDay
            form={form}
            busy={busy}
            name={`cheques.${index}.first_returned_on`}
            label={t('form.refusedOn')}
            hint={t('form.refusedHint')}
          />
        </fieldset>
      ))}
      {cheques.length < LIMITS.chequesPerCase && (
        <AddRow
          label={t('form.addCheque')}
          busy={busy}
          onAdd={() => form.setValue('cheques', [...cheques, { dated_on: '', first_returned_on: '' }])}
        />
      )}
    </div>
  );
}

export function GuarantorFields({ form, busy }: ClaimFieldsProps) {
  const { t } = useTranslation('claims');
  const guarantors = useWatch({ control: form.control, name: 'guarantors' });
  return (
    <div className="grid gap-4">
      {guarantors.map((_, index) => (
        <ClaimDay
          key={index}
          form={form}
          busy={busy}
          name={`guarantors.${index}.notified_on`}
          label={t('form.guarantor', { number: index + 1 })}
          hint={t('form.guarantorHint')}
        />
      ))}
      {guarantors.length < LIMITS.guarantorsPerCase && (
        <AddRow
          label={t('form.addGuarantor')}
          busy={busy}
          onAdd={() => form.setValue('guarantors', [...guarantors, { notified_on: '' }])}
        />
      )}
    </div>
  );
}

function AddRow({ label, busy, onAdd }: { label: string; busy: boolean; onAdd: () => void }) {
  return (
    <Button size="sm" className="justify-self-start" disabled={busy} onClick={onAdd}>
      <Plus aria-hidden />
      {label}
    </Button>
  );
}
