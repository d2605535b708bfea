import { useTranslation } from 'react-i18next';

const POWERS = [1, 2, 3, 4, 5] as const;

/** The five powers as boxes of a court form, left open: they are the client's to tick. */
export function PowersForm() {
  const { t } = useTranslation('page-lawyers');
  return (
    <ol className="grid gap-px border border-rule-strong bg-rule-strong sm:grid-cols-2">
      {POWERS.map((n) => (
        <li key={n} className="flex items-baseline gap-4 bg-paper px-5 py-4 sm:last:odd:col-span-2">
          <span
            aria-hidden
            className="inline-flex size-7 shrink-0 items-center justify-center border-[1.5px] border-dashed border-seal text-sm text-seal figures"
          >
            {n}
          </span>
          <span className="font-heading text-lg leading-snug">{t(`powers.items.${n}`)}</span>
        </li>
      ))}
    </ol>
  );
}
