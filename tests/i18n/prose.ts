import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@app/domain/language';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Texts outside the locales that a screen or a page of the demo data shows. */
const SHOWN = [
  'web/src/claims.config.ts',
  'web/src/site.config.ts',
  'seed/src/demo-articles-en.ts',
  'seed/src/demo-articles-zh.ts',
  'seed/src/demo-blog.ts',
  'seed/src/demo-cases.ts',
  'seed/src/demo-ended-cases.ts',
  'seed/src/demo-site.ts',
  'seed/src/demo-translations.ts',
];

/** What developers read first. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md'];

/** The texts in those files by `file:line`; a text belongs to the language of its letters. */
export function shownTexts(language: Language): Map<string, string> {
  return new Map(
    SHOWN.flatMap(literals).filter(([, text]) => languageOf(text) === language && /\s|[^ -~]/.test(text)),
  );
}

/** What commands print, and the lines of the first pages, by `file:line`. */
export function developerTexts(): Map<string, string> {
  const commands = globSync('tools/**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.(test|bench)\.ts$/.test(file))
    .flatMap(literals);
  const lines = PAGES.flatMap((page) =>
    readFileSync(path.join(ROOT, page), 'utf8')
      .split('\n')
      .map((line, at): [string, string] => [`${page}:${at + 1}`, line]),
  );
  return new Map([...commands, ...lines]);
}

function languageOf(text: string): Language {
  if (/[\u0e01-\u0e3a\u0e40-\u0e4e]/.test(text)) return 'th';
  return /[\u4e00-\u9fff]/.test(text) ? 'zh' : 'en';
}

/** String literals and the parts of templates. */
function literals(name: string): [place: string, text: string][] {
  const file = ts.createSourceFile(
    name,
    readFileSync(path.join(ROOT, name), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push([`${name}:${line + 1}:${character + 1}`, node.text]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
