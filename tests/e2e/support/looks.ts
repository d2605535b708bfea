import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const PHONE = { width: 375, height: 760 };
const DESK = { width: 1280, height: 860 };
const LOOKS = [
  [PHONE, 'light'],
  [DESK, 'dark'],
  [PHONE, 'dark'],
  [DESK, 'light'],
] as const;

/** One of the four looks for each turn, so that all are seen in time; `AXE=all` looks at all of them each time. */
export function looksOf(turn: number): readonly (typeof LOOKS)[number][] {
  if (process.env['AXE'] === 'all') return LOOKS;
  const look = LOOKS[turn % LOOKS.length];
  return look === undefined ? [] : [look];
}

/** How much the page is too wide, and violations of axe's rules, WCAG 2.2's size of targets (24 px) among them. */
export async function faultsOf(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, for half the time: the other way takes all it found to a page of its own, for frames from elsewhere.
    .setLegacyMode()
    .options({
      rules: { 'target-size': { enabled: true } },
      // Of what is well axe would else describe every element.
      resultTypes: ['violations'],
    })
    .analyze();
  return [
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ];
}
