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

/** One of the four combinations for each turn, so that all are covered over time; `AXE=all` checks all of them each time. */
export function looksOf(turn: number): readonly (typeof LOOKS)[number][] {
  if (process.env['AXE'] === 'all') return LOOKS;
  const look = LOOKS[turn % LOOKS.length];
  return look === undefined ? [] : [look];
}

/** Overflow of the page in px, violations of axe's rules including WCAG 2.2's target size (24 px), and conflicting classes. */
export async function faultsOf(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // A bar at the lower edge covers what lies under it until somebody scrolls; axe sees one scroll position.
  await page.addStyleTag({ content: 'main nav.sticky.bottom-0 { position: static !important; }' });
  const { violations } = await new AxeBuilder({ page })
    // Runs in the page itself, in half the time: the other mode copies all results to a new page, for frames of other origins.
    .setLegacyMode()
    .options({
      rules: { 'target-size': { enabled: true } },
      // Otherwise axe would also describe every element without a fault.
      resultTypes: ['violations'],
    })
    .analyze();
  return [
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...(await classesThatMeet(page)),
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ];
}

/** Elements with two classes for one property, which did not go through `cn` (`web/src/lib/cn.ts`): the order of the style sheet would decide. */
async function classesThatMeet(page: Page): Promise<string[]> {
  const all = await page
    .locator('body [class]')
    .evaluateAll((elements) => [...new Set(elements.map((element) => element.getAttribute('class') ?? ''))]);
  return all
    .filter((names) => twMerge(names) !== names)
    .map((names) => `of these classes one overrules another: ${names}`);
}
