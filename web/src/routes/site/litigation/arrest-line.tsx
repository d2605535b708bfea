import { useTranslation } from 'react-i18next';

const CIVIL = [1, 2, 3] as const;
const CRIMINAL = [1, 2, 3, 4] as const;

/** The line between a debt and a crime: on the left nobody is arrested, on the right a court may issue a warrant. */
export function ArrestLine() {
  const { t } = useTranslation('page-litigation');
  return (
    <div className="grid border-t-2 border-ink md:grid-cols-[2fr_3fr]">
      <div className="py-6 md:pe-8">
        <h3 className="text-2xl leading-[1.45]">{t('arrest.civil.title')}</h3>
        <p className="text-ink-soft">{t('arrest.civil.text')}</p>
        <ul className="mt-4 border-t border-rule">
          {CIVIL.map((n) => (
            <li key={n} className="border-b border-rule py-3">
              {t(`arrest.civil.items.${n}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="border-seal py-6 max-md:border-t-2 md:border-s-2 md:ps-8">
        <h3 className="text-2xl leading-[1.45] text-seal">{t('arrest.criminal.title')}</h3>
        <p className="text-ink-soft">{t('arrest.criminal.text')}</p>
        <ul className="mt-4 border-t border-rule">
          {CRIMINAL.map((n) => (
            <li key={n} className="border-b border-rule py-3">
              {t(`arrest.criminal.items.${n}.text`)}
              <span className="block text-sm leading-6 text-ink-soft">
                {t(`arrest.criminal.items.${n}.law`)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
