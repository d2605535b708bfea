import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CaseDrawing } from './case-drawing';

const TOOLS = [1, 2, 3, 4, 5, 6] as const;

/** The case as it lies open, its six tools numbered, and the legend that says what each may do. */
export function OpenCase() {
  const { t } = useTranslation('page-investigation');
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <CaseDrawing />
      <ol className="border-t-2 border-ink lg:row-span-2">
        {TOOLS.map((n) => (
          <li key={n} className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-b border-rule py-4">
            <span aria-hidden className="font-heading text-3xl leading-8 font-semibold text-seal figures">
              {n}
            </span>
            <div>
              <h3 className="text-lg leading-8">{t(`kit.items.${n}.title`)}</h3>
              <p className="text-ink-soft">{t(`kit.items.${n}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-y-2 border-seal py-4 lg:col-start-1 lg:row-start-2">
        <X aria-hidden className="mt-1 size-6 text-seal" strokeWidth={2.5} />
        <div>
          <h3 className="text-lg leading-8 text-seal">{t('kit.note.title')}</h3>
          <p className="max-w-[52ch]">{t('kit.note.text')}</p>
        </div>
      </div>
    </div>
  );
}
