import { useTranslation } from 'react-i18next';

/** For whoever applied as a partner in vain and stays a customer (CONTRACT, Data). */
export function RejectedNote() {
  const { t } = useTranslation();
  return (
    <div role="note" className="border border-s-4 border-rule border-s-brass bg-sheet px-5 py-4">
      <p className="font-heading font-semibold">{t('partners:rejected.title')}</p>
      <p className="text-ink-soft">{t('partners:rejected.text')}</p>
    </div>
  );
}
