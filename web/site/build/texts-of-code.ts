import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from './manifest.ts';

const CALL = /\bwithTexts\(/g;
const READABLE = /\bwithTexts\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\(\s*'([^']+)'/g;
/** The language that most read; the others weigh as much. */
const fileOf = (feature: string) => `src/i18n/locales/th/lazy/${feature}.json`;
const LAZY = /^src\/i18n\/locales\/\w+\/lazy\//;

/** The texts that come with code which is loaded later (`web/src/i18n/lazy-texts.ts`), by the code's path without its ending. */
export type TextsOfCode = ReadonlyMap<string, readonly string[]>;

/**
 * Reads all calls of `withTexts` in the sources.
 * @param root of the web
 * @throws Error for a call that is written in another way than the others
 */
export async function readTextsOfCode(root: string): Promise<TextsOfCode> {
  const found = new Map<string, string[]>();
  for await (const file of glob('{src/{features,routes,components,app},site/browser}/**/*.{ts,tsx}', {
    cwd: root,
  })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = await readFile(path.join(root, file), 'utf8');
    const calls = [...source.matchAll(READABLE)];
    if (calls.length !== [...source.matchAll(CALL)].length)
      throw new Error(`${file}: withTexts needs a list of names and a function that only imports.`);
    for (const [, features = '', code = ''] of calls) {
      const key = code.startsWith('@/')
        ? `src/${code.slice(2)}`
        : path.posix.join(path.posix.dirname(file), code);
      const names = [...features.matchAll(/[\w-]+/g)].map(([name]) => name);
      found.set(key, [...new Set([...(found.get(key) ?? []), ...names])]);
    }
  }
  return found;
}

/**
 * A manifest in which such code imports its texts, as if they were part of it. In the build's own manifest one module may
 * load all texts of all languages.
 */
export function withTextImports(manifest: Manifest, texts: TextsOfCode): Manifest {
  return Object.fromEntries(
    Object.entries(manifest).map(([key, { imports = [], dynamicImports = [], ...chunk }]) => [
      key,
      {
        ...chunk,
        imports: [...imports, ...(texts.get(key.replace(/\.tsx?$/, '')) ?? []).map(fileOf)],
        dynamicImports: dynamicImports.filter((next) => !LAZY.test(next)),
      },
    ]),
  );
}
