import { useTranslation } from 'react-i18next';

interface RejectedNoteProps {
  /** What the admin wrote; undefined: nothing. */
  reason: string | undefined;
}

/** For a customer whose application as a partner was rejected (contract, Data). */
export function RejectedNote({ reason }: RejectedNoteProps) {
  const { t } = useTranslation();
  return (
    <div role="note" className="grid gap-2 border border-s-4 border-rule border-s-brass bg-sheet px-5 py-4">
      <p className="font-heading font-semibold">{t('partners:rejected.title')}</p>
      {reason !== undefined && (
        <dl>
          <dt className="text-sm text-ink-soft">{t('partners:rejected.reason')}</dt>
          <dd className="break-words whitespace-pre-wrap">{reason}</dd>
        </dl>
      )}
      <p className="text-ink-soft">{t('partners:rejected.text')}</p>
    </div>
  );
}
