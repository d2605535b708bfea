import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { issueKey } from '@/lib/form/issue-key';

/** Says a field's error in the language in use: schemas give keys, never sentences (requirements section 5). */
export function useFieldMessage(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('validation');
  return (error) => (error?.message === undefined ? undefined : t(issueKey(error.message)));
}
