import i18next from 'i18next';
import { expect, it } from 'vitest';
import { browserStorage } from '../lib/browser-storage.ts';
import { withTexts } from './lazy-texts';

// Alone in its file: translations that have started cannot be stopped.
it('adds texts that came before the translations started', async () => {
  browserStorage.write('lng', 'en');
  await withTexts(['case-tools'], () => Promise.resolve('code'));
  await i18next.init({ lng: 'en', fallbackLng: false, resources: { en: {} }, ns: [] });
  expect(i18next.exists('case-tools:jump.label')).toBe(true);
});
