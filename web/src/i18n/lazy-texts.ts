import type { Language } from '@app/domain/language';
import i18next from 'i18next';
import { detectLanguage } from './detect-language.ts';
import { alsoAdd, currentLanguage } from './index.ts';
import type { LazyFeature } from './typed-keys.ts';

/** Texts that few pages of the portal show: its bundles (`bundles/<lng>.ts`) have none of the files of this folder. */
const FILES = import.meta.glob<object>('./locales/*/lazy/*.json', { import: 'default' });

const wanted = new Set<LazyFeature>();

/**
 * Loads code together with the texts that it shows, in the language in use. A language that is chosen later brings them too.
 * @throws what `load` throws, or the failed import of the texts
 */
export async function withTexts<Code>(
  features: readonly LazyFeature[],
  load: () => Promise<Code>,
): Promise<Code> {
  for (const feature of features) wanted.add(feature);
  const language = i18next.isInitialized ? currentLanguage() : detectLanguage();
  const [code] = await Promise.all([load(), addTexts(language, features)]);
  return code;
}

alsoAdd((language) => addTexts(language, [...wanted]));

async function addTexts(language: Language, features: readonly LazyFeature[]): Promise<void> {
  await Promise.all(
    features.map(async (feature) => {
      const texts = await FILES[`./locales/${language}/lazy/${feature}.json`]?.();
      const add = () => i18next.addResourceBundle(language, feature, texts, true, true);
      // Starting the translations replaces what there is; a page's code may be there before.
      if (i18next.isInitialized) add();
      else i18next.on('initialized', add);
    }),
  );
}
