import { afterEach, expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { site } from '@/site.config';
import { Letterhead } from './letterhead';

const as = { ...site.registration };
afterEach(() => Object.assign(site.registration, as));

const shown = () => renderScreen(<Letterhead>sheet</Letterhead>).container.textContent;

it.each([
  ['th', 'เลขทะเบียน 1/2569, 0105569000000'],
  ['en', 'Registration number 1/2569, 0105569000000'],
  ['zh', '注册号 1/2569, 0105569000000'],
] as const)('has the registration numbers that the firm has filled in: %s', async (language, line) => {
  await speak(language);
  const [word = ''] = line.split(' 1/');
  expect(shown()).not.toContain(word);
  Object.assign(site.registration, {
    debtCollection: { number: '1/2569' },
    company: { number: '0105569000000' },
  });
  expect(shown()).toContain(line);
});
