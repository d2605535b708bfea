import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import { allClassesOf } from '../src/app/site/class-names.ts';
import { ONE_CLASS, type Selector, type StylePiece } from '../src/app/site/page-styles.ts';

/**
 * A style sheet in pieces, each with the classes without which it can do nothing: a page is given those that it needs
 * (`src/app/site/page-styles.ts`).
 * @throws CssSyntaxError
 */
export function splitStyles(css: string): StylePiece[] {
  return piecesOf(postcss.parse(css));
}

/**
 * The faces that a document must know when it is first painted, and the sheet without them: one that comes later would give
 * a late face a second chance, and the page would move (decision 066). Those called `…, late` are there for that.
 */
export function takeFaces(css: string): { faces: string; rest: string } {
  const sheet = postcss.parse(css);
  let faces = '';
  sheet.walkAtRules('font-face', (face) => {
    if (/font-family:[^;}]*, late/.test(face.toString())) return;
    faces += face.toString();
    face.remove();
  });
  return { faces, rest: sheet.toString() };
}

function piecesOf(container: Container): StylePiece[] {
  return container.nodes?.flatMap(pieceOf) ?? [];
}

function pieceOf(node: ChildNode): StylePiece[] {
  if (node.type === 'comment') return node.text.startsWith('!') ? [{ text: node.toString() }] : [];
  if (node.type === 'rule') return [isTable(node) ? tableOf(node) : ruleOf(node)];
  if (node.type !== 'atrule') return [{ text: `${node.toString()};` }];
  if (node.name === 'keyframes' || node.name === 'property')
    return [{ text: node.toString(), name: node.params }];
  if (node.nodes === undefined) return [{ text: `${node.toString()};` }];
  if (node.name === 'font-face') return [{ text: node.toString() }];
  return [{ head: `@${node.name} ${node.params}`, pieces: piecesOf(node) }];
}

/** A rule for the whole page, such as the theme's: each of its custom properties is independent of the others. */
function isTable(rule: Rule): boolean {
  return (
    rule.selectors.some((selector) => /^(?:\*|:root|:lang)/.test(selector)) && rule.nodes.some(isProperty)
  );
}

function isProperty(node: ChildNode): boolean {
  return node.type === 'decl' && node.prop.startsWith('--');
}

function tableOf(rule: Rule): StylePiece {
  return {
    selectors: rule.selectors.map(selectorOf),
    pieces: rule.nodes.map((node) => ({
      text: `${node.toString()};`,
      ...(node.type === 'decl' && isProperty(node) && { name: node.prop }),
    })),
  };
}

function ruleOf(rule: Rule): StylePiece {
  // Tailwind's list of faces for the page is overridden by ours (`theme.css`), and nobody sets its other defaults of fonts, which are
  // the browser's then; some prefixed declarations come repeated.
  const declarations = rule.nodes
    .map((node) => node.toString())
    .filter(
      (text) => !/^font-(?:family|feature-settings|variation-settings):var\(--default-font-/.test(text),
    );
  return { selectors: rule.selectors.map(selectorOf), body: [...new Set(declarations)].join(';') };
}

function selectorOf(text: string): Selector {
  const certain = withoutChoices(text).replace(/(?<!\\)\[[^\]]*\]/g, '');
  const all = allClassesOf(text);
  const [only] = all;
  return {
    text,
    needs: [...allClassesOf(certain), ...elementsOf(certain), ...kindsOf(text)],
    ...(all.length === 1 && only !== undefined && { only }),
  };
}

/** The kinds of heads (`site-frame.css`) and the languages that a selector is for, as `[data-head=cover]` and `:lang(th)`. */
function kindsOf(selector: string): string[] {
  return selector.match(/\[data-head=\w+\]|:lang\(\w+\)/g) ?? [];
}

/** The elements that a selector requires, as `<p`. */
function elementsOf(selector: string): string[] {
  const bare = selector.replace(new RegExp(ONE_CLASS.source, 'giu'), '.').replace(/::?[\w-]+/g, '');
  return [...bare.matchAll(/(?<![\w.#-])[a-z][\w-]*/g)].map(([name]) => `<${name}`);
}

/** Innermost parentheses first: those that begin `:not(` or hold a list are taken out, the others opened. */
function withoutChoices(selector: string): string {
  const innermost = /(:[\w-]+)?(?<!\\)\(((?:\\.|[^()\\])*)(?<!\\)\)/;
  let text = selector;
  for (let found = innermost.exec(text); found !== null; found = innermost.exec(text)) {
    const [whole, pseudo = '', inside = ''] = found;
    const isChoice = !/^:(?:is|where|has)$/.test(pseudo) || /(?<!\\),/.test(inside);
    text = text.replace(whole, () => (isChoice ? '' : ` ${inside} `));
  }
  return text;
}
