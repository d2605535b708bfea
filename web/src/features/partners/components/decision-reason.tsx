import { useTranslation } from 'react-i18next';

/** What the office has said of its last decision about a partner. */
export function DecisionReason({ reason }: { reason: string }) {
  const { t } = useTranslation('partner-note');
  return (
    <dl>
      <dt className="text-sm text-ink-soft">{t('reason')}</dt>
      <dd className="break-words whitespace-pre-wrap">{reason}</dd>
    </dl>
  );
}
