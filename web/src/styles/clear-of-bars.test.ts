// @vitest-environment node
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'postcss';
import { expect, it } from 'vitest';

it('what one jumps to in the portal keeps clear of its header, of the line below it and of a bar at the foot', async () => {
  const rem = new Map<string, number>();
  const margins = new Map<string, string>();
  parse(await readFile(path.join(import.meta.dirname, 'app.css'), 'utf8')).walkDecls((one) => {
    const selector = one.parent?.type === 'rule' && 'selector' in one.parent ? one.parent.selector : '';
    if (one.prop.startsWith('--clear-')) rem.set(`${selector} ${one.prop}`, Number.parseFloat(one.value));
    if (one.prop === 'scroll-margin-block') margins.set(selector, one.value);
    // Browsers scroll the page at each press of Tab inside a sticky header when the page has it.
    expect(one.prop).not.toMatch(/^scroll-padding/);
  });
  const top = rem.get('html[data-portal] --clear-top') ?? 0;
  // `min-h-16` of the header; two lines and a button of the line; two lines of the bar of chosen rows on a phone.
  expect(top).toBeGreaterThan(4);
  expect(rem.get('html[data-portal][data-line] --clear-top')).toBeGreaterThan(4 + 5);
  expect(rem.get('html[data-portal][data-foot] --clear-foot')).toBeGreaterThanOrEqual(6.75);
  const [[selector, value] = ['', '']] = margins;
  expect(value).toBe('var(--clear-top) var(--clear-foot)');
  for (const part of ['button', '[id]', '[tabindex]', ':not(.sticky, .sticky *)'])
    expect(selector).toContain(part);
});
