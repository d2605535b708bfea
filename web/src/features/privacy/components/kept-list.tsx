import type { Kept } from '@app/domain/erasure';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';

/** What stays, why, and until when. */
export function KeptList({ kept }: { kept: readonly Kept[] }) {
  const { t } = useTranslation('privacy');
  return (
    <section aria-label={t('kept.title')} className="border-t border-rule">
      <h3 className="bg-fold/60 px-5 py-1.5 font-heading text-base font-semibold">{t('kept.title')}</h3>
      {kept.length === 0 ? (
        <p className="px-5 py-4 text-ink-soft">{t('kept.nothing')}</p>
      ) : (
        <ul className="divide-y divide-rule">
          {kept.map(({ path, because, until }) => (
            <li key={`${path} ${because}`} className="grid gap-0.5 px-5 py-3">
              <span>
                {t(`kept.because.${because}`)}
                {until !== null && (
                  <>
                    {' '}
                    {t('kept.until')} <DateText date={until} style="long" />
                  </>
                )}
              </span>
              <code className="text-sm break-all text-ink-soft">{path}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
