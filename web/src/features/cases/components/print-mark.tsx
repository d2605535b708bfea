import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';

/** On paper alone: what it is, and when it was printed. @param name what the case is called */
export function PrintMark({ name }: { name: string }) {
  const { t } = useTranslation('case-tools');
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // The page is laid out for paper right after this event.
    const note = () => flushSync(() => setNow(new Date()));
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  return (
    <p className="hidden text-sm figures print:block">
      {t('case-tools:printed', { name, date: formatDate(now, language, 'moment') })}
    </p>
  );
}
