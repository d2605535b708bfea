import { LANGUAGES, type Language } from '@app/domain/language';
import i18next from 'i18next';

/**
 * Adds the texts of a feature that few people see, in all languages: they come with the feature's code and not with every
 * page. The bundles (`bundles/*.ts`) leave them out. A page's code may be there before the translations have started.
 */
export function addLazyTexts(feature: string, texts: Record<Language, object>): void {
  const add = () => {
    for (const language of LANGUAGES)
      i18next.addResourceBundle(language, feature, texts[language], true, true);
  };
  i18next.on('initialized', add);
  if (i18next.isInitialized) add();
}
