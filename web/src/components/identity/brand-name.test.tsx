import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { speak } from '@/testing/render-screen';
import { site } from '@/site.config';
import { BrandName } from './brand-name';

it.each(['th', 'en', 'zh'] as const)(
  'is the firm’s whole name in %s, with one place to end a line',
  async (language) => {
    await speak(language);
    const { container } = render(<BrandName />);
    expect(container.textContent).toBe(site.name[language]);
    expect(container.querySelectorAll('wbr')).toHaveLength(1);
  },
);

it('no line ends in the middle of หนี้สิน', async () => {
  await speak('th');
  const { container } = render(<BrandName />);
  const whole = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(whole).toContainEqual(expect.stringContaining('หนี้สิน'));
});
