import { LANGUAGES } from '@app/domain/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { SITE_PAGES } from './pages';
import { textsIn } from './texts';

vi.mock('@/lib/firebase/env', () => ({ firebaseConfig: { projectId: 'demo-portal' }, emulators: null }));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(SITE_PAGES)(
    'the page $id has all the texts that it asks for',
    async ({ id, load }) => {
      const missing: string[] = [];
      const parseMissingKeyHandler = (key: string) => missing.push(key);
      const { default: Page } = await load();
      const html = renderToStaticMarkup(
        <I18nextProvider i18n={textsIn(language).cloneInstance({ parseMissingKeyHandler })}>
          <Page />
        </I18nextProvider>,
      );
      expect(missing).toEqual([]);
      expect(html.match(/<h1/g), id).toHaveLength(1);
      // The first one loads the kit as well.
    },
    30_000,
  );
});
