import type { NewCaseDocument } from '@app/domain/case-document';
import { LIMITS } from '@app/domain/limits';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldError, FormField } from '@/components/form-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Textarea } from '@/components/ui/textarea';
import type { DocumentValues } from '../document-form';
import type { IdentityCopyState } from '../use-identity-copy';
import { IdentityCovers } from './identity-covers';

interface IdentityCopyProps {
  file: File;
  copy: IdentityCopyState;
  form: Pick<UseFormReturn<DocumentValues, unknown, NewCaseDocument>, 'register' | 'control'>;
  disabled: boolean;
  reasonError: string | undefined;
}

/** Covers a copy of an identity card, or asks why all of it is sent. */
export function IdentityCopy({
  file,
  copy,
  form: { register, control },
  disabled,
  reasonError,
}: IdentityCopyProps) {
  const { t } = useTranslation('documents');
  const isFull = useWatch({ control, name: 'full' });
  const isPicture = file.type.startsWith('image/');
  const issue = copy.issue ?? (isPicture ? null : 'picture');
  return (
    <div className="grid gap-4">
      {!isFull && isPicture && (
        <IdentityCovers
          file={file}
          covers={copy.covers}
          stamp={copy.stamp}
          disabled={disabled}
          onChange={copy.setCovers}
          onBroken={() => copy.setIssue('broken')}
        />
      )}
      {!isFull && issue !== null && <FieldError role="alert">{t(`identity.${issue}`)}</FieldError>}
      <label className="flex min-h-9 items-center gap-3">
        <Checkbox {...register('full', { onChange: () => copy.setIssue(null) })} disabled={disabled} />
        {t('identity.full')}
      </label>
      {isFull && (
        <FormField label={t('identity.reason')} error={reasonError} required>
          {(field) => (
            <Textarea
              {...field}
              {...register('full_reason')}
              rows={2}
              maxLength={LIMITS.fullCopyReason}
              disabled={disabled}
            />
          )}
        </FormField>
      )}
    </div>
  );
}
