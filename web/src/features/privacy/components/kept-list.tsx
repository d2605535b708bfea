import { shortCaseId } from '@app/domain/case-id';
import type { Kept } from '@app/domain/erasure';
import { paths } from '@app/domain/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '@/components/date-text';
import { links } from '@/lib/navigation/links';

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
              <Where path={path} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A case by its name, as a link; anything else by its path. */
function Where({ path }: { path: string }) {
  const { t } = useTranslation('headings');
  const id = path.slice(paths.case('').length);
  return path === paths.case(id) && !id.includes('/') ? (
    <Link to={links.admin.case(id)} className="w-fit text-sm text-focus underline underline-offset-4">
      {t('case.title', { id: shortCaseId(id) })}
    </Link>
  ) : (
    <code className="text-sm break-all text-ink-soft">{path}</code>
  );
}
