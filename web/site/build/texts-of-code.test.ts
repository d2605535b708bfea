import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readTextsOfCode, withTextImports } from './texts-of-code.ts';

let root: string | undefined;
afterEach(async () => {
  if (root !== undefined) await rm(root, { recursive: true });
  root = undefined;
});

/** A web with one source file. */
async function webWith(file: string, source: string): Promise<string> {
  root = await mkdtemp(path.join(tmpdir(), 'texts-'));
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), source);
  return root;
}

it('finds the texts of code that is loaded later, on one line or several', async () => {
  const web = await webWith(
    'src/routes/screens.ts',
    `const a = () => withTexts(['money'], () => import('./portal/case'));
     const b = () =>
       withTexts(
         ['case-tools', 'money'], () =>
           import('@/features/x'));`,
  );
  expect([...(await readTextsOfCode(web))]).toEqual([
    ['src/routes/portal/case', ['money']],
    ['src/features/x', ['case-tools', 'money']],
  ]);
});

it('refuses a call that it cannot read', async () => {
  const web = await webWith('src/routes/x.ts', `withTexts(features, load)`);
  await expect(readTextsOfCode(web)).rejects.toThrow('src/routes/x.ts: withTexts needs');
});

it('counts texts towards the code that shows them, and no others', () => {
  const text = 'src/i18n/locales/th/lazy/money.json';
  const manifest = {
    'src/routes/portal/case.tsx': { file: 'case.js', imports: ['_lazy'] },
    _lazy: { file: 'lazy.js', dynamicImports: [text, 'src/chart.ts'] },
    [text]: { file: 'money.js' },
  };
  const amended = withTextImports(manifest, new Map([['src/routes/portal/case', ['money']]]));
  expect(amended['src/routes/portal/case.tsx']?.imports).toEqual(['_lazy', text]);
  expect(amended['_lazy']?.dynamicImports).toEqual(['src/chart.ts']);
});
