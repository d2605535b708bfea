import { readdirSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import { resources } from './bundles/th';
import { addPortalTexts } from './index';
import { withTexts } from './lazy-texts';

beforeEach(async () => {
  await i18next.init({ lng: 'en', fallbackLng: false, resources: { en: {} }, ns: [] });
});

it('brings code with its texts in the language in use', async () => {
  expect(i18next.exists('receipt:number')).toBe(false);
  expect(await withTexts(['receipt'], () => Promise.resolve('code'))).toBe('code');
  expect(i18next.exists('receipt:number')).toBe(true);
  expect(i18next.exists('partner-note:reason')).toBe(false);
});

it('brings the texts of what is loaded in the next language too', async () => {
  await withTexts(['receipt'], () => Promise.resolve('code'));
  await addPortalTexts('zh');
  expect(i18next.exists('receipt:number', { lng: 'zh' })).toBe(true);
  expect(i18next.exists('partner-note:reason', { lng: 'zh' })).toBe(false);
});

it('fails as the code does', async () => {
  await expect(withTexts(['receipt'], () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});

it('has only what no bundle has', () => {
  const bundled = Object.keys(resources).map((path) => path.replace(/^.*\/|\.json$/g, ''));
  expect(bundled).toContain('headings');
  const lazy = readdirSync(path.join(import.meta.dirname, 'locales/th/lazy')).map((file) =>
    file.replace('.json', ''),
  );
  expect(lazy).toContain('receipt');
  expect(bundled.filter((feature) => lazy.includes(feature))).toEqual([]);
});
