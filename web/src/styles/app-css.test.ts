// @vitest-environment node
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const css = await readFile(path.join(import.meta.dirname, 'app.css'), 'utf8');

/** In a browser: `portal-frame.spec.ts`. */
it('on a low screen the bars of the portal scroll with the page', () => {
  const low = /@media \(height < 24rem\) \{(.*?)\n\}/s.exec(css)?.[1];
  expect(low).toMatch(/\.sticky:not\(\.h-dvh\) \{\s*position: static/);
  for (const bar of ['top', 'foot']) expect(low).toContain(`--clear-${bar}: 1rem`);
});

it('forms and the tools of a list are not printed', () => {
  expect(css.slice(css.indexOf('@media print'))).toContain(":is(form, [role='search'])");
});
