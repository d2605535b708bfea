// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { parse, type Rule } from 'postcss';
import { expect, it } from 'vitest';

/** The sheets of public pages alone, which do not change while they are read. */
const SITE = ['site.css', 'site-frame.css', 'article.css', 'signs.css'];

const isPrinted = (rule: Rule) =>
  rule.parent?.type === 'atrule' && 'params' in rule.parent && rule.parent.params === 'print';

/**
 * Chrome computes the styles of the whole page again at each insertion and removal when `:has()` is asked of `html`: 20 to 70 ms each on a
 * case of 1,700 elements, a dozen times for one change of its status.
 */
it('no sheet of the portal asks :has() of the whole page', async () => {
  const folder = new URL('.', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css') && !SITE.includes(name));
  expect(names).toContain('toast.css');
  const found: string[] = [];
  for (const name of names)
    parse(await readFile(new URL(name, folder), 'utf8')).walkRules((rule) => {
      const asks = rule.selectors.some((one) => /(^|[\s,(])(html|body|:root)\b[^\s>+~]*:has\(/.test(one));
      if (asks && !isPrinted(rule)) found.push(`${name}: ${rule.selector}`);
    });
  expect(found).toEqual([]);
});
