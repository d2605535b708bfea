import { CLAIM_PARTS, type ClaimPart } from '@app/domain/claim-sheet';
import { DEBT_KINDS, type DebtKind } from '@app/domain/law/limitation';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { NativeSelect } from '@/components/ui/native-select';
import { ClaimDay, type ClaimFieldsProps } from './claim-day';
import { ChequeFields, GuarantorFields, InstalmentFields } from './claim-rows';

/** The kind of a debt first, then the days that matter to it. Nothing is required. */
export function ClaimFields({ form, busy }: ClaimFieldsProps) {
  const { t } = useTranslation('claims');
  const { register, control } = form;
  const kind = useWatch({ control, name: 'debt_type' });
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
      {kind !== '' &&
        CLAIM_PARTS[kind].map((part) => (
          <PartFields key={part} part={part} kind={kind} form={form} busy={busy} />
        ))}
    </>
  );
}

interface PartFieldsProps extends ClaimFieldsProps {
  part: ClaimPart;
  kind: DebtKind;
}

function PartFields({ part, kind, ...shared }: PartFieldsProps) {
  const { t } = useTranslation('claims');
  switch (part) {
    case 'due_on':
      return (
        <ClaimDay
          {...shared}
          name={part}
          label={t(kind === 'judgment' ? 'form.finalOn' : 'form.dueOn')}
          hint={t(CLAIM_PARTS[kind].includes('instalments') ? 'form.dueOnHint' : 'form.dayHint')}
        />
      );
    case 'default_on':
      return <ClaimDay {...shared} name={part} label={t('form.defaultOn')} />;
    case 'last_paid_on':
      return <ClaimDay {...shared} name={part} label={t('form.lastPaidOn')} hint={t('form.lastPaidHint')} />;
    case 'instalments':
      return <InstalmentFields {...shared} />;
    case 'cheques':
      return <ChequeFields {...shared} />;
    case 'guarantors':
      return <GuarantorFields {...shared} />;
  }
}
