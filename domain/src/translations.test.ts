import { expect, it } from 'vitest';
import { roadmapStepSchema } from './roadmap.ts';
import { inLanguage } from './translations.ts';

const translations = { en: 'Open', zh: '' };

it.each([
  ['th', { text: 'เปิด', language: 'th' }],
  ['en', { text: 'Open', language: 'en' }],
  // An empty translation counts as missing.
  ['zh', { text: 'เปิด', language: 'th' }],
] as const)('a text is read in %s, or else in Thai', (language, expected) => {
  expect(inLanguage('เปิด', translations, language)).toEqual(expected);
});

it('without translations a text is in Thai', () => {
  expect(inLanguage('เปิด', undefined, 'en')).toEqual({ text: 'เปิด', language: 'th' });
});

it('invalid translations are ignored, and the document is still shown', () => {
  const step = { id: 's', phase: 'หนึ่ง', step_number: 1, title: 'เปิด', status: 'done' };
  expect(roadmapStepSchema.parse({ ...step, title_i18n: { en: 7 } })).toMatchObject(step);
  expect(roadmapStepSchema.parse({ ...step, title_i18n: translations }).title_i18n).toEqual(translations);
});
