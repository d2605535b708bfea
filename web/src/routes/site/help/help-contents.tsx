import { useTranslation } from 'react-i18next';

const PARTS = [
  { id: 'steps', label: 'page-help:head.toSteps' },
  { id: 'places', label: 'page-help:head.toPlaces' },
  { id: 'rights', label: 'page-help:head.toRights' },
  { id: 'site', label: 'page-help:head.toSite' },
] as const;

/** What the page holds, as on the inside of a file's cover. */
export function HelpContents() {
  const { t } = useTranslation('page-help');
  return (
    <nav aria-label={t('head.contents')} className="max-w-md">
      <p className="file-tab z-1 -mb-px w-fit border-rule-strong bg-sheet px-4 pt-1.5 pb-1 text-sm font-medium text-brass">
        {t('head.contents')}
      </p>
      <ol className="border border-rule-strong bg-sheet px-4 shadow-sheet">
        {PARTS.map(({ id, label }, index) => (
          <li key={id} className="border-b border-rule last:border-b-0">
            <a
              href={`#${id}`}
              className="group grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline py-2.5 no-underline hover:text-seal"
            >
              <span aria-hidden className="font-heading font-semibold text-seal figures">
                {index + 1}
              </span>
              <span className="font-medium group-hover:underline">{t(label)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
