import { useTranslation } from 'react-i18next';

const ENTRIES = [1, 2, 3, 4] as const;

/** What a week's report looks like: dated entries on a sheet of the file, and the stamp of the matter. */
export function WeeklyReport() {
  const { t } = useTranslation('page-bad-debt');
  return (
    <figure>
      <p className="file-tab -mb-px w-fit border-rule bg-sheet ps-5 pe-2 pt-2 pb-1.5 font-heading text-lg leading-8 font-semibold">
        {t('work.sample.title')}
      </p>
      <div className="rounded-lg rounded-ss-none border border-rule bg-sheet px-5 py-5 shadow-sheet">
        <ol className="border-s-2 border-rule-strong">
          {ENTRIES.map((n) => (
            <li
              key={n}
              className="relative ps-5 pb-4 before:absolute before:-start-[7px] before:top-2 before:size-3 before:rounded-full before:border-2 before:border-seal before:bg-sheet last:pb-0 last:before:bg-seal"
            >
              <p className="text-sm font-medium text-brass">{t(`work.sample.items.${n}.day`)}</p>
              <p className="leading-7">{t(`work.sample.items.${n}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className="ms-auto mt-5 w-fit -rotate-2 rounded-sm border-2 border-progress px-4 pt-1.5 pb-1 font-semibold text-progress outline-1 outline-offset-3 outline-current">
          {t('work.sample.status')}
        </p>
      </div>
      <figcaption className="mt-5 text-sm leading-6 text-ink-soft">{t('work.sample.caption')}</figcaption>
    </figure>
  );
}
