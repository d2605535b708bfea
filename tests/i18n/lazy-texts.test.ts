import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readTexts } from './locales.ts';
import { usedKeys } from './used-keys.ts';

/** A file that is loaded later, and the texts that `withTexts` loads with it. */
interface Load {
  file: string;
  texts: readonly string[];
}

interface Source {
  imports: string[];
  loads: Load[];
  /** The features whose texts it shows and that not every bundle has: lazy ones, and those of public pages. */
  shows: string[];
}

const ROOT = path.resolve(import.meta.dirname, '../../web');
const featureOf = (key: string) => key.slice(0, key.indexOf(':'));
const KEYS = [...readTexts('th').keys()];
const NAMESPACES = [...new Set(KEYS.map(featureOf))];
const LAZY = globSync('src/i18n/locales/th/lazy/*.json', { cwd: ROOT }).map((file) =>
  path.basename(file, '.json'),
);
const bundle = (name: string) => readFileSync(path.join(ROOT, 'src/i18n/bundles', `${name}.ts`), 'utf8');
/** Lazy in the portal, and in the bundle that comes with the islands of public pages. */
const OF_ISLANDS = [...bundle('site-th').matchAll(/lazy\/([\w-]+)\.json/g)].map(([, name = '']) => name);
const ISLANDS = 'site/browser/islands.tsx';
/** In no bundle of the portal. */
const OF_SITE = /'!\.\.\/locales\/th\/\{(.*)\}\.json'/.exec(bundle('th'))?.[1]?.split(',') ?? [];
const isOfSite = (feature: string) =>
  OF_SITE.some((name) => (name.endsWith('*') ? feature.startsWith(name.slice(0, -1)) : feature === name));
const SOME_KEYS = KEYS.filter((key) => LAZY.includes(featureOf(key)) || isOfSite(featureOf(key)));
const FILES = globSync('{src,site}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.(test|d)\.tsx?$|^src\/testing\/|^site\/build\//.test(file),
);
const SOURCES = new Map(FILES.map((file) => [file, readSource(file)]));
const LOADS = [...SOURCES].flatMap(([by, { loads }]) => loads.map((load) => ({ ...load, by })));

function readSource(file: string): Source {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const source: Source = { imports: [], loads: [], shows: [] };
  const visit = (node: ts.Node, texts: readonly string[]): void => {
    let own = texts;
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      source.imports.push(...pathOf(file, node.moduleSpecifier));
    if (ts.isExportDeclaration(node)) source.imports.push(...pathOf(file, node.moduleSpecifier));
    if (ts.isCallExpression(node)) {
      const [argument] = node.arguments;
      if (node.expression.getText() === 'withTexts' && argument && ts.isArrayLiteralExpression(argument))
        own = argument.elements.filter(ts.isStringLiteral).map((each) => each.text);
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
        source.loads.push(...pathOf(file, argument).map((found) => ({ file: found, texts: own })));
    }
    node.forEachChild((child) => visit(child, own));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), []);
  const patterns = usedKeys(file, text, NAMESPACES);
  const shown = SOME_KEYS.filter((key) => patterns.some((pattern) => pattern.test(key)));
  source.shows = [...new Set(shown.map(featureOf))];
  return source;
}

/** The source file that an import names, if it is one of the website's own. */
function pathOf(from: string, specifier: ts.Node | undefined): string[] {
  if (specifier === undefined || !ts.isStringLiteral(specifier)) return [];
  const { text } = specifier;
  if (!/^(?:@\/|\.)/.test(text)) return [];
  const base = text.startsWith('@/')
    ? `src/${text.slice(2)}`
    : path.posix.join(path.posix.dirname(from), text);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).filter((file) => FILES.includes(file));
}

/** A file and all that it imports. */
function contentOf(file: string): Set<string> {
  const found = new Set([file]);
  for (const each of found) for (const next of SOURCES.get(each)?.imports ?? []) found.add(next);
  return found;
}

/** For each file that is loaded later: the texts that are there then, whatever loads it. */
function textsThere(contents: ReadonlyMap<string, ReadonlySet<string>>): Map<string, readonly string[]> {
  const there = new Map<string, readonly string[]>([...contents.keys()].map((file) => [file, LAZY]));
  for (let changed = true; changed;) {
    changed = false;
    for (const [file, before] of there) {
      const ways = LOADS.filter((load) => load.file === file).flatMap(({ by, texts }) => {
        const loaders = [...contents].filter(([, content]) => content.has(by)).map(([loader]) => loader);
        // Without a loader: part of an entry, which has no such texts.
        if (loaders.length === 0) return [by === ISLANDS ? [...texts, ...OF_ISLANDS] : texts];
        return loaders.map((loader) => [...texts, ...(there.get(loader) ?? [])]);
      });
      const now = before.filter((feature) => ways.every((texts) => texts.includes(feature)));
      if (now.length === before.length) continue;
      there.set(file, now);
      changed = true;
    }
  }
  return there;
}

it('code that shows lazy texts is loaded with them', () => {
  const contents = new Map(LOADS.map(({ file }) => [file, contentOf(file)]));
  const there = textsThere(contents);
  expect(there.get('src/routes/portal/customer/statement.tsx')).toContain('money');
  const missing = [...contents].flatMap(([file, content]) =>
    [...content].flatMap((each) =>
      (SOURCES.get(each)?.shows ?? [])
        .filter((feature) => !isOfSite(feature) && there.get(file)?.includes(feature) !== true)
        .map((feature) => `${each} shows ${feature}, which does not come with ${file}`),
    ),
  );
  expect(missing).toEqual([]);
});

it('no code is loaded with texts that it does not show', () => {
  const spare = LOADS.flatMap(({ by, file, texts }) => {
    const shown = new Set([...contentOf(file)].flatMap((each) => SOURCES.get(each)?.shows ?? []));
    return texts.filter((text) => !shown.has(text)).map((text) => `${by}: ${text} with ${file}`);
  });
  expect(spare).toEqual([]);
});

it('no page of the portal shows texts of public pages, which it does not load', () => {
  expect(OF_SITE).toContain('newsletter');
  const pages = new Set(FILES.filter((file) => /^src\/routes\/(?:portal|account)\//.test(file)));
  for (const each of pages) {
    const { imports = [], loads = [] } = SOURCES.get(each) ?? {};
    for (const next of [...imports, ...loads.map(({ file }) => file)]) pages.add(next);
  }
  expect(pages).toContain('src/features/law/components/limitation-rows.tsx');
  const wrong = [...pages].flatMap((file) =>
    (SOURCES.get(file)?.shows ?? []).filter(isOfSite).map((feature) => `${file}: ${feature}`),
  );
  expect(wrong).toEqual([]);
});
