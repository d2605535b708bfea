import { AUTHORITY_SCOPES, type AuthorityScope } from '@app/domain/authority';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/checkbox';

const ERROR_ID = 'authority-scope-error';

interface ScopeBoxesProps {
  propsOf: (scope: AuthorityScope) => ComponentProps<typeof Checkbox>;
  /** What is wrong with the choice. */
  error?: ReactNode;
}

/** A box for everything that an authority can cover. */
export function ScopeBoxes({ propsOf, error }: ScopeBoxesProps) {
  const { t } = useTranslation(['authority', 'cases']);
  return (
    <fieldset className="grid gap-1" aria-describedby={error === undefined ? undefined : ERROR_ID}>
      <legend className="font-semibold">{t('authority:form.fields.scope')}</legend>
      {AUTHORITY_SCOPES.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3">
          <Checkbox {...propsOf(one)} />
          <span className="first-letter:uppercase">{t(`cases:authorityScope.${one}`)}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={ERROR_ID} className="border-s-3 border-seal ps-2.5 text-sm font-medium text-seal">
          {error}
        </p>
      )}
    </fieldset>
  );
}
