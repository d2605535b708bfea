import { LIMITS } from '@app/domain/limits';
import { useTranslation } from 'react-i18next';
import { FieldError, FormField } from '@/components/form-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Textarea } from '@/components/ui/textarea';
import type { IdentityCopyState } from '../use-identity-copy';
import { IdentityCovers } from './identity-covers';

interface IdentityCopyProps {
  file: File;
  copy: IdentityCopyState;
  disabled: boolean;
  reasonError: string | undefined;
}

/** Covers a copy of an identity card, or asks why all of it is sent. */
export function IdentityCopy({ file, copy, disabled, reasonError }: IdentityCopyProps) {
  const { t } = useTranslation('documents');
  const isPicture = file.type.startsWith('image/');
  const issue = copy.issue ?? (isPicture ? null : 'picture');
  return (
    <div className="grid gap-4">
      {!copy.isFull && isPicture && (
        <IdentityCovers
          file={file}
          covers={copy.covers}
          stamp={copy.stamp}
          disabled={disabled}
          onChange={copy.setCovers}
          onBroken={() => copy.setIssue('broken')}
        />
      )}
      {!copy.isFull && issue !== null && <FieldError role="alert">{t(`identity.${issue}`)}</FieldError>}
      <label className="flex min-h-9 items-center gap-3">
        <Checkbox
          name="full"
          checked={copy.isFull}
          disabled={disabled}
          onChange={({ target }) => copy.setFull(target.checked)}
        />
        {t('identity.full')}
      </label>
      {copy.isFull && (
        <FormField label={t('identity.reason')} error={reasonError} required>
          {(control) => (
            <Textarea
              {...control}
              name="full_reason"
              rows={2}
              maxLength={LIMITS.fullCopyReason}
              value={copy.reason}
              disabled={disabled}
              onChange={({ target }) => copy.setReason(target.value)}
            />
          )}
        </FormField>
      )}
    </div>
  );
}
