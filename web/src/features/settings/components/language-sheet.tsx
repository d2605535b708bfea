import { LANGUAGES, type Language } from '@app/domain/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, useLanguage } from '@/i18n';
import { ChoiceSheet } from './choice-sheet';

/** The language of the screens: the same choice as in the top bar, and kept in the same way. */
export function LanguageSheet() {
  const { t } = useTranslation(['settings', 'common']);
  const inUse = useLanguage();
  /** Its texts are loading. */
  const [coming, setComing] = useState<Language | null>(null);
  return (
    <ChoiceSheet
      title={t('settings:language.title')}
      text={t('settings:language.text')}
      choices={LANGUAGES.map((value) => ({ value, label: t(`common:languages.${value}`), lang: value }))}
      value={coming ?? inUse}
      onChoose={(language) => {
        setComing(language);
        changeLanguage(language)
          .catch(reportError)
          .finally(() => setComing((now) => (now === language ? null : now)));
      }}
    />
  );
}
