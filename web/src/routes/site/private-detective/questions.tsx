import { useTranslation } from 'react-i18next';

const ITEMS = [1, 2, 3, 4, 5, 6] as const;

/** Six services, each under the question that brings a person here. */
export function Questions() {
  const { t } = useTranslation('page-private-detective');
  return (
    <ol className="border-t-2 border-ink">
      {ITEMS.map((n) => (
        <li
          key={n}
          className="grid gap-x-12 gap-y-3 border-b border-rule py-7 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-9"
        >
          <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] lg:grid-cols-[4rem_minmax(0,1fr)]">
            <span
              aria-hidden
              className="font-heading text-2xl leading-10 font-semibold text-seal figures lg:text-3xl lg:leading-[3.25rem]"
            >
              {n}
            </span>
            <h3 className="text-2xl leading-10 lg:text-4xl lg:leading-[3.25rem]">
              {t(`questions.items.${n}.question`)}
            </h3>
          </div>
          <div className="max-md:ps-10 md:pt-1.5">
            <p className="font-medium text-brass">{t(`questions.items.${n}.service`)}</p>
            <p className="max-w-[58ch]">{t(`questions.items.${n}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
