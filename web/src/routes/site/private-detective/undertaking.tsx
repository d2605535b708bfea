import { useTranslation } from 'react-i18next';
import { BrandMark } from '@/components/identity/brand-mark';

const CLAUSES = [1, 2, 3] as const;

/** Three clauses over the firm's seal: what a client can hold it to. */
export function Undertaking() {
  const { t } = useTranslation('page-private-detective');
  return (
    <div className="relative border-y-2 border-ink pb-6 sm:pe-40">
      <ol>
        {CLAUSES.map((n) => (
          <li key={n} className="border-b border-rule py-7 last:border-b-0">
            <h3 className="text-3xl leading-[1.45] sm:text-4xl sm:leading-[1.45]">
              {t(`trust.items.${n}.title`)}
            </h3>
            <p className="mt-2 max-w-[60ch] text-lg leading-8">{t(`trust.items.${n}.text`)}</p>
          </li>
        ))}
      </ol>
      <BrandMark className="ms-auto size-24 -rotate-6 sm:absolute sm:end-0 sm:bottom-8 sm:size-32" />
    </div>
  );
}
