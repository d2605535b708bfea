import { useTranslation } from 'react-i18next';
import { BrandMark } from '@/components/identity/brand-mark';

const ITEMS = [1, 2, 3, 4, 5, 6] as const;

/** The six services as a form of instructions: the work, what is handed over; two lines to sign. */
export function InstructionSheet() {
  const { t } = useTranslation('page-lawyers');
  return (
    <div className="border border-rule-strong bg-sheet px-5 py-8 shadow-sheet sm:px-10 sm:py-10">
      <p aria-hidden className="pb-3 text-center font-heading text-xl font-semibold deed-rule">
        {t('mandate.form')}
      </p>
      <ol className="mt-3 divide-y divide-rule">
        {ITEMS.map((n) => (
          <li
            key={n}
            className="grid grid-cols-[2rem_1fr] gap-x-3 gap-y-3 py-6 lg:grid-cols-[2rem_1fr_17rem] lg:gap-x-6"
          >
            <span aria-hidden className="font-heading text-xl leading-7 font-semibold text-brass figures">
              {n}.
            </span>
            <div>
              <h3 className="text-lg leading-snug">{t(`mandate.items.${n}.title`)}</h3>
              <p className="mt-1 max-w-prose text-ink-soft">{t(`mandate.items.${n}.text`)}</p>
            </div>
            <p className="col-start-2 border-s-2 border-brass ps-4 lg:col-start-3 lg:self-start">
              <span className="block text-sm text-ink-soft">{t('mandate.deliver')}</span>
              {t(`mandate.items.${n}.deliver`)}
            </p>
          </li>
        ))}
      </ol>
      <p className="border-t border-rule pt-5 text-sm leading-6 text-ink-soft">{t('mandate.note')}</p>
      <div aria-hidden className="grid grid-cols-2 items-end gap-8 pt-26 sm:gap-16">
        <p className="border-t border-dotted border-ink-soft pt-2 text-center text-sm text-ink-soft">
          {t('mandate.signClient')}
        </p>
        <p className="relative border-t border-dotted border-ink-soft pt-2 text-center text-sm text-ink-soft">
          <BrandMark className="absolute inset-e-0 bottom-9 size-16 -rotate-6 opacity-90 sm:size-20" />
          {t('mandate.signLawyer')}
        </p>
      </div>
    </div>
  );
}
