import { expect, it } from 'vitest';
import { Gap } from '@/i18n';
import { renderScreen, speak } from '@/testing/render-screen';

it.each([
  ['th', ' '],
  ['en', ' '],
  ['zh', ''],
] as const)('between two sentences in %s there is "%s"', async (language, gap) => {
  await speak(language);
  const { container } = renderScreen(
    <p>
      1<Gap />2
    </p>,
  );
  expect(container.textContent).toBe(`1${gap}2`);
});
