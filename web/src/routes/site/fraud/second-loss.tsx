import { useTranslation } from 'react-i18next';

const ITEMS = [1, 2, 3] as const;

/** What takes from the victim once more, entered as an account enters it: with a minus. */
export function SecondLoss() {
  const { t } = useTranslation('page-fraud');
  return (
    <ul className="border-t-2 border-seal">
      {ITEMS.map((n) => (
        <li
          key={n}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-b border-rule-strong py-5 sm:grid-cols-[3.5rem_minmax(0,1fr)]"
        >
          <span aria-hidden className="mt-4 h-1 w-7 bg-seal inked sm:mt-5 sm:w-10" />
          <div>
            <h3 className="text-xl leading-9 sm:text-2xl sm:leading-10">{t(`beware.items.${n}.title`)}</h3>
            <p className="max-w-[60ch]">{t(`beware.items.${n}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
