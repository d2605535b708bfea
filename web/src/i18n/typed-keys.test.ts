import i18next from 'i18next';
import { expect, it } from 'vitest';
import { speak } from '@/testing/render-screen';

// TypeScript reports an unused `@ts-expect-error`: a wrong key that it accepts fails the type check.
it('a key without a text, which would be shown as it is, is a type error', async () => {
  await speak('en');
  const t = i18next.getFixedT('en', 'site');
  expect([t('common:close'), t('footer.index')]).toEqual(['Close', 'Site map']);
  // @ts-expect-error no such text
  expect(i18next.t('common:clse')).toBe('clse');
  // @ts-expect-error a text of another namespace
  expect(t('close')).toBe('close');
  // @ts-expect-error no such namespace
  expect(i18next.t('commons:close')).toBe('close');
  // @ts-expect-error any text could be behind it
  expect(t('footer.index' as string)).toBe('Site map');
});
