import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { twMerge } from 'tailwind-merge';

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

/** How much the page is too wide, violations of axe's rules, WCAG 2.2's size of targets (24 px) among them, and classes that meet. */
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
    ...(await classesThatMeet(page)),
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ];
}

/** Elements of which one class says what another says as well: the style sheet's order would choose (`web/src/lib/cn.ts`). */
async function classesThatMeet(page: Page): Promise<string[]> {
  const all = await page
    .locator('body [class]')
    .evaluateAll((elements) => [...new Set(elements.map((element) => element.getAttribute('class') ?? ''))]);
  return all
    .filter((names) => twMerge(names) !== names)
    .map((names) => `of these classes one overrules another: ${names}`);
}
