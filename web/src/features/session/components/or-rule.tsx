import { useTranslation } from 'react-i18next';

/** A rule across the form with "or" in it. */
export function OrRule() {
  const { t } = useTranslation('session');
  return (
    <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
      {t('or')}
    </p>
  );
}
